/** Position of a picture in its frame. */
export interface Zoom {
  /** 1 is the whole picture. */
  readonly scale: number;
  /** Distance of its centre from the frame's centre, CSS px. */
  readonly x: number;
  readonly y: number;
}

/** A width and a height, CSS px. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The whole picture, centred. */
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

/** Maximum zoom: beyond it only pixels become visible. */
export const MAXIMUM_ZOOM = 5;

/** Zoom factor of one key press or click. */
export const ZOOM_STEP = 1.5;

/** Limits an offset on one axis so that the picture's edge does not leave the frame's edge; 0 while it fits. */
function limit(offset: number, picture: number, frame: number): number {
  const room = Math.max(0, (picture - frame) / 2);
  // Normalises minus zero.
  return Math.min(room, Math.max(-room, offset)) || 0;
}

/**
 * Moves the picture, without leaving a gap at an edge that it could fill.
 *
 * @param picture - its size at scale 1
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
 * Zooms by a factor and keeps the point under the pointer in place. Limited to the whole picture and to {@link MAXIMUM_ZOOM}.
 *
 * @param at - from the frame's centre, CSS px: between two fingers, under the pointer, {x: 0, y: 0} for keys
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
