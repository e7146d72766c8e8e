import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { DRAG_TOLERANCE, type ItemBox, type Point, placeAt, placeWhile, scrollStep } from "./drag-order.ts";
import { HOLD_TIME, TAP_TOLERANCE } from "./touch-gesture.ts";

/** Listeners of each item. */
export interface DragOrderProps {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/** Interactive elements, which never start a drag. */
const OWN_PRESS = "a, button, input, select, textarea, summary, label, details";

interface Drag {
  readonly pointer: number;
  readonly from: number;
  readonly items: readonly HTMLElement[];
  /** Where the pointer went down, and its current position, in the window. */
  readonly start: Point;
  at: Point;
  /** Set once the item is lifted: positions of all items on the page, and of the pointer. */
  lifted?: { boxes: readonly ItemBox[]; at: Point };
  to: number;
}

const page = ({ x, y }: Point): Point => ({ x: x + window.scrollX, y: y + window.scrollY });

/** Moves the dragged item above the others, and the others to where they would be. */
function show({ items, from, to, at, lifted }: Drag) {
  if (!lifted) return;
  const { boxes } = lifted;
  const now = page(at);
  for (const [index, item] of items.entries()) {
    const own = boxes[index];
    const other = boxes[placeWhile(index, from, to)];
    if (!own || !other) continue;
    item.style.translate =
      index === from
        ? `${now.x - lifted.at.x}px ${now.y - lifted.at.y}px`
        : `${other.x - own.x}px ${other.y - own.y}px`;
  }
}

/**
 * Reorders a list's items by dragging: a mouse drags at once, a finger or pen after a hold, so that the list can still be scrolled.
 * Other items make room; near the window's edge the page scrolls; Escape cancels. Only a shortcut: the same must be possible by
 * keyboard and without dragging. A dragged item has the attribute `data-dragged`, and the list `data-dragging`.
 *
 * @param list - its first children are the items, in order; further children stay in place
 * @param count - number of items
 * @param onMove - dragging is disabled without it
 * @returns listeners of the item at an index
 */
export function useDragOrder(
  list: RefObject<HTMLElement>,
  count: number,
  onMove: ((from: number, to: number) => void) | undefined,
): (index: number) => DragOrderProps | undefined {
  const drag = useRef<Drag | null>(null);
  const latest = useRef(onMove);
  latest.current = onMove;
  const stop = useRef(() => {});

  useEffect(() => {
    const element = list.current;
    // Added before the touch: later the browser would already have started to scroll.
    const holdPage = (event: Event) => {
      if (drag.current?.lifted && event.cancelable) event.preventDefault();
    };
    element?.addEventListener("touchmove", holdPage, { passive: false });
    return () => {
      element?.removeEventListener("touchmove", holdPage);
      stop.current();
    };
  }, [list]);
  // An item was added or removed, so the stored positions are wrong.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is the reason
  useEffect(() => stop.current(), [count]);

  function begin(event: PointerEvent<HTMLElement>, from: number) {
    if (!event.isPrimary || event.button !== 0 || drag.current) return;
    if (!(event.target instanceof Element) || event.target.closest(OWN_PRESS)) return;
    const element = list.current;
    if (!element) return;
    const items = [...element.children].slice(0, count).filter((item) => item instanceof HTMLElement);
    const start = { x: event.clientX, y: event.clientY };
    const current: Drag = { pointer: event.pointerId, from, items, start, at: start, to: from };
    drag.current = current;
    const isMouse = event.pointerType === "mouse";
    let frame = 0;

    function lift() {
      const boxes = items.map((item) => {
        const { x, y, width, height } = item.getBoundingClientRect();
        return { ...page({ x, y }), width, height };
      });
      current.lifted = { boxes, at: page(current.start) };
      element?.setAttribute("data-dragging", "");
      items[from]?.setAttribute("data-dragged", "");
      frame = requestAnimationFrame(scroll);
      follow();
    }
    function follow() {
      const box = current.lifted?.boxes[from];
      if (!current.lifted || !box) return;
      const { x, y } = page(current.at);
      const middle = {
        x: box.x + box.width / 2 + x - current.lifted.at.x,
        y: box.y + box.height / 2 + y - current.lifted.at.y,
      };
      current.to = placeAt(current.lifted.boxes, middle);
      show(current);
    }
    function scroll() {
      const step = scrollStep(current.at.y, window.innerHeight);
      if (step !== 0) {
        window.scrollBy(0, step);
        follow();
      }
      frame = requestAnimationFrame(scroll);
    }
    const timer = isMouse ? undefined : setTimeout(lift, HOLD_TIME);

    function end() {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      controller.abort();
      element?.removeAttribute("data-dragging");
      items[from]?.removeAttribute("data-dragged");
      for (const item of items) item.style.translate = "";
      drag.current = null;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const on = <Type extends "pointermove" | "pointerup" | "pointercancel">(
      type: Type,
      then: (event: WindowEventMap[Type]) => void,
    ) =>
      window.addEventListener(type, (event) => event.pointerId === current.pointer && then(event), {
        signal,
      });

    on("pointermove", ({ clientX: x, clientY: y }) => {
      current.at = { x, y };
      if (current.lifted) return follow();
      const away = Math.max(Math.abs(x - start.x), Math.abs(y - start.y));
      if (isMouse && away >= DRAG_TOLERANCE) lift();
      // A finger that moves before the hold time scrolls the page.
      else if (!isMouse && away >= TAP_TOLERANCE) end();
    });
    on("pointerup", () => {
      const { to, lifted } = current;
      end();
      if (lifted && to >= 0 && to !== from) latest.current?.(from, to);
    });
    on("pointercancel", end);
    window.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || !current.lifted) return;
        event.stopPropagation();
        end();
      },
      { signal, capture: true },
    );
    // On phones a holding finger opens the context menu of a picture.
    window.addEventListener("contextmenu", (event) => !isMouse && event.preventDefault(), { signal });
    stop.current = end;
  }

  return (index) => (onMove ? { onPointerDown: (event) => begin(event, index) } : undefined);
}
