// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDoubleTap } from "./use-double-tap.ts";
import { useTouchGesture } from "./use-touch-gesture.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const onDoubleTap = vi.fn();
const onSwipe = vi.fn();
const onHold = vi.fn();
let root: ReturnType<typeof createRoot>;
let box: Element;

function Box() {
  const twice = useDoubleTap(onDoubleTap);
  const touch = useTouchGesture({ onSwipe, onHold });
  return <div id="box" {...twice} {...touch} />;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  document.body.innerHTML = '<main id="place"></main>';
  const place = document.getElementById("place") as Element;
  root = createRoot(place);
  act(() => root.render(<Box />));
  box = document.getElementById("box") as Element;
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

/** Dispatches an event at a given time. */
function fire(type: string, time: number, more: object) {
  const event = new Event(type, { bubbles: true });
  Object.defineProperty(event, "timeStamp", { value: time });
  for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value });
  act(() => {
    box.dispatchEvent(event);
  });
}
const finger = (x: number) => [{ clientX: x, clientY: 0 }];
function touch(time: number, moved = 0) {
  fire("touchstart", time, { touches: finger(0) });
  fire("touchend", time, { touches: [], changedTouches: finger(moved) });
  // Browsers send no click after a scroll.
  if (moved === 0) fire("click", time + 10, { detail: 1 });
}
const pointer = (type: string, x: number, more: object = {}) =>
  fire(type, 0, { pointerType: "touch", isPrimary: true, clientX: x, clientY: 0, ...more });

it("useDoubleTap treats two touches with their clicks as one double tap", () => {
  touch(1000);
  expect(onDoubleTap).not.toHaveBeenCalled();
  touch(1250);
  expect(onDoubleTap).toHaveBeenCalledTimes(1);
});

it("useDoubleTap accepts two mouse clicks, but not two key presses", () => {
  fire("click", 5000, { detail: 1 });
  fire("click", 5300, { detail: 2 });
  expect(onDoubleTap).toHaveBeenCalledTimes(1);
  fire("click", 9000, { detail: 0 });
  fire("click", 9100, { detail: 0 });
  expect(onDoubleTap).toHaveBeenCalledTimes(1);
});

it("useTouchGesture ignores a touch that scrolls", () => {
  touch(1000, 10);
  touch(1100, 10);
  touch(1200);
  expect(onDoubleTap).not.toHaveBeenCalled();
});

it("useTouchGesture detects swipes of a finger, but not of a mouse", () => {
  pointer("pointerdown", 200);
  pointer("pointerup", 90);
  expect(onSwipe).toHaveBeenCalledExactlyOnceWith("left");
  pointer("pointerdown", 200, { pointerType: "mouse" });
  pointer("pointerup", 0, { pointerType: "mouse" });
  expect(onSwipe).toHaveBeenCalledTimes(1);
});

it("useTouchGesture cancels on a second finger and on unmount", () => {
  pointer("pointerdown", 0);
  pointer("pointerdown", 50, { isPrimary: false });
  vi.advanceTimersByTime(500);
  expect(onHold).not.toHaveBeenCalled();
  pointer("pointerdown", 0);
  act(() => root.render(null));
  vi.advanceTimersByTime(500);
  expect(onHold).not.toHaveBeenCalled();
});
