import { type PointerEvent, type RefObject, useRef, useState } from "react";
import { type Extent, moveZoom, WHOLE, type Zoom, zoomBy } from "./zoom.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Props and functions for a zoomable picture. */
export interface ZoomControl {
  readonly zoom: Zoom;
  /** Zooms around a point of the window, or around the centre. */
  readonly by: (factor: number, at?: Point) => void;
  readonly reset: () => void;
  /** Two fingers pinch, one finger or the mouse pans an enlarged picture. */
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerEnd: (event: PointerEvent) => void;
}

/**
 * Zooming of a picture in a frame. Reads positions and sizes on each event, so they may change.
 *
 * @param stage - the frame; the `img` in it is transformed by the returned zoom
 */
export function useZoom(stage: RefObject<HTMLElement>): ZoomControl {
  const [zoom, setZoom] = useState(WHOLE);
  const fingers = useRef(new Map<number, Point>());

  /** Sizes at scale 1: from layout, without the transformation. */
  function extents(): { picture: Extent; frame: Extent; middle: Point } | null {
    const image = stage.current?.querySelector("img");
    const box = stage.current?.getBoundingClientRect();
    if (!image || !box) return null;
    return {
      picture: { width: image.offsetWidth, height: image.offsetHeight },
      frame: box,
      middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    };
  }
  function by(factor: number, at?: Point) {
    const now = extents();
    if (!now) return;
    const from = at ? { x: at.x - now.middle.x, y: at.y - now.middle.y } : { x: 0, y: 0 };
    setZoom((before) => zoomBy(before, factor, from, now.picture, now.frame));
  }
  function move(dx: number, dy: number) {
    const now = extents();
    if (now) setZoom((before) => moveZoom(before, dx, dy, now.picture, now.frame));
  }
  const pinch = () => {
    const [one, other] = [...fingers.current.values()];
    if (!one || !other) return null;
    return {
      distance: Math.hypot(other.x - one.x, other.y - one.y),
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    };
  };

  return {
    zoom,
    by,
    reset: () => setZoom(WHOLE),
    onPointerDown(event) {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      // A finger that leaves the frame while panning continues to pan.
      if (fingers.current.size > 1 || zoom.scale > 1) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const wasPinch = pinch();
      const now = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, now);
      const isPinch = pinch();
      if (wasPinch && isPinch) {
        by(isPinch.distance / (wasPinch.distance || 1), isPinch.middle);
        move(isPinch.middle.x - wasPinch.middle.x, isPinch.middle.y - wasPinch.middle.y);
      } else if (zoom.scale > 1) move(now.x - before.x, now.y - before.y);
    },
    onPointerEnd(event) {
      fingers.current.delete(event.pointerId);
    },
  };
}
