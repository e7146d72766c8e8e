import { retryWait } from "@grow/domain";
import type { ClientClock } from "./clock.ts";

/** What a call came to: an answer, whatever its status. */
interface Answered {
  readonly response: {
    readonly ok: boolean;
    readonly status: number;
    readonly headers: { get(name: string): string | null };
  };
}

/** What is asked about the call that may be repeated. */
interface Repeatable {
  readonly method: string;
  /** Ends the call, and the waiting for its repetition. */
  readonly signal: AbortSignal | undefined;
  readonly clock: ClientClock;
}

/**
 * Makes a call, and once more where the rule of `@grow/domain` says so: GET, HEAD and OPTIONS after one of eight statuses
 * or a network failure, at once or after Retry-After (at most 2 s). The second result counts. An aborted call is not
 * repeated, others never.
 *
 * @param run - makes the call once; rejects when the network failed, be it in the middle of the answer
 */
export async function withRetry<T extends Answered>(
  { method, signal, clock }: Repeatable,
  run: () => Promise<T>,
): Promise<T> {
  let wait: number | null;
  try {
    const first = await run();
    const { ok, status, headers } = first.response;
    if (ok) return first;
    const retryAfter = headers.get("Retry-After");
    wait = retryWait({ method, calls: 1, status, retryAfter }, clock.date());
    if (wait === null) return first;
  } catch (error) {
    const aborted = signal?.aborted || isAbort(error);
    wait = retryWait({ method, calls: 1, status: null, aborted }, clock.date());
    if (wait === null) throw error;
  }
  if (wait > 0) await pause(wait, signal, clock);
  return run();
}

/** Whether a call ended because its caller, or the caller's time limit, ended it. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === "AbortError" || error.name === "TimeoutError");
}

function pause(milliseconds: number, signal: AbortSignal | undefined, { after }: ClientClock): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      takeBack();
      reject(signal?.reason);
    };
    const takeBack = after(milliseconds, () => {
      signal?.removeEventListener("abort", onAbort);
      resolve();
    });
    if (signal?.aborted) onAbort();
    else signal?.addEventListener("abort", onAbort, { once: true });
  });
}
