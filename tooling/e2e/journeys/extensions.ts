import type { Page } from "@playwright/test";

/*
 * Imitated browser extensions. Each is a script that runs before those of the page, as content scripts do, and goes on while the page
 * is open. The functions are sent to the browser, so each stands alone.
 */

/** Puts a menu beside the body, and an icon after every field; marks the fields. */
function passwordManager(): void {
  const mark = () => {
    for (const field of document.querySelectorAll<HTMLInputElement>("input")) {
      if (!/^(password|email|search|text)$/.test(field.type) || field.dataset.vaultField) continue;
      field.dataset.vaultField = "1";
      const icon = document.createElement("div");
      icon.dataset.vaultIcon = "";
      field.after(icon);
    }
  };
  document.addEventListener("DOMContentLoaded", () => {
    document.body.setAttribute("data-vault", "1");
    document.body.before(document.createElement("div"));
    document.body.after(document.createElement("vault-menu"));
    document.head.prepend(document.createElement("meta"));
    mark();
    new MutationObserver(mark).observe(document, { childList: true, subtree: true });
  });
}

/** Puts an element after every text field, one beside the body and, already while the page is parsed, a mark into the head. */
function writingAssistant(): void {
  const mark = () => {
    for (const field of document.querySelectorAll("textarea")) {
      if (field.dataset.gramm) continue;
      field.dataset.gramm = "true";
      field.after(document.createElement("writing-assistant"));
    }
  };
  const early = new MutationObserver(() => {
    if (!document.head?.querySelector("meta")) return;
    early.disconnect();
    const meta = document.createElement("meta");
    meta.name = "darkreader";
    document.head.querySelector("meta")?.before(meta);
    document.documentElement.append(document.createElement("writing-assistant-styles"));
  });
  early.observe(document, { childList: true, subtree: true });
  addEventListener("focusin", mark, true);
  document.addEventListener("DOMContentLoaded", () => {
    document.documentElement.append(document.createElement("writing-assistant-menu"));
    mark();
    new MutationObserver(mark).observe(document, { childList: true, subtree: true });
  });
}

/**
 * Wraps each text in two elements and keeps it inside, or replaces it by its translation, and that by a better one. Translates texts that
 * appear later, too.
 */
function translator(keepsTexts: boolean): void {
  // The texts stay as they are, so that they are found by their words.
  const translate = (text: Text) => {
    if (
      text.data.trim() === "" ||
      text.parentElement?.closest("font, head, script, style, textarea, option, title")
    )
      return;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    outer.style.verticalAlign = inner.style.verticalAlign = "inherit";
    text.replaceWith(outer);
    inner.append(keepsTexts ? text : text.data);
    if (!keepsTexts) setTimeout(() => outer.replaceWith(outer.cloneNode(true)));
  };
  const translateAll = (root: Node) => {
    if (root instanceof Text) return translate(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  };
  document.addEventListener("DOMContentLoaded", () => {
    document.documentElement.lang = "th";
    document.documentElement.classList.add("translated-ltr");
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of target instanceof Text ? [target] : addedNodes) {
          if (node.isConnected) translateAll(node);
        }
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** Puts an element that looks like any other into a form while the page is parsed, before any script of the page can see it. */
function unknownEarly(): void {
  const observer = new MutationObserver(() => {
    const form = document.querySelector("main form");
    if (!form?.querySelector("button")) return;
    observer.disconnect();
    form.prepend(document.createElement("div"));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Changes pages in a way that nobody can tell from the server's markup. */
export const changeUnrecognised = (page: Page) => page.addInitScript(unknownEarly);

/** Installs imitated extensions in the browser of a page, by their names. */
export const EXTENSIONS = {
  "no extension": async () => {},
  "a password manager": (page: Page) => page.addInitScript(passwordManager),
  "a writing assistant": (page: Page) => page.addInitScript(writingAssistant),
  "a translator that replaces texts": (page: Page) => page.addInitScript(translator, false),
  "a translator that wraps texts": (page: Page) => page.addInitScript(translator, true),
} satisfies Record<string, (page: Page) => Promise<unknown>>;

/** What each extension leaves in a page, as selectors. */
export const TRACES: Record<keyof typeof EXTENSIONS, string> = {
  "no extension": "body",
  "a password manager": "html > vault-menu, [data-vault-icon]",
  "a writing assistant": "html > writing-assistant-menu",
  "a translator that replaces texts": "main font > font",
  "a translator that wraps texts": "main font > font",
};
