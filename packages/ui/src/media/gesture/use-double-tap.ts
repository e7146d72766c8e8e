import { type MouseEvent, type TouchEvent, useRef } from "react";
import { createDoubleTap } from "./double-tap.ts";
import { TAP_TOLERANCE } from "./touch-gesture.ts";

/** What an element listens to, to be tapped twice. */
export interface DoubleTapProps {
  onClick: (event: MouseEvent) => void;
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/**
 * Listens to double taps and double clicks on an element. Give it `touch-action: manipulation`, or the browser zooms.
 * It is a short cut: what it does must be possible by a button as well.
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
    // A press of the space bar or the enter key is a click without a place.
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
