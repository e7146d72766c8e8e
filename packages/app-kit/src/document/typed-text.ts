/**
 * React 18 resets a hydrated textarea to the server's text, unlike other fields. Text that a user typed before would be lost.
 *
 * @returns restores it and its selection where React overwrote it, and notifies listeners, such as counters; does nothing when called
 *   again
 */
export function rememberTypedText(page: Document): () => void {
  const typed = new Map<HTMLTextAreaElement, readonly [text: string, start: number, end: number]>();
  const note = ({ target: field }: { target: unknown }) => {
    if (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue)
      typed.set(field, [field.value, field.selectionStart, field.selectionEnd]);
  };
  for (const target of page.querySelectorAll("textarea")) note({ target });
  page.addEventListener("input", note, true);
  return () => {
    page.removeEventListener("input", note, true);
    for (const [field, [text, start, end]] of typed) {
      field.value = text;
      // Another value has moved the caret to its end.
      field.setSelectionRange(start, end);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    typed.clear();
  };
}
