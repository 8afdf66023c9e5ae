// Completes what is written on the desk, and finds the line of an error; the page works without this file.
(() => {
  "use strict";

  const text = document.querySelector("[data-write]");
  if (!text) return;
  const said = document.querySelector("[data-said]");
  const MOST = 8;
  const STARTS = /[\s,;:|=>[&(.]/;
  const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff々ー]/;
  const fold = (words) => words.normalize("NFKC").toLowerCase().replaceAll("’", "'").replaceAll(/[《》]/g, "");

  // What there is to complete: fetched once, when someone begins to write.
  let names = [];
  let words = {};
  let wanted = null;
  function fetchWords() {
    wanted ??= fetch(text.dataset.words)
      .then((answer) => answer.json())
      .then((found) => {
        names = found.cards.flatMap(([en, ja]) => [
          { key: fold(en), write: en, other: ja, tongue: "en" },
          { key: fold(ja), write: `《${ja}》`, other: en, tongue: "ja" },
        ]);
        words = found.words;
      })
      .catch(() => (wanted = null));
  }

  // Which words may stand here, by what stands before them on their line and above it.
  function kindOf(lead, above) {
    if (/^\s*$/.test(lead)) {
      if (!lead) return "margin";
      return /^[A-Z]:/.test(above) ? "given" : "";
    }
    if (/\[[^\]]*[[;]\s*$/.test(lead) || /\[\s*$/.test(lead)) return "mark";
    if (/^[A-Z]:/.test(lead) || (/^\s/.test(lead) && /^[A-Z]:/.test(above))) return /[:;]\s*$/.test(lead) ? "given" : "";
    if (/\b(in|of) [A-Z]\.$/.test(lead) || /^expect.*\b[A-Z]\.$/.test(lead)) return "zone";
    if (/\b(turn|to) ([A-Z]\d*[. ])?$/.test(lead)) return "step";
    if (/(expect|;)\s*$/.test(lead) && /^expect/.test(lead)) return "claim";
    if (/^\s*[A-Z] $/.test(lead)) return "deed";
    if (/\b(cast|play)\b.* $/.test(lead)) return "how";
    return /;\s*$/.test(lead) ? "margin" : "";
  }

  // The labels of the text, but for the one that is being written.
  function labels() {
    const caret = text.selectionStart;
    const others = text.value.slice(0, caret).replace(/@[\w-]*$/, "") + text.value.slice(caret);
    const found = others.match(/@[\w-]+/g) ?? [];
    return [...new Set(found)].map((label) => ({ key: label.toLowerCase(), write: label, tongue: "en" }));
  }

  // The longest stretch before the caret that something begins with, and what does.
  function suggestions() {
    const caret = text.selectionStart;
    if (caret !== text.selectionEnd) return null;
    const before = text.value.slice(0, caret);
    const start = before.lastIndexOf("\n") + 1;
    const line = before.slice(start);
    if (line.includes("#")) return null;
    const above = before.slice(0, start).split("\n").reverse().find((it) => /^\S/.test(it)) ?? "";
    for (let place = Math.max(0, line.length - 40); place < line.length; place += 1) {
      const begins = !place || STARTS.test(line[place - 1]) || JAPANESE.test(line[place]) || line[place] === "《";
      const written = line.slice(place);
      if (!begins || /^\s/.test(written)) continue;
      const found = beginning(fold(written), kindOf(line.slice(0, place), above));
      // What is written out in full needs nothing more.
      if (!found) return null;
      if (found.length) return { start: start + place, end: caret, found };
    }
    return null;
  }

  function beginning(key, kind) {
    if (key.startsWith("@")) {
      const found = labels().filter((it) => it.key.startsWith(key));
      return found.some((it) => it.key === key) ? null : found.slice(0, MOST);
    }
    const here = (words[kind] ?? []).map((word) => ({ key: word, write: word, tongue: "en" }));
    const first = here.filter((it) => it.key.startsWith(key));
    if (first.some((it) => it.key === key)) return null;
    // A single letter is a player, or nothing yet.
    if (key.length < 2 && !JAPANESE.test(key)) return [];
    // Of names that begin alike the shortest comes first: to the others one writes on.
    const whole = names.filter((it) => it.key.startsWith(key)).sort((one, other) => one.key.length - other.key.length);
    if (whole.some((it) => it.key === key)) return null;
    const inside = key.length < 3 ? [] : names.filter((it) => it.key.includes(` ${key}`));
    return [...first, ...whole, ...inside].slice(0, MOST);
  }

  // The list: a listbox that the text area controls while the caret stays where it is.
  const list = document.createElement("ul");
  list.className = "suggestions";
  list.id = "suggestions";
  list.hidden = true;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", text.dataset.label);
  const mirror = document.createElement("div");
  mirror.className = "mirror";
  mirror.setAttribute("aria-hidden", "true");
  text.after(list, mirror);
  text.setAttribute("aria-autocomplete", "list");
  text.setAttribute("aria-haspopup", "listbox");
  text.setAttribute("aria-controls", list.id);
  let shown = null;
  let active = 0;

  // Where a character stands inside the text area.
  function placeOf(index) {
    mirror.style.inlineSize = `${text.clientWidth + 2 * text.clientLeft}px`;
    mirror.textContent = text.value.slice(0, index);
    const mark = mirror.appendChild(document.createElement("span"));
    mark.textContent = text.value.slice(index, index + 1) || ".";
    return { top: mark.offsetTop, left: mark.offsetLeft, height: mark.offsetHeight };
  }

  function close() {
    shown = null;
    list.hidden = true;
    list.replaceChildren();
    text.removeAttribute("aria-activedescendant");
  }

  function point(number) {
    active = (number + shown.found.length) % shown.found.length;
    [...list.children].forEach((it, place) => it.setAttribute("aria-selected", String(place === active)));
    text.setAttribute("aria-activedescendant", list.children[active].id);
    list.children[active].scrollIntoView({ block: "nearest" });
  }

  function open() {
    const found = suggestions();
    if (!found) return close();
    const is_new = !shown || shown.found.length !== found.found.length;
    shown = found;
    list.replaceChildren(...found.found.map(option));
    list.hidden = false;
    const at = placeOf(found.start);
    list.style.insetBlockStart = `${at.top + at.height - text.scrollTop}px`;
    list.style.insetInlineStart = `${Math.max(0, Math.min(at.left, text.clientWidth - list.offsetWidth))}px`;
    if (is_new) said.textContent = text.dataset.many.replace("{n}", found.found.length);
    return point(0);
  }

  function option(it, number) {
    const item = document.createElement("li");
    item.id = `suggestion-${number}`;
    item.setAttribute("role", "option");
    item.dataset.number = number;
    const main = item.appendChild(document.createElement("span"));
    main.textContent = it.write;
    main.lang = it.tongue;
    if (it.other) {
      const other = item.appendChild(document.createElement("small"));
      other.textContent = it.other;
      other.lang = it.tongue === "en" ? "ja" : "en";
    }
    return item;
  }

  function take(number) {
    const { start, end, found } = shown;
    const written = found[number].write;
    text.focus();
    text.setSelectionRange(start, end);
    // As if it had been typed, so that it can be undone.
    if (!document.execCommand("insertText", false, written)) text.setRangeText(written, start, end, "end");
    close();
  }

  text.addEventListener("focus", fetchWords);
  if (document.activeElement === text) fetchWords();
  text.addEventListener("input", (event) => {
    if (!event.isComposing && wanted) wanted.then(open);
  });
  text.addEventListener("compositionend", () => wanted?.then(open));
  text.addEventListener("blur", close);
  text.addEventListener("click", close);
  text.addEventListener("scroll", close);
  list.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    const item = event.target.closest("[data-number]");
    if (item) take(Number(item.dataset.number));
  });
  text.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      text.form.requestSubmit();
      return;
    }
    if (!shown || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const act = {
      ArrowDown: () => point(active + 1),
      ArrowUp: () => point(active - 1),
      Enter: () => take(active),
      Tab: () => take(active),
      Escape: close,
    }[event.key];
    if (!act) {
      if (event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End") close();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    act();
  });

  // From an error, or a refused step, to its place in the text.
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("[data-line]");
    if (!link) return;
    event.preventDefault();
    const lines = text.value.split("\n");
    const number = Math.min(Number(link.dataset.line), lines.length);
    const start = lines.slice(0, number - 1).join("\n").length + (number > 1 ? 1 : 0);
    const place = start + Math.min(Number(link.dataset.column) - 1, lines[number - 1].length);
    text.focus();
    text.setSelectionRange(place, start + lines[number - 1].length);
    text.scrollTop = placeOf(place).top - text.clientHeight / 2;
  });

  for (const note of document.querySelectorAll("[data-keys-of-desk]")) note.hidden = false;
})();
