import type { Caller } from "./proxy/caller-limits.ts";

/** The pages of one caller that are rendered at once, and those that may wait. */
export interface PageShare {
  readonly perAddress: number;
  readonly perMember: number;
  /** Pages of one caller that wait for an earlier one; one more is refused. */
  readonly queue: number;
}

/** A fifth of what a server renders at once: enough for many people behind one address, as a page takes milliseconds. */
const SHARE: PageShare = { perAddress: 20, perMember: 10, queue: 60 };

/** Thrown when too many pages of one caller wait already, and for a client that has left while its page waited. */
export class TooManyPages extends Error {
  override readonly name = "TooManyPages";
}

interface Lane {
  running: number;
  readonly waiting: Set<() => void>;
}

/** Limits the pages that each caller makes a server render at once, so that nobody can take the pages from everybody else. */
export class PageShares {
  readonly #lanes = new Map<string, Lane>();
  readonly #share: PageShare;

  constructor(share = SHARE) {
    this.#share = share;
  }

  /**
   * Works on a page when the caller's share allows it, in the order of arrival.
   *
   * @param signal - aborted when the client leaves, which ends its wait
   * @throws TooManyPages, and what `work` throws
   */
  run<T>({ address, member }: Caller, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const { perAddress, perMember } = this.#share;
    const ofAddress = () => this.#within(`address ${address}`, perAddress, signal, work);
    // The pages of a member that wait take no place from others at the same address.
    return member ? this.#within(`member ${member}`, perMember, signal, ofAddress) : ofAddress();
  }

  async #within<T>(key: string, most: number, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    let lane = this.#lanes.get(key);
    if (!lane) {
      lane = { running: 0, waiting: new Set() };
      this.#lanes.set(key, lane);
    }
    if (lane.running >= most) await this.#wait(lane, signal);
    else lane.running += 1;
    try {
      return await work();
    } finally {
      this.#leave(key, lane);
    }
  }

  /** Resolves with the place of a page that has been rendered. */
  async #wait({ waiting }: Lane, signal: AbortSignal): Promise<void> {
    if (signal.aborted || waiting.size >= this.#share.queue) throw new TooManyPages();
    await new Promise<void>((resolve, reject) => {
      const proceed = () => {
        signal.removeEventListener("abort", abandon);
        resolve();
      };
      const abandon = () => {
        waiting.delete(proceed);
        reject(new TooManyPages());
      };
      waiting.add(proceed);
      signal.addEventListener("abort", abandon, { once: true });
    });
  }

  #leave(key: string, lane: Lane): void {
    const [next] = lane.waiting;
    if (next) {
      lane.waiting.delete(next);
      next();
      return;
    }
    lane.running -= 1;
    if (lane.running === 0) this.#lanes.delete(key);
  }
}
