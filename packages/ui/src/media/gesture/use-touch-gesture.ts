import { type PointerEvent, useEffect, useRef } from "react";
import { createTouchGesture, type TouchGesture, type TouchGestureHandlers } from "./touch-gesture.ts";

/** Listeners for taps, holds and swipes. */
export interface TouchGestureProps {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
}

/**
 * Detects taps, holds and swipes of a finger or pen; a mouse is ignored. Give the element the `touch-action` that leaves the wanted
 * direction to it (`pan-y` for horizontal swipes): otherwise the browser scrolls and cancels the touch.
 *
 * @example
 * const touch = useTouchGesture({ onSwipe: (direction) => direction === "left" && showNext() });
 * return <div {...touch} className={styles.panY}>…</div>;
 */
export function useTouchGesture(handlers: TouchGestureHandlers): TouchGestureProps {
  const latest = useRef(handlers);
  latest.current = handlers;
  const gesture = useRef<TouchGesture>();
  gesture.current ??= createTouchGesture(() => latest.current);
  useEffect(() => () => gesture.current?.cancel(), []);

  const on = (step: "start" | "move" | "end") => (event: PointerEvent) => {
    if (event.pointerType === "mouse") return;
    // A second finger means zooming.
    if (!event.isPrimary) return gesture.current?.cancel();
    gesture.current?.[step]({ x: event.clientX, y: event.clientY, time: event.timeStamp });
  };
  return {
    onPointerDown: on("start"),
    onPointerMove: on("move"),
    onPointerUp: on("end"),
    onPointerCancel: () => gesture.current?.cancel(),
  };
}
