/**
 * Header by which this server and its callers tell each other a place in the database's log: in an answer to a write the place behind
 * which it is written, in a question the place that the answer must have seen.
 */
export const POSITION_HEADER = "x-log-position";

/** A place in the log, such as `0/16B3748`, as a number that grows. */
export type LogPosition = bigint;

const FORM = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** Null for what is no place in a log. */
export function readPosition(text: unknown): LogPosition | null {
  const parts = typeof text === "string" ? FORM.exec(text) : null;
  if (parts === null) return null;
  return (BigInt(`0x${parts[1]}`) << 32n) + BigInt(`0x${parts[2]}`);
}

/** The later of two places; null is before all of them. */
export function later(one: LogPosition | null, other: LogPosition | null): LogPosition | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
