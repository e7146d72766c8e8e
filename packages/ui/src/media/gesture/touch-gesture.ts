/** Distance on either axis, CSS px, from which a touch is neither tap nor hold. */
export const TAP_TOLERANCE = 10;

/** Milliseconds after which a resting finger holds. */
export const HOLD_TIME = 400;

/** Distance, CSS px, that a swipe must exceed when the finger is lifted. */
export const SWIPE_TOLERANCE = 100;

/** Direction of a swipe, on the page rather than in reading direction. */
export type SwipeDirection = "left" | "right" | "up" | "down";

/** Handlers of touch gestures. */
export interface TouchGestureHandlers {
  onTap?: (() => void) | undefined;
  onHold?: (() => void) | undefined;
  onSwipe?: ((direction: SwipeDirection) => void) | undefined;
}

/** Position and time of a finger. */
export interface TouchPoint {
  /** CSS px. */
  readonly x: number;
  /** CSS px. */
  readonly y: number;
  /** Milliseconds of a monotonic clock (`event.timeStamp`). */
  readonly time: number;
}

/** Tracks one finger at a time. */
export interface TouchGesture {
  readonly start: (point: TouchPoint) => void;
  readonly move: (point: TouchPoint) => void;
  readonly end: (point: TouchPoint) => void;
  /** The browser scrolls, a second finger touches, or the element unmounts. */
  readonly cancel: () => void;
}

/** Calls back once after a delay; returns a function that cancels it. */
export type After = (milliseconds: number, callBack: () => void) => () => void;

const byTimer: After = (milliseconds, callBack) => {
  const timer = setTimeout(callBack, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Returns the direction of a swipe: the axis with the larger distance, horizontal when equal.
 *
 * @param dx - from touch to release, CSS px
 * @param dy - from touch to release, CSS px
 * @returns null for {@link SWIPE_TOLERANCE} or less, and for invalid numbers
 * @example
 * swipeDirection(-101, 20); // "left"
 * swipeDirection(100, 0); // null
 */
export function swipeDirection(dx: number, dy: number): SwipeDirection | null {
  if (!Number.isFinite(dx + dy)) return null;
  const isSideways = Math.abs(dx) >= Math.abs(dy);
  const way = isSideways ? dx : dy;
  if (Math.abs(way) <= SWIPE_TOLERANCE) return null;
  if (isSideways) return way < 0 ? "left" : "right";
  return way < 0 ? "up" : "down";
}

/**
 * Distinguishes taps, holds and swipes; each touch is at most one of them, and a movement of 10 to 100 px is none.
 *
 * @param handlers - read on each event, so they may change
 * @param after - the clock
 */
export function createTouchGesture(
  handlers: () => TouchGestureHandlers,
  after: After = byTimer,
): TouchGesture {
  let from: TouchPoint | null = null;
  let hasMoved = false;
  let stopWaiting = () => {};

  function over() {
    stopWaiting();
    from = null;
  }
  function hold() {
    if (from === null) return;
    over();
    handlers().onHold?.();
  }
  function follow({ x, y }: TouchPoint) {
    if (from === null) return;
    const isNear = Math.abs(x - from.x) < TAP_TOLERANCE && Math.abs(y - from.y) < TAP_TOLERANCE;
    if (isNear) return;
    hasMoved = true;
    stopWaiting();
  }

  return {
    start(point) {
      over();
      from = point;
      hasMoved = false;
      stopWaiting = after(HOLD_TIME, hold);
    },
    move: follow,
    end(point) {
      follow(point);
      if (from === null) return;
      const { x, y, time } = from;
      // The timer of a busy page may be late, so the duration of the touch decides.
      if (!hasMoved && point.time - time >= HOLD_TIME) return hold();
      over();
      if (!hasMoved) return handlers().onTap?.();
      const direction = swipeDirection(point.x - x, point.y - y);
      if (direction) handlers().onSwipe?.(direction);
    },
    cancel: over,
  };
}
