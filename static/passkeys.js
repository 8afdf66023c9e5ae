// Joins the forms for passkeys with allauth's script, and says so where none came or can come.
(() => {
  "use strict";

  const KINDS = { login: "loginForm", authenticate: "authenticateForm", add: "addForm" };
  const show = (selector) => {
    for (const it of document.querySelectorAll(selector)) it.hidden = false;
  };

  function join(form) {
    const { credential, passwordless } = form.elements;
    const button = form.querySelector("[data-passkey-go]");
    const kind = form.dataset.passkey;
    const ids = { [kind]: button.id, credential: credential.id, passwordless: passwordless?.id, data: "js_data" };
    window.allauth.webauthn.forms[KINDS[kind]]({ ids });
    // Enter in another field asks for the passkey too; allauth sends the form without this event.
    form.addEventListener("submit", (event) => {
      if (credential.value) return;
      event.preventDefault();
      button.click();
    });
    form.hidden = false;
  }

  if (!window.PublicKeyCredential) {
    show("[data-passkey-absent]");
    return;
  }
  document.querySelectorAll("[data-passkey]").forEach(join);
  document.addEventListener("allauth.error", (event) => {
    event.preventDefault();
    show("[data-passkey-fault]");
  });
})();
