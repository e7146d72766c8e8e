import { type RefObject, useRef } from "react";
import { useBrowserLayoutEffect } from "../../foundation/hydration.ts";

export interface PanelBehaviour {
  /** What is done inside and ends it: a row of a menu, a link. A selector; what matches closes the panel. */
  closedBy: string;
  /** Further keys, told while the focus is on the summary or inside. */
  onKey?: ((event: KeyboardEvent, panel: HTMLDetailsElement) => void) | undefined;
}

/**
 * What a `<details>` needs to behave as a panel once script is there: Escape and a press elsewhere close it, so does a focus
 * that leaves it; focus goes back to its summary. Where it would leave the window it lines up on the other side.
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
    // It may have been opened before script was there.
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
