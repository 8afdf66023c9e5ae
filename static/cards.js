// A card opens beside its name: at rest on it, by focus, by a tap. Without this file its button
// opens it in the middle of the window, and its link leads to its page.
(() => {
  "use strict";

  const REST = 250;
  const LEAVE = 300;
  const GAP = 8;
  const OPENER = '[popovertarget^="card-"]:not(.card-sheet *)';
  const LINK = 'main a[href*="/card/"]:not(.cardlink, .card-sheet *, nav *)';
  const PAGE = /^\/[a-z-]+\/card\/([a-z0-9-]+)\/$/;

  let open = null; // { sheet, opener, pinned }
  let timer = 0;
  let dismissed = null; // where Escape was pressed; it opens again only when come to again

  const openerOf = (element) => element.closest?.(`${OPENER}, ${LINK}`);
  const isTyping = () => document.activeElement?.matches("textarea, input:not([type=radio], [type=checkbox])");

  async function sheetOf(opener) {
    const id = opener.getAttribute("popovertarget");
    if (id) return document.getElementById(id);
    const slug = PAGE.exec(opener.pathname)?.[1];
    if (!slug) return null;
    const here = document.getElementById(`card-${slug}`);
    if (here) return here;
    const response = await fetch(`${opener.pathname}sheet/`);
    if (!response.ok) return null;
    const drawn = new DOMParser().parseFromString(await response.text(), "text/html");
    const sheet = drawn.querySelector(".card-sheet");
    return sheet && document.getElementById(sheet.id) || document.body.appendChild(document.adoptNode(sheet));
  }

  function place(sheet, opener) {
    // The line of a name that breaks which the pointer or the eye meets first.
    const at = opener.getClientRects()[0] ?? opener.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = sheet;
    const { clientWidth: across, clientHeight: down } = document.documentElement;
    const within = (value, size, room) => Math.max(GAP, Math.min(value, room - size - GAP));
    let left = within(at.left, width, across);
    let top = at.bottom + GAP;
    if (top + height > down) top = at.top - GAP - height;
    if (top < 0) {
      top = within(at.top, height, down);
      if (at.right + GAP + width < across) left = at.right + GAP;
      else if (at.left - GAP - width > 0) left = at.left - GAP - width;
      else top = within(at.bottom + GAP, height, Math.max(down, at.bottom + 2 * GAP + height));
    }
    sheet.style.left = `${left + scrollX}px`;
    sheet.style.top = `${top + scrollY}px`;
  }

  async function show(opener, pinned) {
    clearTimeout(timer);
    if (open?.opener === opener) {
      open.pinned ||= pinned;
      return;
    }
    if (document.querySelector(":popover-open:not(.card-sheet)")) return;
    const sheet = await sheetOf(opener).catch(() => null);
    if (!sheet?.showPopover || !opener.isConnected) return;
    hide();
    sheet.classList.add("is-beside");
    sheet.showPopover({ source: opener });
    open = { sheet, opener, pinned };
    place(sheet, opener);
    sheet.addEventListener("beforetoggle", closed);
  }

  // Told before the focus goes back to the name, which would open the card again.
  function closed(event) {
    if (event.newState !== "closed") return;
    event.target.removeEventListener("beforetoggle", closed);
    if (open?.sheet !== event.target) return;
    dismissed = open.opener;
    open = null;
  }

  function hide() {
    clearTimeout(timer);
    const { sheet, opener } = open ?? {};
    if (sheet?.contains(document.activeElement)) dismissed = opener;
    open = null;
    if (sheet?.matches(":popover-open")) sheet.hidePopover();
  }

  const soon = (act, wait) => {
    clearTimeout(timer);
    timer = setTimeout(act, wait);
  };
  const leave = () => {
    if (open && !open.pinned) soon(hide, LEAVE);
    else if (!open) clearTimeout(timer);
  };

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    if (event.target.closest?.(".card-sheet")) return clearTimeout(timer);
    const opener = openerOf(event.target);
    if (!opener) return leave();
    if (!open?.pinned && !isTyping()) soon(() => show(opener, false), REST);
  });
  document.documentElement.addEventListener("pointerleave", leave);

  document.addEventListener("focusin", (event) => {
    const opener = openerOf(event.target);
    if (opener && opener !== dismissed && event.target.matches(":focus-visible")) {
      soon(() => show(opener, false), REST);
    } else if (open && !open.pinned && !open.sheet.contains(event.target)) soon(hide, 0);
    dismissed = null;
  });

  // Before the button itself opens its card, which it would do in the middle of the window.
  document.addEventListener("click", (event) => {
    const opener = openerOf(event.target);
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const isLink = opener.matches("a");
    // A link is followed by a mouse and by a key, which have opened the card before; a tap opens it.
    if (isLink && event.pointerType !== "touch") return;
    event.preventDefault();
    if (open?.opener === opener && open.pinned) return hide();
    const byKey = event.detail === 0;
    show(opener, true).then(() => {
      if (byKey && open?.opener === opener) open.sheet.focus();
    });
  }, true);

  document.addEventListener("click", (event) => {
    if (event.target.closest?.(".card-sheet [popovertargetaction=hide]") && open) {
      event.preventDefault();
      const { opener } = open;
      hide();
      dismissed = opener;
      opener.focus();
    }
  });

  // What htmx swaps takes its cards with it.
  document.addEventListener("htmx:beforeSwap", hide);
})();
