"""The desk: anybody writes a situation in the notation, and plays it. Nothing is kept."""
