/** Statuses after which a safe call is made once more. */
export const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const;

/** Longest wait that a server's Retry-After is given, ms. */
export const RETRY_WAIT_MAX = 2000;

/** Calls that change nothing; all others are never repeated. */
const SAFE_METHODS: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/** How a call ended that may be made again. */
export interface FailedCall {
  /** Method of the call, in any case. */
  readonly method: string;
  /** How often the call has been made, 1 = once. */
  readonly calls: number;
  /** Status of the answer; `null` when there was none (the network failed). */
  readonly status: number | null;
  /** The answer's Retry-After: seconds, or a date. */
  readonly retryAfter?: string | null | undefined;
  /** Whether the caller gave the call up. */
  readonly aborted?: boolean | undefined;
}

/**
 * Whether and when to repeat a failed call: GET, HEAD and OPTIONS once, after one of eight statuses or a network
 * failure, at once unless the server asks to wait; POST, PATCH, PUT and DELETE never.
 *
 * @param call - how the call ended
 * @param now - the present in ms, for a Retry-After that is a date
 * @returns ms to wait, 0 to 2000 (a longer Retry-After is cut to that), or `null` when the call is not repeated
 * @example
 * retryWait({ method: "GET", calls: 1, status: 503, retryAfter: "1" }, 0); // 1000
 * retryWait({ method: "POST", calls: 1, status: 503 }, 0); // null
 */
export function retryWait(call: FailedCall, now: number): number | null {
  if (call.aborted || !(call.calls <= 1) || !SAFE_METHODS.includes(call.method.toUpperCase())) return null;
  if (call.status !== null && !RETRY_STATUSES.some((status) => status === call.status)) return null;
  const wait = waitAskedFor(call.retryAfter, now);
  return Math.min(RETRY_WAIT_MAX, Math.max(0, wait));
}

function waitAskedFor(retryAfter: string | null | undefined, now: number): number {
  const text = (retryAfter ?? "").trim();
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isFinite(date - now) ? date - now : 0;
}
