import { useEffect } from "react";
import { isTypingField, MAXIMUM_SCALE, MAXIMUM_SCALE_TYPING, withMaximumScale } from "./viewport-scale.ts";

/**
 * Prevents phones from zooming in while a field has focus, and allows zooming again afterwards. Desktop browsers are unaffected. Use
 * once per page, in its root.
 */
export function useZoomLock(): void {
  useEffect(() => (isTouchDevice() ? lockWhileTyping() : undefined), []);
}

function isTouchDevice(): boolean {
  return navigator.maxTouchPoints > 0 && matchMedia("(pointer: coarse)").matches;
}

function lockWhileTyping(): () => void {
  const set = (scale: number) => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
    const content = meta ? withMaximumScale(meta.content, scale) : "";
    if (meta && meta.content !== content) meta.content = content;
  };
  const follow = (element: EventTarget | null) =>
    set(isTypingField(element) ? MAXIMUM_SCALE_TYPING : MAXIMUM_SCALE);
  const onFocus = ({ target }: FocusEvent) => follow(target);
  // `relatedTarget` is the next focused element, so nothing changes between two fields.
  const onBlur = ({ relatedTarget }: FocusEvent) => follow(relatedTarget);

  follow(document.activeElement);
  document.addEventListener("focusin", onFocus);
  document.addEventListener("focusout", onBlur);
  return () => {
    document.removeEventListener("focusin", onFocus);
    document.removeEventListener("focusout", onBlur);
    set(MAXIMUM_SCALE);
  };
}
