type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Restores something in other markup of the same content. */
type Restore = (now: HTMLElement) => void;

/** Remembers what the user has done with markup: focus, selection, scroll positions, open elements and the values of fields. */
export function uiStateOf(root: HTMLElement): Restore {
  const restores: Restore[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("*")) {
    const { scrollLeft, scrollTop } = element;
    const isFocused = element === document.activeElement;
    const isOpen = element instanceof HTMLDetailsElement && element.open;
    const isField = element.matches("input, textarea, select");
    if (!isFocused && !isOpen && !isField && scrollLeft === 0 && scrollTop === 0) continue;
    const { selectionStart, selectionEnd } = element as HTMLInputElement;
    const same = finderOf(root, element);
    restores.push((now) => {
      const found = same(now);
      if (!found) return;
      if (isField) restoreValue(element as Field, found as Field);
      if (isOpen) found.setAttribute("open", "");
      found.scrollTo({ left: scrollLeft, top: scrollTop, behavior: "instant" });
      if (!isFocused) return;
      found.focus({ preventScroll: true });
      if (isField && selectionStart !== null) {
        (found as HTMLInputElement).setSelectionRange?.(selectionStart, selectionEnd);
      }
    });
  }
  return (now) => {
    for (const restore of restores) restore(now);
  };
}

/** Gives a field the value of another, as if the user had entered it: drafts and counters listen. */
function restoreValue(before: Field, now: Field): void {
  const { type, value } = before;
  if (type === "checkbox" || type === "radio") {
    if ((before as HTMLInputElement).checked !== (now as HTMLInputElement).checked) now.click();
    return;
  }
  // A file field has the name of its file as value.
  if (type === "hidden" || value === now.value) return;
  const property = type === "file" ? "files" : "value";
  // By the setter of the class: React overrides the element's own, and would not notice the change.
  Reflect.set(Object.getPrototypeOf(now), property, Reflect.get(before, property), now);
  for (const event of ["input", "change"]) now.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Finds the counterpart of an element in other markup: the one of the same link or name, else of the same kind, at the same index. */
function finderOf(root: HTMLElement, element: HTMLElement): (now: HTMLElement) => HTMLElement | undefined {
  const kind = (markup: HTMLElement) =>
    [...markup.querySelectorAll<HTMLElement>(element.localName)].filter((one) =>
      ["href", "name"].every((name) => one.getAttribute(name) === element.getAttribute(name)),
    );
  const at = kind(root).indexOf(element);
  return (now) => kind(now)[at];
}
