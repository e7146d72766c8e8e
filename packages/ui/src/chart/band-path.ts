import { coordinate } from "./scale.ts";

/** A range and the number of places it spans on the axis. */
export type Band = readonly [places: number, from: number, to: number];

/**
 * Path data of ranges side by side: a step where one passes into the next.
 *
 * @param edge - x position at which a place begins
 * @param y - y position of a value
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
