import { retryWait } from "@grow/domain";
import { type ClientClock, machineClock } from "./clock.ts";
import type { Detail } from "./options.ts";

/** A response of any status. */
interface Answered {
  readonly response: {
    readonly ok: boolean;
    readonly status: number;
    readonly headers: { get(name: string): string | null };
  };
}

/** A request that may be retried. */
interface Repeatable {
  readonly method: string;
  /** Aborts the request and the wait before its retry. */
  readonly signal: AbortSignal | undefined;
  readonly clock: ClientClock;
}

/**
 * Sends a request and retries it once by the rule of `@grow/domain`: GET, HEAD and OPTIONS after one of eight statuses or a
 * network error, at once or after a Retry-After of at most 2 s. The second result counts. Requests with a longer Retry-After, other
 * methods and aborted requests are not retried.
 *
 * @param run - sends the request once; rejects after a network error, also within the response
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

/** Reads the seconds to wait from the message or the Retry-After header, seconds or a date. */
export function retryAfterOf(
  header: string | null,
  details: readonly Detail[],
  { clock = machineClock }: { readonly clock?: ClientClock | undefined },
): number | undefined {
  const told = details.find(({ params }) => typeof params?.retry_after === "number")?.params?.retry_after;
  if (typeof told === "number" || header === null) return told as number | undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - clock.date()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}

/** Checks whether the caller, or the caller's timeout, aborted the request. */
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
