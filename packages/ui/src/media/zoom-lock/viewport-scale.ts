/** Maximum zoom of pages. */
export const MAXIMUM_SCALE = 5;

/** The same while a field has focus: phones zoom into fields and stay zoomed. */
export const MAXIMUM_SCALE_TYPING = 1;

/** Types of `<input>` without text entry. */
const UNTYPED = new Set([
  "button",
  "checkbox",
  "color",
  "file",
  "hidden",
  "image",
  "radio",
  "range",
  "reset",
  "submit",
]);

/** Whether an element accepts typing: text fields of every type, text areas, selects and editable elements. */
export function isTypingField(element: EventTarget | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element instanceof HTMLInputElement) return !UNTYPED.has(element.type);
  return (
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    element.isContentEditable ||
    element.closest("[contenteditable]:not([contenteditable=false])") !== null
  );
}

/**
 * Replaces `maximum-scale` in the content of the viewport's meta element.
 *
 * @example
 * withMaximumScale("width=device-width, maximum-scale=5", 1); // "width=device-width, maximum-scale=1"
 */
export function withMaximumScale(content: string, scale: number): string {
  const parts = content
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !/^maximum-scale\s*=/i.test(part));
  return [...parts, `maximum-scale=${scale}`].join(", ");
}
