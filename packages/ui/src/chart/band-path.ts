import { coordinate } from "./scale.ts";

/** For how many places of the axis, from and to. */
export type Band = readonly [places: number, from: number, to: number];

/**
 * Path data of ranges side by side: a step where one passes into the next.
 *
 * @param edge - where the place of this number begins on the axis
 * @param y - where a value stands
 */
export function bandPath(
  bands: readonly Band[],
  edge: (place: number) => number,
  y: (value: number) => number,
): string {
  let begin = 0;
  let path = "";
  for (const [places, from, to] of bands) {
    const end = begin + places;
    path += `M${coordinate(edge(begin))} ${coordinate(y(to))}H${coordinate(edge(end))}V${coordinate(y(from))}H${coordinate(edge(begin))}Z`;
    begin = end;
  }
  return path;
}
