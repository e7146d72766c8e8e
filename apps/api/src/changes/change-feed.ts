import { Client, type Notification } from "pg";
import { type Database, type DatabaseAddress, poolConfig } from "../db/database.ts";
import { type Change, keysOfChange } from "./content-keys.ts";

/** Channel on which the table `event` tells what was written to it. */
const CHANNEL = "grow_event";

/** Milliseconds until a lost connection is tried again. */
const PAUSE = 1000;

/** Hears names of what changed; `*` when it cannot be said what. */
export type ChangeListener = (keys: readonly string[]) => void;

/** All committed changes, of every process that writes to the database. */
export interface ChangeFeed {
  /** @returns ends it */
  subscribe(listener: ChangeListener): () => void;
  close(): Promise<void>;
}

/**
 * Listens to the database. A server tells a connection kept for it; whenever that was lost, everything may have changed. The
 * embedded database has one session for all connections and tells whichever has just committed.
 *
 * @param address where the database is; null for the embedded one
 */
export async function openChangeFeed(
  database: Pick<Database, "pool" | "onNotification">,
  address: DatabaseAddress | null,
): Promise<ChangeFeed> {
  const listeners = new Set<ChangeListener>();
  const tell = (keys: readonly string[]): void => {
    for (const listener of listeners) listener(keys);
  };
  const hear = ({ channel, payload }: Notification): void => {
    if (channel === CHANNEL) tell(keysIn(payload));
  };
  const close = address === null ? await listenOnAll(database, hear) : await listenOnOne(address, hear, tell);
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close,
  };
}

function keysIn(payload: string | undefined): string[] {
  if (!payload || payload === "*") return ["*"];
  const changes: Change[] = JSON.parse(payload);
  return [...new Set(changes.flatMap(keysOfChange))];
}

async function listenOnAll(
  { pool, onNotification }: Pick<Database, "pool" | "onNotification">,
  hear: (notification: Notification) => void,
): Promise<() => Promise<void>> {
  const leave = onNotification(hear);
  await pool.query(`listen ${CHANNEL}`);
  return async () => {
    leave();
  };
}

async function listenOnOne(
  address: DatabaseAddress,
  hear: (notification: Notification) => void,
  tell: ChangeListener,
): Promise<() => Promise<void>> {
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let client: Client | undefined;
  const connect = async (): Promise<void> => {
    const next = new Client({ ...poolConfig(address, 1), keepAlive: true });
    client = next;
    next.on("notification", hear);
    next.on("error", () => {});
    next.once("end", () => {
      if (isClosed) return;
      tell(["*"]);
      timer = setTimeout(() => void again(), PAUSE);
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
  };
  const again = async (): Promise<void> => {
    try {
      await connect();
      tell(["*"]);
    } catch {
      // Its `end` has asked for the next attempt.
    }
  };
  await connect();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await client?.end();
  };
}
