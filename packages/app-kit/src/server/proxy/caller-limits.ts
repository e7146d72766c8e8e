import type { ServerResponse } from "node:http";

/** Open requests that one caller may have; further ones wait in a queue. */
export interface CallerLimit {
  readonly perAddress: number;
  readonly perMember: number;
  /** Requests of one caller that may wait; one more is refused. */
  readonly queue: number;
  /** Milliseconds a request may wait. */
  readonly waitMs: number;
  /** While a request of the same caller waits, a transfer without a byte for so many milliseconds ends. */
  readonly stalledMs: number;
}

/** Who sends a request. */
export interface Caller {
  /** As `addressKey` gives it. */
  readonly address: string;
  /** Session token, when there is one. It may be forged, so it only narrows the limit by address. */
  readonly member: string | undefined;
}

/** Thrown when a caller has too many open requests. */
export class TooManyRequests extends Error {
  override readonly name = "TooManyRequests";
}

/** An open request within the limits. */
export class OpenRequest {
  readonly response: ServerResponse;
  /** Time of the last byte, in milliseconds; undefined while the request does not depend on its client. */
  lastByte: number | undefined;

  constructor(response: ServerResponse) {
    this.response = response;
  }

  /** To be called for each byte that moves between this server and the client. */
  progress(): void {
    this.lastByte = Date.now();
  }
}

interface Slots {
  readonly open: Set<OpenRequest>;
  readonly waiting: Set<() => void>;
}

/** Limits the open requests of each caller, so that no caller can take all capacity of a server. */
export class CallerLimits {
  readonly #slots = new Map<string, Slots>();
  readonly #limit: CallerLimit;

  constructor(limit: CallerLimit) {
    this.#limit = limit;
  }

  /**
   * Takes a slot of the address and one of the member, until the response is closed.
   *
   * @throws TooManyRequests when the queue is full or the wait was too long
   */
  async enter({ address, member }: Caller, response: ServerResponse): Promise<OpenRequest> {
    const request = new OpenRequest(response);
    await this.#take(`address ${address}`, this.#limit.perAddress, request);
    if (member) await this.#take(`member ${member}`, this.#limit.perMember, request);
    return request;
  }

  async #take(key: string, most: number, request: OpenRequest): Promise<void> {
    const { response } = request;
    if (response.closed) throw new TooManyRequests();
    let slots = this.#slots.get(key);
    if (!slots) {
      slots = { open: new Set(), waiting: new Set() };
      this.#slots.set(key, slots);
    }
    if (slots.open.size >= most) await this.#wait(slots, response);
    slots.open.add(request);
    response.once("close", () => this.#leave(key, request));
  }

  async #wait(slots: Slots, response: ServerResponse): Promise<void> {
    const { queue, waitMs, stalledMs } = this.#limit;
    if (slots.waiting.size >= queue) throw new TooManyRequests();
    await new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timeout);
        clearInterval(watch);
        response.off("close", abandon);
        slots.waiting.delete(proceed);
        settle();
      };
      const proceed = () => end(resolve);
      const abandon = () => end(() => reject(new TooManyRequests()));
      const timeout = setTimeout(abandon, waitMs);
      const watch = setInterval(() => this.#endStalled(slots), stalledMs / 2);
      response.once("close", abandon);
      slots.waiting.add(proceed);
      this.#endStalled(slots);
    });
  }

  /** Ends stalled transfers, as many as requests wait. */
  #endStalled({ open, waiting }: Slots): void {
    const before = Date.now() - this.#limit.stalledMs;
    let wanted = waiting.size;
    for (const { response, lastByte } of open) {
      if (wanted === 0) return;
      if (lastByte === undefined || lastByte > before) continue;
      wanted -= 1;
      response.destroy();
    }
  }

  #leave(key: string, request: OpenRequest): void {
    const slots = this.#slots.get(key);
    if (!slots?.open.delete(request)) return;
    const [next] = slots.waiting;
    if (next) next();
    else if (slots.open.size === 0) this.#slots.delete(key);
  }
}
