import { drawScaled, UnreadablePhoto } from "./draw-scaled.ts";
import type { Scaled, ScalingOrder } from "./scaling-worker.ts";

/** Milliseconds after which a photo that does not open is given up: a slow phone needs five for a large one. */
export const TIME_LIMIT = 30_000;

/** A photo that took too long to open. A retry may succeed. */
export class SlowPhoto extends Error {
  override readonly name = "SlowPhoto";
}

export interface ScalingOptions {
  /** Ends the work; the promise is rejected with its reason. */
  readonly signal?: AbortSignal;
  /** Milliseconds; {@link TIME_LIMIT} when left out. */
  readonly timeLimit?: number;
  /** The longest side that is allowed, px; 2,560 when left out. */
  readonly longest?: number | undefined;
  /** Makes the worker; null draws on the page. */
  readonly worker?: (() => Worker) | null;
}

const newWorker = () => new Worker(new URL("./scaling-worker.ts", import.meta.url), { type: "module" });

/**
 * Scales a photo for upload: within the size limit, upright, without metadata. Runs in its own worker, so that typing is not blocked and a
 * hanging one can be stopped; without workers, on the page.
 *
 * @throws UnreadablePhoto when the browser cannot open it, SlowPhoto when it took too long
 */
export async function scalePhoto(file: Blob, options: ScalingOptions = {}): Promise<Blob> {
  const { signal, timeLimit = TIME_LIMIT, longest } = options;
  const make = options.worker === undefined ? workerOf() : options.worker;
  signal?.throwIfAborted();
  if (!make) return withinTime(drawScaled(file, longest), timeLimit, signal);
  const worker = make();
  try {
    return await withinTime(askWorker(worker, { file, longest }), timeLimit, signal);
  } catch (error) {
    if (!(error instanceof WorkerFailed)) throw error;
    return await withinTime(drawScaled(file, longest), timeLimit, signal);
  } finally {
    worker.terminate();
  }
}

/** Workers that cannot draw are of no use here. */
function workerOf(): (() => Worker) | null {
  return typeof Worker !== "undefined" && typeof OffscreenCanvas !== "undefined" ? newWorker : null;
}

/** The worker failed, not the photo: its script did not load, or it cannot draw. */
class WorkerFailed extends Error {}

function askWorker(worker: Worker, order: ScalingOrder): Promise<Blob> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Scaled>) => {
      if ("photo" in data) resolve(data.photo);
      else reject(data.isUnreadable ? new UnreadablePhoto(data.message) : new WorkerFailed(data.message));
    };
    worker.onerror = () => reject(new WorkerFailed("The worker did not start"));
    worker.postMessage(order);
  });
}

function withinTime<Value>(
  work: Promise<Value>,
  timeLimit: number,
  signal: AbortSignal | undefined,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SlowPhoto("The photo did not open in time")), timeLimit);
    const abort = () => reject(signal?.reason);
    signal?.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    });
  });
}
