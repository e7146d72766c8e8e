import { type MouseEvent, type TouchEvent, useRef } from "react";
import { createDoubleTap } from "./double-tap.ts";
import { TAP_TOLERANCE } from "./touch-gesture.ts";

/** Listeners for double taps. */
export interface DoubleTapProps {
  onClick: (event: MouseEvent) => void;
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/**
 * Detects double taps and double clicks on an element. Give it `touch-action: manipulation`, or the browser zooms. Only a shortcut: the
 * same must be possible with a button.
 *
 * @example
 * const twice = useDoubleTap(() => like());
 * return <div {...twice}>…</div>;
 */
export function useDoubleTap(onDoubleTap: () => void): DoubleTapProps {
  const isDouble = useRef<ReturnType<typeof createDoubleTap>>();
  isDouble.current ??= createDoubleTap();
  const from = useRef<{ x: number; y: number } | null>(null);

  function tap(event: MouseEvent | TouchEvent, kind: "touch" | "click") {
    const { currentTarget: target, timeStamp: time } = event;
    if (isDouble.current?.({ target, time, kind })) onDoubleTap();
  }
  return {
    // Space and Enter cause clicks with detail 0.
    onClick: (event) => event.detail > 0 && tap(event, "click"),
    onTouchStart: ({ touches }) => {
      const finger = touches.length === 1 ? touches[0] : undefined;
      from.current = finger ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: (event) => {
      const finger = event.changedTouches[0];
      const start = from.current;
      from.current = null;
      if (!finger || !start || event.touches.length > 0) return;
      const { clientX, clientY } = finger;
      const far = Math.max(Math.abs(clientX - start.x), Math.abs(clientY - start.y));
      if (far < TAP_TOLERANCE) tap(event, "touch");
    },
  };
}
