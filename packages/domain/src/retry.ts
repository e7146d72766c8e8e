import { numberIn, textIn } from "./number-input.ts";

/** Statuses after which a safe request is retried once. */
export const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const;

/** Longest wait for a retry, ms. After a longer Retry-After there is no retry: it would come too early. */
export const RETRY_WAIT_MAX = 2000;

/** Safe methods; all others are never retried. */
const SAFE_METHODS: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/** A failed request that may be retried. */
export interface FailedCall {
  /** HTTP method, upper or lower case. */
  readonly method: string;
  /** Attempts so far, 1 or more. */
  readonly calls: number;
  /** Status of the response; `null` after a network error. */
  readonly status: number | null;
  /** Retry-After header: seconds or a date. */
  readonly retryAfter?: string | null | undefined;
  /** Whether the caller aborted the request. */
  readonly aborted?: boolean | undefined;
}

/**
 * Decides whether and when to retry a failed request. GET, HEAD and OPTIONS are retried once, after one of eight statuses or
 * a network error, at once or after a Retry-After of at most two seconds. POST, PATCH, PUT and DELETE are never retried.
 *
 * @param call - the failed request
 * @param now - the present in ms, for a Retry-After that is a date
 * @returns ms to wait, 0 to 2000, or `null` for no retry
 * @example
 * retryWait({ method: "GET", calls: 1, status: 503, retryAfter: "1" }, 0); // 1000
 * retryWait({ method: "POST", calls: 1, status: 503 }, 0); // null
 */
export function retryWait(call: FailedCall, now: number): number | null {
  const calls = numberIn(call.calls);
  const status = numberIn(call.status);
  if (
    call.aborted ||
    calls === null ||
    calls > 1 ||
    !SAFE_METHODS.includes(textIn(call.method).toUpperCase())
  )
    return null;
  const statuses: readonly unknown[] = RETRY_STATUSES;
  if (call.status !== null && !statuses.includes(status)) return null;
  const wait = waitAskedFor(call.retryAfter, now);
  return wait > RETRY_WAIT_MAX ? null : Math.max(0, wait);
}

function waitAskedFor(retryAfter: string | null | undefined, now: number): number {
  const text = (retryAfter ?? "").trim();
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isFinite(date - now) ? date - now : 0;
}
