import { type ReactNode, useRef } from "react";
import { useBrowserLayoutEffect } from "../../foundation/hydration.ts";

/** The index a key moves to from `index`; undefined for keys the strip does not handle. */
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

/** Whether the event comes from a text field, where brackets are text. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

export interface StripKeysProps {
  /** On a diary page `[` and `]` open the previous and next week. */
  bracketKeys?: boolean | undefined;
  /** The strip: links in a `nav`. Server-only markup works too. */
  children: ReactNode;
}

/**
 * Keyboard handling of a week strip: one tab stop (the current week), arrow keys inside, and optionally brackets for the whole page.
 * Also scrolls the current week to the centre where the browser does not support this in CSS.
 */
export function StripKeys({ bracketKeys = false, children }: StripKeysProps) {
  const ref = useRef<HTMLDivElement>(null);

  // After every render, because the cells or the current one may have changed.
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
    // A touch on the strip often starts hydration; scrolling it then would move it under the finger.
    const isUntouched = strip.scrollLeft === 0 && !strip.matches(":hover, :active, :focus-within");
    if (current && isUntouched) {
      const cell = current.getBoundingClientRect();
      const view = strip.getBoundingClientRect();
      // Browsers with `scroll-initial-target` have done so, unless the cells grew afterwards.
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
      // A click instead of a URL, so that the app's router handles it.
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
