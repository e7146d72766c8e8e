import { type ReactNode, useRef } from "react";
import { useBrowserLayoutEffect } from "../../foundation/hydration.ts";

/** Which cell a key leads to from the one at `index`; undefined for keys the strip does not use. */
export function cellForKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, index - 1);
    case "ArrowRight":
      return Math.min(count - 1, index + 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** Whether the key was meant for a field, where brackets are text. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

export interface StripKeysProps {
  /** On the page of a diary `[` and `]` go to the week before and after. */
  bracketKeys?: boolean | undefined;
  /** The strip: cells as links in a `nav`. Markup that React did not draw will do. */
  children: ReactNode;
}

/**
 * Keys of a week strip: one stop in the tab order (the current week), arrows to move inside, and optionally the
 * brackets for the whole page. Also brings the current week to the middle where the browser has not done so by CSS.
 */
export function StripKeys({ bracketKeys = false, children }: StripKeysProps) {
  const ref = useRef<HTMLDivElement>(null);

  // After every render: the cells or the current one may have changed.
  useBrowserLayoutEffect(() => {
    const cells = cellsIn(ref.current);
    const current = cells.find((cell) => cell.getAttribute("aria-current")) ?? cells[0];
    for (const cell of cells) cell.tabIndex = cell === current ? 0 : -1;
  });

  useBrowserLayoutEffect(() => {
    const place = ref.current;
    const strip = place?.querySelector("nav");
    if (!place || !strip) return;
    const current = strip.querySelector<HTMLElement>("[aria-current]");
    // Hydration often begins with a touch on the strip itself; moving it then would snatch it from the finger.
    const isUntouched = strip.scrollLeft === 0 && !strip.matches(":hover, :active, :focus-within");
    if (current && isUntouched) {
      const cell = current.getBoundingClientRect();
      const view = strip.getBoundingClientRect();
      // A browser that knows `scroll-initial-target` has done so, unless the cells grew after it looked.
      if (cell.right > view.right) strip.scrollLeft = cell.left - view.left - (view.width - cell.width) / 2;
    }

    const move = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const cells = cellsIn(place);
      const focused = document.activeElement;
      const index = focused instanceof HTMLAnchorElement ? cells.indexOf(focused) : -1;
      const to = index < 0 ? undefined : cellForKey(event.key, index, cells.length);
      if (to === undefined) return;
      event.preventDefault();
      cells[to]?.focus();
    };
    place.addEventListener("keydown", move);
    return () => place.removeEventListener("keydown", move);
  }, []);

  useBrowserLayoutEffect(() => {
    if (!bracketKeys) return;
    const go = (event: KeyboardEvent) => {
      const step = event.key === "[" ? -1 : event.key === "]" ? 1 : 0;
      if (step === 0 || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      const cells = cellsIn(ref.current);
      const index = cells.findIndex((cell) => cell.getAttribute("aria-current"));
      // A click and not an address, so that the app's router takes it.
      if (index >= 0) cells[index + step]?.click();
    };
    document.addEventListener("keydown", go);
    return () => document.removeEventListener("keydown", go);
  }, [bracketKeys]);

  return <div ref={ref}>{children}</div>;
}

function cellsIn(place: HTMLElement | null): HTMLAnchorElement[] {
  return [...(place?.querySelectorAll<HTMLAnchorElement>("nav a") ?? [])];
}
