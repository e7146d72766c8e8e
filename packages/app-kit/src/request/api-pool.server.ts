import type { Exchange, PlainAnswer, PlainCall } from "@grow/api-client";
import { Agent, type Dispatcher } from "undici";

/**
 * Pools connections to the api, so that a page does not pay for opening one. Responses are small and the api is near, so longer
 * times mean a failure.
 */
const agent = new Agent({
  keepAliveTimeout: 60_000,
  connections: 128,
  headersTimeout: 15_000,
  bodyTimeout: 15_000,
});

/**
 * Sends a request of the api client over pooled connections and returns the whole response. Uses undici's dispatcher, because each
 * layer above (streams, then `Request` and `Response`) doubles the cost, and the whole body is needed anyway.
 */
export const pooledExchange: Exchange = (call) =>
  new Promise((resolve, reject) => {
    const { method, url, headers, body = null, signal } = call;
    const path = url.indexOf("/", url.indexOf("//") + 2);
    try {
      signal?.throwIfAborted();
      agent.dispatch(
        {
          origin: url.slice(0, path),
          path: url.slice(path),
          method: method as Dispatcher.HttpMethod,
          headers,
          body,
        },
        new WholeAnswer(call, resolve, reject),
      );
    } catch (error) {
      reject(error);
    }
  });

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Collects the chunks of a response. */
class WholeAnswer implements Dispatcher.DispatchHandler {
  readonly #signal: AbortSignal | undefined;
  readonly #resolve: (answer: PlainAnswer) => void;
  readonly #reject: (error: unknown) => void;
  readonly #pieces: Buffer[] = [];
  #status = 0;
  #headers: Headers = {};
  #leave: (() => void) | undefined;

  constructor(
    { signal }: PlainCall,
    resolve: (answer: PlainAnswer) => void,
    reject: (error: unknown) => void,
  ) {
    this.#signal = signal;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    const signal = this.#signal;
    if (!signal) return;
    const leave = () => controller.abort(asError(signal.reason));
    if (signal.aborted) {
      leave();
      return;
    }
    this.#leave = leave;
    signal.addEventListener("abort", leave, { once: true });
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: Headers): void {
    // An informational response (1xx) is followed by the final one.
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, piece: Buffer): void {
    this.#pieces.push(piece);
  }

  onResponseEnd(): void {
    this.#done();
    const [first] = this.#pieces;
    const whole = this.#pieces.length > 1 ? Buffer.concat(this.#pieces) : first;
    const headers = this.#headers;
    this.#resolve({
      status: this.#status,
      header(name) {
        const value = headers[name];
        return Array.isArray(value) ? value.join(", ") : (value ?? null);
      },
      body: whole === undefined ? "" : whole.toString("utf8"),
    });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#done();
    this.#reject(this.#signal?.aborted ? this.#signal.reason : error);
  }

  #done(): void {
    if (this.#leave) this.#signal?.removeEventListener("abort", this.#leave);
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error("The call was ended", { cause: reason });
}
