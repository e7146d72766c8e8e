/** A finger that moved so far on either axis, CSS px, does not tap or hold any more. */
export const TAP_TOLERANCE = 10;

/** A finger that rests so long, ms, holds. */
export const HOLD_TIME = 400;

/** A finger must have moved further than this, CSS px, when it is lifted, to swipe. */
export const SWIPE_TOLERANCE = 100;

/** Where a finger went, on the page rather than in reading direction. */
export type SwipeDirection = "left" | "right" | "up" | "down";

/** What a finger can do. */
export interface TouchGestureHandlers {
  onTap?: (() => void) | undefined;
  onHold?: (() => void) | undefined;
  onSwipe?: ((direction: SwipeDirection) => void) | undefined;
}

/** Where and when a finger is. */
export interface TouchPoint {
  /** CSS px. */
  readonly x: number;
  /** CSS px. */
  readonly y: number;
  /** Milliseconds of a clock that runs on (`event.timeStamp`). */
  readonly time: number;
}

/** Follows one finger at a time. */
export interface TouchGesture {
  readonly start: (point: TouchPoint) => void;
  readonly move: (point: TouchPoint) => void;
  readonly end: (point: TouchPoint) => void;
  /** The browser took the finger for scrolling, a second finger came, or the element goes. */
  readonly cancel: () => void;
}

/** Calls back once after milliseconds; the answer takes it back. */
export type After = (milliseconds: number, callBack: () => void) => () => void;

const byTimer: After = (milliseconds, callBack) => {
  const timer = setTimeout(callBack, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * The way of a swipe: the axis on which the finger went further, sideways when both are equal.
 *
 * @param dx - from touch to release, CSS px
 * @param dy - from touch to release, CSS px
 * @returns null when it went {@link SWIPE_TOLERANCE} or less, or the numbers are none
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
 * Tells taps, holds and swipes apart; each touch is at most one of them, and one between (moved 10 to 100 px) none.
 *
 * @param handlers - asked when something happens, so they may change meanwhile
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
      // The timer of a busy page may be late: what counts is how long the finger was down.
      if (!hasMoved && point.time - time >= HOLD_TIME) return hold();
      over();
      if (!hasMoved) return handlers().onTap?.();
      const direction = swipeDirection(point.x - x, point.y - y);
      if (direction) handlers().onSwipe?.(direction);
    },
    cancel: over,
  };
}
