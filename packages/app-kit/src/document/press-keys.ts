/** Milliseconds after which a key is not replayed: the user has moved on. */
const PATIENCE = 5000;

/** Whether a key was pressed as a shortcut of the page: it types a character, without modifiers and outside of fields. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey && target === document.body;
}

/**
 * Dispatches the key press that started hydration again, for keyboard shortcuts, and types what followed it into the field to which it
 * leads. Lazy-loaded, because most pages hydrate on a pointer event.
 */
export function pressKeys([first, ...others]: readonly KeyboardEvent[]): void {
  if (!first || !isShortcut(first) || performance.now() - first.timeStamp > PATIENCE) return;
  if (document.activeElement !== document.body) return;
  const { key, code, shiftKey } = first;
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true }),
  );
  typeInto(document.activeElement, others);
}

/** Types into the field that has the focus, as if its keys had come there. */
function typeInto(field: Element | null, keys: readonly KeyboardEvent[]): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const text = keys
    .filter(isShortcut)
    .map(({ key }) => key)
    .join("");
  if (text === "") return;
  field.setRangeText(
    text,
    field.selectionStart ?? field.value.length,
    field.selectionEnd ?? field.value.length,
    "end",
  );
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
}
