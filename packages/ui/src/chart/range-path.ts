import { coordinate } from "./scale.ts";

/** Lower and upper bound at a place of the axis, in units of the drawing; undefined if missing. */
export type RangePoint = readonly [x: number, low: number, high: number] | undefined;

/** Path data of the area between two lines. A missing bound breaks the area; isolated places are skipped. */
export function rangePath(points: readonly RangePoint[]): string {
  const areas: NonNullable<RangePoint>[][] = [[]];
  for (const point of points) {
    if (point) areas.at(-1)?.push(point);
    else areas.push([]);
  }
  return areas
    .filter((area) => area.length > 1)
    .map((area) => {
      const upper = area.map(([x, , high]) => `${coordinate(x)} ${coordinate(high)}`);
      const lower = area.map(([x, low]) => `${coordinate(x)} ${coordinate(low)}`).reverse();
      return `M${[...upper, ...lower].join("L")}Z`;
    })
    .join("");
}
