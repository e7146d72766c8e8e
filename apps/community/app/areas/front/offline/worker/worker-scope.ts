/*
 * What the service worker uses of its surroundings. The library of types for workers cannot stand beside the one for pages,
 * and both live in this app.
 */

/** An event that the worker stays awake for. */
export interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface AskedEvent extends LongEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface SyncEvent extends LongEvent {
  readonly tag: string;
}

export interface TalkEvent extends LongEvent {
  readonly data: unknown;
}

/** The worker itself. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LongEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: AskedEvent) => void): void;
  addEventListener(type: "sync", listener: (event: SyncEvent) => void): void;
  addEventListener(type: "message", listener: (event: TalkEvent) => void): void;
}
