/** The document that React has discarded, and what it lost when it was removed. */
export type DiscardedPage = readonly [page: Element, focused: Element | null, left: number, top: number];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Restores in a new document what the user has done with the one that React discarded: focus, selection, scroll position, open elements
 * and the values of fields. Markup that only the server has moves to the new document.
 */
export function restorePage([page, focused, left, top]: DiscardedPage): void {
  const now = document.documentElement;
  const changed = [
    ...page.querySelectorAll("input, textarea, select, details"),
    ...(focused ? [focused] : []),
  ];
  const pairs = changed.map((before) => ({ before, find: counterpartOf(before, page) }));
  const served = servedIn(page);
  for (const [index, place] of servedIn(now).entries())
    place.replaceChildren(...(served[index]?.childNodes ?? []));

  for (const { before, find } of pairs) {
    const after = find(now);
    if (!after) continue;
    if (before instanceof HTMLDetailsElement) after.toggleAttribute("open", before.open);
    else if (before.matches("input, textarea, select")) restoreValue(before as Field, after as Field);
    if (before === focused && document.activeElement === document.body) restoreFocus(before, after);
  }

  const scroll = () => window.scrollTo({ left, top, behavior: "instant" });
  scroll();
  // Without its styles the page has another height.
  for (const sheet of now.querySelectorAll("link[rel=stylesheet]")) sheet.addEventListener("load", scroll);
}

/** The places of markup that only the server has, in the order of the document, without those inside others. */
function servedIn(page: Element): Element[] {
  return [...page.querySelectorAll("[data-served]")].filter(
    (place) => !place.parentElement?.closest("[data-served]"),
  );
}

/** Gives a field the value of another, as if the user had entered it: drafts and counters listen. */
function restoreValue(before: Field, after: Field): void {
  const { type, value } = before;
  if (type === "checkbox" || type === "radio") {
    if ((before as HTMLInputElement).checked !== (after as HTMLInputElement).checked) after.click();
    return;
  }
  // A file field has the name of its file as value.
  if (type === "hidden" || value === after.value) return;
  const property = type === "file" ? "files" : "value";
  // By the setter of the class: React overrides the element's own, and would not notice the change.
  Reflect.set(Object.getPrototypeOf(after), property, Reflect.get(before, property), after);
  for (const event of ["input", "change"]) after.dispatchEvent(new Event(event, { bubbles: true }));
}

function restoreFocus(before: Element, after: HTMLElement): void {
  after.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = before as HTMLInputElement;
  // Only text fields have a selection.
  if (typeof selectionStart === "number")
    (after as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}

/** Finds the counterpart of an element in the new document: the same link or name, else the same kind, at the same index. */
function counterpartOf(element: Element, page: Element): (now: Element) => HTMLElement | undefined {
  const { localName } = element;
  const selector = ["href", "name"].reduce((all, attribute) => {
    const value = element.getAttribute(attribute);
    return value === null ? all : `${all}[${attribute}=${JSON.stringify(value)}]`;
  }, localName);
  const index = [...page.querySelectorAll(selector)].indexOf(element);
  return (now) => now.querySelectorAll<HTMLElement>(selector)[index];
}
