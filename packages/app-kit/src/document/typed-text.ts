/** Text typed into multi-line fields before hydration. */
export interface TypedText {
  /** Restores it where React overwrote it, and notifies listeners, such as counters. Runs once; later calls do nothing. */
  restore(): void;
}

/**
 * React 18 resets a hydrated textarea to the server's text, unlike other fields. Text that a user typed before would be lost.
 */
export function rememberTypedText(page: Document): TypedText {
  const typed = new Map<HTMLTextAreaElement, string>();
  const note = (field: unknown) => {
    if (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) {
      typed.set(field, field.value);
    }
  };
  for (const field of page.querySelectorAll("textarea")) note(field);
  const listen = ({ target }: Event) => note(target);
  page.addEventListener("input", listen, true);
  return {
    restore() {
      page.removeEventListener("input", listen, true);
      for (const [field, text] of typed) {
        if (field.value !== text) {
          field.value = text;
          // The caret is most likely at the end of what was typed last.
          if (page.activeElement === field) field.setSelectionRange(text.length, text.length);
        }
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
      typed.clear();
    },
  };
}
