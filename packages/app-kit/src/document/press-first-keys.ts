import { useEffect } from "react";
import { FIRST_KEYS, FIRST_PHOTO, FIRST_SUBMIT } from "../client/first-key.ts";

/** Milliseconds after which a key is not replayed: the user has moved on. */
const PATIENCE = 5000;

/**
 * Whether a key was meant for the page as a whole, as its shortcuts are: a sign, by itself, and in no field. In a field it has done what
 * it does.
 */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey && target === document.body;
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

/**
 * After hydration, dispatches the key press that started hydration again, for keyboard shortcuts, types what followed it into the
 * field to which it leads, opens the photo that was clicked before, and submits the form that was submitted offline before.
 */
export function usePressFirstKeys(): void {
  useEffect(() => {
    const photo = window[FIRST_PHOTO];
    window[FIRST_PHOTO] = null;
    photo?.click();
    const submit = window[FIRST_SUBMIT];
    window[FIRST_SUBMIT] = null;
    if (submit) (submit.target as HTMLFormElement).requestSubmit(submit.submitter);
    const [first, ...others] = window[FIRST_KEYS] ?? [];
    window[FIRST_KEYS] = null;
    if (!first || !isShortcut(first) || performance.now() - first.timeStamp > PATIENCE) return;
    if (document.activeElement !== document.body) return;
    const { key, code, shiftKey } = first;
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true }),
    );
    typeInto(document.activeElement, others);
  }, []);
}
