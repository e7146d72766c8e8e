import { retryWait } from "@grow/domain";

/** What a call came to: an answer, whatever its status. */
interface Answered {
  readonly response: Response;
}

/**
 * Makes a call, and once more where the rule of `@grow/domain` says so: GET, HEAD and OPTIONS after one of eight statuses
 * or a network failure, at once or after Retry-After (at most 2 s). The second result counts. An aborted call is not
 * repeated, others never.
 *
 * @param signal - ends the call, and the waiting for its repetition
 * @param run - makes the call once; rejects when the network failed, be it in the middle of the answer
 */
export async function withRetry<T extends Answered>(
  method: string,
  signal: AbortSignal | undefined,
  run: () => Promise<T>,
): Promise<T> {
  let wait: number | null;
  try {
    const first = await run();
    const { ok, status, headers } = first.response;
    if (ok) return first;
    const retryAfter = headers.get("Retry-After");
    wait = retryWait({ method, calls: 1, status, retryAfter }, Date.now());
    if (wait === null) return first;
  } catch (error) {
    const aborted = signal?.aborted || isAbort(error);
    wait = retryWait({ method, calls: 1, status: null, aborted }, Date.now());
    if (wait === null) throw error;
  }
  if (wait > 0) await pause(wait, signal);
  return run();
}

/** Whether a call ended because its caller, or the caller's time limit, ended it. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === "AbortError" || error.name === "TimeoutError");
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", onAbort);
      resolve();
    }, milliseconds);
    if (signal?.aborted) onAbort();
    else signal?.addEventListener("abort", onAbort, { once: true });
  });
}
