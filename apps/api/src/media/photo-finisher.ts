import { type QueryExecutorProvider, sql } from "kysely";
import { copyFolder } from "./copy-folder.ts";
import { type DrawingRoom, drawMissingVariants } from "./draw-photo.ts";

/** Draws what an upload's response did not wait for. Pending work is stored in the photos' rows, so it survives the process. */
export interface PhotoFinisher {
  /**
   * Draws the remaining variants of a photo when there is capacity, then marks it as ready.
   *
   * @param copies - keys of photos with the same content, which get the same files
   */
  finish(key: string, copies?: readonly string[]): void;
  /** Resumes unfinished work of an earlier process; call it once at the start. */
  resume(): Promise<void>;
  /** Stops drawing a photo that is about to be deleted; resolves when nothing more of it is written. */
  cancel(key: string): Promise<void>;
  /** Resolves when nothing is being drawn. */
  idle(): Promise<void>;
  /** Leaves pending work to the next process, and resolves when nothing is being drawn. */
  stop(): Promise<void>;
}

export interface PhotoFinisherOptions extends DrawingRoom {
  db: QueryExecutorProvider;
  /** Called for a photo that could not be drawn; it stays pending until the next start. */
  onError(error: unknown, key: string): void;
}

export function createPhotoFinisher({ db, onError, ...room }: PhotoFinisherOptions): PhotoFinisher {
  const atWork = new Map<string, { done: Promise<void>; stop: AbortController }>();

  let isStopped = false;

  async function draw(key: string, signal: AbortSignal, from?: string): Promise<void> {
    try {
      // Whatever is still missing is drawn below.
      if (from !== undefined) await copyFolder(room.store, from, key);
      await drawMissingVariants(room, key, signal);
      await sql`update photo set state = 'ready' where key = ${key} and state = 'pending'`.execute(db);
    } catch (error) {
      if (!signal.aborted) onError(error, key);
    }
  }

  function begin(key: string, copies: readonly string[], from?: string): void {
    if (atWork.has(key) || isStopped) return;
    const stop = new AbortController();
    const done = draw(key, stop.signal, from).finally(() => {
      atWork.delete(key);
      const [next, ...others] = copies;
      if (next !== undefined) begin(next, others, key);
    });
    atWork.set(key, { done, stop });
  }

  async function idle(): Promise<void> {
    while (atWork.size > 0) await Promise.all([...atWork.values()].map(({ done }) => done));
  }

  return {
    finish: (key, copies = []) => begin(key, copies),
    idle,
    async stop() {
      isStopped = true;
      for (const { stop } of atWork.values()) stop.abort();
      await idle();
    },
    async resume() {
      const { rows } = await sql<{ key: string }>`
        select key from photo where state = 'pending' and kind = 'photo' order by id`.execute(db);
      for (const { key } of rows) begin(key, []);
    },
    async cancel(key) {
      const work = atWork.get(key);
      work?.stop.abort();
      await work?.done;
    },
  };
}
