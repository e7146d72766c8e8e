import { coordinate } from "./scale.ts";

/** A point of a line in units of the drawing; undefined for a missing value. */
export type LinePoint = readonly [x: number, y: number] | undefined;

/** Path data through the points. A missing value breaks the line; an isolated value becomes a dot. */
export function linePath(points: readonly LinePoint[]): string {
  let path = "";
  points.forEach((point, index) => {
    if (!point) return;
    const [x, y] = point;
    const starts = !points[index - 1];
    path += `${starts ? "M" : "L"}${coordinate(x)} ${coordinate(y)}`;
    if (starts && !points[index + 1]) path += "h0";
  });
  return path;
}

/** Path data across missing values, from the last value before each gap to the first one after it. */
export function gapsPath(points: readonly LinePoint[]): string {
  let path = "";
  let last: { index: number; point: readonly [number, number] } | undefined;
  points.forEach((point, index) => {
    if (!point) return;
    if (last && last.index < index - 1)
      path += `M${last.point.map(coordinate).join(" ")}L${point.map(coordinate).join(" ")}`;
    last = { index, point };
  });
  return path;
}

/** Path data of the isolated values only, drawn with a broader stroke: a dot of the line's width is hardly visible. */
export function dotsPath(points: readonly LinePoint[]): string {
  return linePath(points.map((point, index) => (points[index - 1] || points[index + 1] ? undefined : point)));
}
