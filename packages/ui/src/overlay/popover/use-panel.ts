import { type RefObject, useRef } from "react";
import { useBrowserLayoutEffect } from "../../foundation/hydration.ts";

export interface PanelBehaviour {
  /** Selector of elements inside whose click closes the panel: a row of a menu, a link. */
  closedBy: string;
  /** Called each time it opens. */
  onOpen?: (() => void) | undefined;
  /** Handles further keys while the focus is on the summary or inside. */
  onKey?: ((event: KeyboardEvent, panel: HTMLDetailsElement) => void) | undefined;
}

/**
 * Makes a `<details>` behave as a panel after hydration: Escape, a click outside and a focus that leaves it close it, and focus returns
 * to its summary. It aligns to the other side where it would leave the window.
 */
export function usePanel(ref: RefObject<HTMLDetailsElement>, behaviour: PanelBehaviour) {
  const newest = useRef(behaviour);
  newest.current = behaviour;

  useBrowserLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && panel.open) {
        event.stopPropagation();
        panel.open = false;
        panel.querySelector("summary")?.focus();
        return;
      }
      newest.current.onKey?.(event, panel);
    };
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !panel.contains(event.target)) panel.open = false;
    };
    const onFocus = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !panel.contains(event.relatedTarget)) panel.open = false;
    };
    const onToggle = () => {
      const list = panel.querySelector<HTMLElement>(":scope > div");
      if (!list || !panel.open) return;
      newest.current.onOpen?.();
      list.style.removeProperty("inset-inline");
      const { left, right } = list.getBoundingClientRect();
      if (left < 0) list.style.insetInline = "0 auto";
      else if (right > document.documentElement.clientWidth) list.style.insetInline = "auto 0";
    };
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(`div :is(${newest.current.closedBy})`))
        panel.open = false;
    };
    panel.addEventListener("keydown", onKey);
    panel.addEventListener("focusout", onFocus);
    panel.addEventListener("click", onClick);
    panel.addEventListener("toggle", onToggle);
    document.addEventListener("pointerdown", onPointer);
    // It may have been opened before hydration.
    onToggle();
    return () => {
      panel.removeEventListener("keydown", onKey);
      panel.removeEventListener("focusout", onFocus);
      panel.removeEventListener("click", onClick);
      panel.removeEventListener("toggle", onToggle);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, [ref]);
}
