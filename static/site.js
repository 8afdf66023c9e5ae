// Keys for those who like them; every page works without this file.
(() => {
  "use strict";

  const one = (selector) => document.querySelector(selector);
  const CHOICE = "judgequiz.choice";

  // Single characters can be turned off by whoever speaks to the machine, or presses them by chance.
  const KEYS = "judgequiz.keys";
  const areKeysOn = () => localStorage.getItem(KEYS) !== "off";
  for (const row of document.querySelectorAll("[data-keys-row]")) {
    row.hidden = false;
    row.querySelector("input").checked = areKeysOn();
  }
  document.addEventListener("change", (event) => {
    if (!event.target.matches?.("[data-keys-row] input")) return;
    localStorage.setItem(KEYS, event.target.checked ? "on" : "off");
  });

  const isTyping = (element) =>
    element.matches?.("textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])");
  const picks = (element) => element.matches?.("input[type=radio]");
  const presses = (element) => element.matches?.("a, button, summary, input, label");

  function choose(number) {
    const option = document.querySelectorAll("[data-choose] input[name=choice], [data-pick] .option")[number - 1];
    if (!option) return false;
    if (picks(option)) option.checked = true;
    option.focus();
    return true;
  }

  function press(element) {
    if (!element) return false;
    element.click();
    return true;
  }

  // To the box of the page or of its header; where the header has no room for one, to its page.
  function seek() {
    const box = [...document.querySelectorAll("[name=q]")].findLast((it) => it.checkVisibility());
    if (!box) return press(one("[data-seek]"));
    box.focus();
    box.select();
    return true;
  }

  function answerOrGoOn() {
    return press(one("[data-choose] .button.is-main") ?? one("[data-next]"));
  }

  // Steps of a replay asked for before the last one is there are taken after it, one by one.
  let isStepping = false;
  let steps = 0;
  function step(by, isRepeat) {
    if (!one("[data-replay]")) return false;
    if (isStepping) {
      if (!isRepeat) steps += by;
      return true;
    }
    return press(one(`[data-replay] [rel=${by < 0 ? "prev" : "next"}]`));
  }
  document.addEventListener("htmx:beforeRequest", (event) => {
    isStepping = Boolean(event.target.closest?.("[data-replay]"));
  });
  document.addEventListener("htmx:afterSettle", () => {
    isStepping = false;
    const by = Math.sign(steps);
    steps -= by;
    if (by && !step(by)) steps = 0;
  });
  for (const name of ["htmx:sendError", "htmx:responseError", "htmx:timeout"]) {
    document.addEventListener(name, () => {
      isStepping = false;
      steps = 0;
    });
  }

  function act(event) {
    if (event.key === "?") {
      one("#keys")?.togglePopover?.();
      return true;
    }
    if (one(":popover-open:not(.card-sheet)") || event.target.closest?.(".card-sheet")) return false;
    if (/^[1-9]$/.test(event.key)) return choose(Number(event.key));
    if (event.key === "0") return press(one("[data-choose] button[name=pass]"));
    if (event.key === "/") return seek();
    if (event.key === "n") return press(one("[data-next]"));
    if (event.key === "ArrowLeft" && !picks(event.target)) return step(-1, event.repeat);
    if (event.key === "ArrowRight" && !picks(event.target)) return step(1, event.repeat);
    if (event.key === "Enter" && !presses(event.target)) return answerOrGoOn();
    return false;
  }

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.repeat && !event.key.startsWith("Arrow")) return;
    if (event.key.length === 1 && !areKeysOn()) return;
    if (act(event)) event.preventDefault();
  });

  document.addEventListener("click", (event) => {
    // The list of keys opens in place; without this file its link leads to a page.
    const keys = event.target.closest?.("[data-keys]");
    const sheet = one("#keys");
    if (keys && sheet?.showPopover) {
      event.preventDefault();
      sheet.showPopover();
    }
    // Switching the language keeps the option that was chosen but not yet sent.
    if (event.target.closest?.("[data-tongue]")) {
      const chosen = one("[data-choose] input[name=choice]:checked");
      if (chosen) sessionStorage.setItem(CHOICE, chosen.value);
    }
  });

  // A link can be copied at a click; without this file it is there to be selected.
  for (const row of document.querySelectorAll("[data-copy-row]")) {
    row.hidden = !navigator.clipboard;
  }
  async function copy(button) {
    const said = button.parentElement.querySelector("[role=status]");
    try {
      await navigator.clipboard.writeText(one("[data-share]").href);
      said.textContent = said.dataset.copied;
    } catch {
      said.textContent = said.dataset.notCopied;
    }
  }
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-copy]");
    if (button) copy(button);
  });

  // An answer that did not get through is said to have not; sending it again is safe.
  for (const name of ["htmx:sendError", "htmx:responseError", "htmx:timeout"]) {
    document.addEventListener(name, () => one("[data-trouble]")?.removeAttribute("hidden"));
  }

  const kept = sessionStorage.getItem(CHOICE);
  sessionStorage.removeItem(CHOICE);
  for (const radio of document.querySelectorAll("[data-choose] input[name=choice]")) {
    if (radio.value === kept) radio.checked = true;
  }
})();
