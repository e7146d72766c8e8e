import { useEffect } from "react";
import { isTypingField, MAXIMUM_SCALE, MAXIMUM_SCALE_TYPING, withMaximumScale } from "./viewport-scale.ts";

/**
 * Keeps phones from zooming while a field is typed into, and lets them zoom again afterwards. Machines with a mouse
 * stay as they are. Once a page, in its root.
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
  // To where the focus goes: from field to field nothing changes in between.
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
