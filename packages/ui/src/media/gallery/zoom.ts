/** How a picture stands in its frame. */
export interface Zoom {
  /** 1 is the whole picture. */
  readonly scale: number;
  /** How far its middle lies from the frame's middle, CSS px. */
  readonly x: number;
  readonly y: number;
}

/** A width and a height, CSS px. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The whole picture, in the middle. */
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

/** Nothing is enlarged further: beyond it there are only pixels. */
export const MAXIMUM_ZOOM = 5;

/** One press of a key or a button. */
export const ZOOM_STEP = 1.5;

/** How far a picture may be moved on one axis: until its edge meets the frame's; not at all while it fits. */
function limit(offset: number, picture: number, frame: number): number {
  const room = Math.max(0, (picture - frame) / 2);
  // Zero has a sign, and minus zero is no place.
  return Math.min(room, Math.max(-room, offset)) || 0;
}

/**
 * Moves the picture; it never leaves a gap at an edge that it could fill.
 *
 * @param picture - its measures at scale 1
 */
export function moveZoom(zoom: Zoom, dx: number, dy: number, picture: Extent, frame: Extent): Zoom {
  const { scale } = zoom;
  if (!Number.isFinite(dx + dy)) return zoom;
  return {
    scale,
    x: limit(zoom.x + dx, picture.width * scale, frame.width),
    y: limit(zoom.y + dy, picture.height * scale, frame.height),
  };
}

/**
 * Enlarges by a factor, or reduces, so that what lies under a point stays there. Never under the whole picture and
 * never over {@link MAXIMUM_ZOOM}.
 *
 * @param at - from the frame's middle, CSS px: between two fingers, under the pointer, {x: 0, y: 0} for keys
 */
export function zoomBy(
  zoom: Zoom,
  factor: number,
  at: { readonly x: number; readonly y: number },
  picture: Extent,
  frame: Extent,
): Zoom {
  if (!(factor > 0) || !Number.isFinite(factor)) return zoom;
  const scale = Math.min(MAXIMUM_ZOOM, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  const next = { scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown };
  return moveZoom(next, 0, 0, picture, frame);
}
