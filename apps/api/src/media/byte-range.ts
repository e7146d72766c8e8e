import type { ByteRange } from "./media-store.ts";

/**
 * Parses a `Range` header with one range. Several ranges, other units and invalid values count as none, which a server may answer with the
 * whole file.
 *
 * @returns undefined for the whole file, "unsatisfiable" when the range starts beyond the end (416)
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "");
  if (!match) return undefined;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < start) return undefined;
  return start >= size || end < start ? "unsatisfiable" : { start, end };
}
