import type { IncomingMessage } from "node:http";
import type { QueryExecutorProvider } from "kysely";
import type { DrawingRoom } from "./draw-photo.ts";
import { MediaError } from "./media-error.ts";
import { spendUploadBudget, UPLOAD_BUDGET, type UploadCost } from "./upload-budget.ts";

/** Media services whose work is charged to a member, and how to release them. */
export interface BoundedMedia<Room extends DrawingRoom> {
  readonly media: Room;
  /** Records the work done since the last file. */
  end(): Promise<void>;
}

interface Account {
  readonly db: QueryExecutorProvider;
  readonly userId: number;
  readonly budget?: UploadCost;
}

/**
 * Bounds the work on files by the request that uploads them: it counts towards the member's hourly budget, and nothing more starts once the
 * client has disconnected.
 */
export function boundMedia<Room extends DrawingRoom>(
  media: Room,
  { request, ...account }: Account & { readonly request: IncomingMessage },
): BoundedMedia<Room> {
  const gone = new AbortController();
  const { socket } = request;
  const leave = () => gone.abort(new MediaError("broken_upload"));
  if (socket.destroyed) leave();
  else socket.once("close", leave);
  const charged = chargeMedia(media, account, gone.signal);
  return {
    media: charged.media,
    async end() {
      socket.off("close", leave);
      await charged.end();
    },
  };
}

/**
 * Counts the work on files towards a member's hourly budget.
 *
 * @param signal aborted when nothing more is to be started
 */
export function chargeMedia<Room extends DrawingRoom>(
  media: Room,
  { db, userId, budget = UPLOAD_BUDGET }: Account,
  signal?: AbortSignal,
): BoundedMedia<Room> {
  let millis = 0;
  const spend = async (files: number, pixels: number) => {
    const cost = { files, pixels, millis };
    millis = 0;
    await spendUploadBudget(db, userId, cost, budget);
  };
  return {
    media: {
      ...media,
      queue: {
        ...media.queue,
        now: (work) =>
          media.queue.now(async () => {
            signal?.throwIfAborted();
            const start = performance.now();
            try {
              return await work();
            } finally {
              millis += performance.now() - start;
            }
          }),
      },
      async charge(pixels) {
        signal?.throwIfAborted();
        await spend(1, pixels);
      },
    },
    async end() {
      // The work is done already; the next file will be rejected.
      if (millis > 0) await spend(0, 0).catch(() => {});
    },
  };
}
