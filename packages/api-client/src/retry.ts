/** Statuses after which a safe call is worth one more try: the cause may be gone at once. */
export const retryStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Methods that change nothing and may therefore be repeated. */
export const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Longest wait before the repeat in milliseconds, whatever Retry-After asks for: a page waits behind it. */
export const longestWait = 2000;

/** Sends a request. */
export type Send = (request: Request) => Promise<Response>;

/**
 * Repeats GET, HEAD and OPTIONS once after one of {@link retryStatuses} or a network failure, at once or after
 * Retry-After (at most {@link longestWait}). The second result counts. An aborted call is not repeated, others never.
 * @param send sends a request once
 */
export function withRetry(send: Send): Send {
  return async (request) => {
    if (!safeMethods.has(request.method)) return send(request);
    let wait = 0;
    try {
      const first = await send(request.clone());
      if (!retryStatuses.has(first.status)) return first;
      wait = retryAfter(first.headers.get("Retry-After"));
      await first.body?.cancel();
    } catch (error) {
      if (request.signal.aborted || isAbort(error)) throw error;
    }
    if (wait > 0) await pause(wait, request.signal);
    return send(request);
  };
}

/** Whether a call ended because its caller, or the caller's time limit, ended it. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === "AbortError" || error.name === "TimeoutError");
}

/**
 * Milliseconds to wait by a Retry-After header (seconds or a date), from 0 to {@link longestWait}.
 * @param value the header, null when absent; anything unreadable is 0
 * @param now milliseconds since the epoch
 */
export function retryAfter(value: string | null, now: number = Date.now()): number {
  if (value === null || value.trim() === "") return 0;
  const seconds = Number(value);
  const wait = Number.isNaN(seconds) ? Date.parse(value) - now : seconds * 1000;
  return wait > 0 ? Math.min(wait, longestWait) : 0;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", onAbort);
      resolve();
    }, milliseconds);
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort, { once: true });
  });
}
