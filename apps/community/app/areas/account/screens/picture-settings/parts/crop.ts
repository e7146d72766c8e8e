/** How a picture is framed: each from 0 to 100. */
export interface Frame {
  /** 0 shows the whole shorter side, 100 a quarter of it. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Part of the shorter side that is left at the greatest zoom. */
const CLOSEST = 0.25;

/** Least side of a crop, px. */
const MIN_SIZE = 32;

/** The square that a frame cuts out, in pixels of the picture. */
export function cropOf(
  width: number,
  height: number,
  { zoom, x, y }: Frame,
): { x: number; y: number; size: number } {
  const shorter = Math.min(width, height);
  const part = 1 - (Math.min(100, Math.max(0, zoom)) / 100) * (1 - CLOSEST);
  const size = Math.min(shorter, Math.max(MIN_SIZE, Math.round(shorter * part)));
  return { x: Math.round(((width - size) * x) / 100), y: Math.round(((height - size) * y) / 100), size };
}

/** Places the picture so that its crop fills the preview. */
export function frameOf(
  width: number,
  height: number,
  frame: Frame,
): Record<"width" | "height" | "left" | "top", string> {
  const { x, y, size } = cropOf(width, height, frame);
  const percent = (length: number) => `${(length / size) * 100}%`;
  return { width: percent(width), height: percent(height), left: percent(-x), top: percent(-y) };
}
