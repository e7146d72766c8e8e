import { coordinate } from "./scale.ts";

/** Lower and upper end at a place of the axis, in the drawing's own units; undefined where there is none. */
export type RangePoint = readonly [x: number, low: number, high: number] | undefined;

/** Path data of the area between two lines. Where an end is missing the area breaks; a lone place is left out. */
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
