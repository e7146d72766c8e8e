/**
 * Header with a position in the database's log: in the response to a write, the position after it; in a request, the position that the
 * response must include.
 */
export const POSITION_HEADER = "x-log-position";

/** A log position such as `0/16B3748`, as a comparable number. */
export type LogPosition = bigint;

const FORM = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** Null for an invalid position. */
export function readPosition(text: unknown): LogPosition | null {
  const parts = typeof text === "string" ? FORM.exec(text) : null;
  if (parts === null) return null;
  return (BigInt(`0x${parts[1]}`) << 32n) + BigInt(`0x${parts[2]}`);
}

/** The later of two positions; null is before all of them. */
export function later(one: LogPosition | null, other: LogPosition | null): LogPosition | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
