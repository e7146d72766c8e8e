import { coordinate } from "./scale.ts";

/** A point of a line in the drawing's own units; undefined where there is no value. */
export type LinePoint = readonly [x: number, y: number] | undefined;

/** Path data through the points. A missing value breaks the line; a lone value between gaps is drawn as a dot. */
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
