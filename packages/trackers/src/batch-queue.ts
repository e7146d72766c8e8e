import type { Clock } from "./clock.ts";

/** How a queue collects and sends. */
export interface BatchQueueOptions<Item> {
  /** The longest an item waits before it is sent, in milliseconds, greater than 0. */
  period: number;
  /** As many items are sent without waiting for the period, and never more at once; at least 1. Unlimited by default. */
  largest?: number;
  /**
   * What becomes of items whose sending failed: `drop` loses them, `keep` puts them back in front for the next period.
   * Nothing is tried again before that: counting must never load a site that is in trouble.
   */
  onFailure: "drop" | "keep";
  /** Sends items, in the order in which they were added; rejects when they did not arrive. */
  send(items: readonly Item[]): Promise<void>;
  clock: Clock;
  /** Is told about a failure; by default nobody is. */
  warn?(error: unknown): void;
}

/** Items on their way, a batch at a time. */
export interface BatchQueue<Item> {
  add(item: Item): void;
  /** Sends all that waits now, as on leaving a page; resolves when each batch has arrived or failed. */
  flush(): Promise<void>;
  /** How many items wait, those under way not counted. */
  readonly size: number;
}

/**
 * Collects items and sends them in batches. An empty queue sends nothing, and two batches of one queue are never under
 * way at the same time, except by {@link BatchQueue.flush}, which cannot wait.
 *
 * @example
 * const views = createBatchQueue<View>({ period: 10_000, onFailure: "drop", send: postViews, clock: systemClock });
 * views.add({ id: 7 });
 */
export function createBatchQueue<Item>(options: BatchQueueOptions<Item>): BatchQueue<Item> {
  const { period, largest = Number.POSITIVE_INFINITY, onFailure, send, clock, warn } = options;
  let waiting: Item[] = [];
  let isUnderWay = false;
  let takeBack: (() => void) | null = null;

  async function sendBatch(): Promise<boolean> {
    const batch = waiting.slice(0, largest);
    waiting = waiting.slice(batch.length);
    try {
      await send(batch);
      return true;
    } catch (error) {
      if (onFailure === "keep") waiting = [...batch, ...waiting];
      warn?.(error);
      return false;
    }
  }

  function plan(): void {
    if (takeBack !== null || waiting.length === 0) return;
    takeBack = clock.after(period, () => {
      takeBack = null;
      void sendNext();
    });
  }

  async function sendNext(): Promise<void> {
    if (isUnderWay || waiting.length === 0) return;
    isUnderWay = true;
    const hasArrived = await sendBatch();
    isUnderWay = false;
    if (hasArrived && waiting.length >= largest) void sendNext();
    else plan();
  }

  return {
    add(item) {
      waiting.push(item);
      if (waiting.length === largest) void sendNext();
      plan();
    },
    async flush() {
      takeBack?.();
      takeBack = null;
      const batches: Promise<boolean>[] = [];
      for (let left = waiting.length; left > 0; left -= largest) batches.push(sendBatch());
      await Promise.all(batches);
      plan();
    },
    get size() {
      return waiting.length;
    },
  };
}
