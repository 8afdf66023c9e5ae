"""Questions as they were served, and the answers given to them."""
