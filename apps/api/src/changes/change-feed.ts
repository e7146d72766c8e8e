import { Client, type Notification } from "pg";
import { CURRENT_POSITION, type Database, type DatabaseAddress, poolConfig } from "../db/database.ts";
import { CHAT_CHANNEL, type ChatListener, tellChatIn } from "./chat-news.ts";
import { type Change, keysOfChange } from "./content-keys.ts";
import { ALL_NEWS, type GrowerListener, NEWS_CHANNELS, tellNewsIn } from "./grower-news.ts";

/** Channel on which the table `event` notifies of its rows. */
const CHANNEL = "grow_event";

const LISTEN = [CHANNEL, CHAT_CHANNEL, ...NEWS_CHANNELS].map((channel) => `listen ${channel}`).join("; ");

/** Milliseconds before reconnecting. */
const PAUSE = 1000;

/**
 * Receives cache keys of changed content; `*` for everything.
 *
 * @param position log position that includes the change, if there is a replica that may lag behind
 */
export type ChangeListener = (keys: readonly string[], position: string | null) => void;

/** All committed changes, by any process that writes to the database. */
export interface ChangeFeed {
  /** Log position that includes all reported changes; null without a replica. */
  readonly position: string | null;
  /** @returns unsubscribes */
  subscribe(listener: ChangeListener): () => void;
  /**
   * Subscribes to changes of users' unread numbers or sessions; after a lost connection, to "any of them may have changed".
   *
   * @returns unsubscribes
   */
  subscribeToGrowers(listener: GrowerListener): () => void;
  /**
   * Subscribes to what happens in rooms; after a lost connection, to "something may have been missed".
   *
   * @returns unsubscribes
   */
  subscribeToChats(listener: ChatListener): () => void;
  close(): Promise<void>;
}

/**
 * Listens to the database. A server notifies a dedicated connection; whenever that was lost, everything may have changed. The embedded
 * database has one session for all connections and notifies whichever has just committed.
 *
 * Notifications cannot be lost or spurious: the database sends them exactly at commit, to every process.
 *
 * @param address address of the database; null for the embedded one
 */
export async function openChangeFeed(
  database: Pick<Database, "pool" | "onNotification" | "replica">,
  address: DatabaseAddress | null,
): Promise<ChangeFeed> {
  const listeners = new Set<ChangeListener>();
  const growerListeners = new Set<GrowerListener>();
  const chatListeners = new Set<ChatListener>();
  let position: string | null = null;
  const tell: ChangeListener = (keys, at) => {
    position = at ?? position;
    for (const listener of listeners) listener(keys, position);
  };
  const tellGrowers: GrowerListener = (about, userIds) => {
    for (const listener of growerListeners) listener(about, userIds);
  };
  const tellChats: ChatListener = (news) => {
    for (const listener of chatListeners) listener(news);
  };
  const close =
    address === null
      ? await listenOnAll(database, { tell, tellGrowers, tellChats })
      : await listenOnOne(address, { tell, tellGrowers, tellChats, hasReplica: database.replica !== null });
  return {
    get position() {
      return position;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeToGrowers(listener) {
      growerListeners.add(listener);
      return () => growerListeners.delete(listener);
    },
    subscribeToChats(listener) {
      chatListeners.add(listener);
      return () => chatListeners.delete(listener);
    },
    close,
  };
}

/** The keys in a message on our channel; empty for other channels. */
function keysIn({ channel, payload }: Notification): string[] {
  if (channel !== CHANNEL) return [];
  if (!payload || payload === "*") return ["*"];
  const changes: Change[] = JSON.parse(payload);
  return changes.flatMap(keysOfChange);
}

interface Listeners {
  readonly tell: ChangeListener;
  readonly tellGrowers: GrowerListener;
  readonly tellChats: ChatListener;
}

async function listenOnAll(
  { pool, onNotification }: Pick<Database, "pool" | "onNotification">,
  { tell, tellGrowers, tellChats }: Listeners,
): Promise<() => Promise<void>> {
  const leave = onNotification((notification) => {
    tellNewsIn(notification, tellGrowers);
    tellChatIn(notification, tellChats);
    const keys = keysIn(notification);
    if (keys.length > 0) tell([...new Set(keys)], null);
  });
  await pool.query(LISTEN);
  return async () => {
    leave();
  };
}

async function listenOnOne(
  address: DatabaseAddress,
  { tell, tellGrowers, tellChats, hasReplica }: Listeners & { readonly hasReplica: boolean },
): Promise<() => Promise<void>> {
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let client: Client | undefined;
  const connect = async (): Promise<void> => {
    const next = new Client({ ...poolConfig(address, 1), keepAlive: true });
    client = next;
    const hear = hasReplica ? withPosition(next, tell) : (keys: readonly string[]) => tell(keys, null);
    next.on("notification", (notification) => {
      tellNewsIn(notification, tellGrowers);
      tellChatIn(notification, tellChats);
      const keys = keysIn(notification);
      if (keys.length > 0) hear([...new Set(keys)]);
    });
    next.on("error", () => {});
    next.once("end", () => {
      if (isClosed) return;
      tell(["*"], null);
      timer = setTimeout(() => void again(), PAUSE);
    });
    await next.connect();
    await next.query(LISTEN);
    if (hasReplica) tell([], await positionOf(next));
  };
  const again = async (): Promise<void> => {
    try {
      await connect();
      tell(["*"], null);
      for (const about of ALL_NEWS) tellGrowers(about, null);
      tellChats(null);
    } catch {
      // Its `end` event has scheduled the next attempt.
    }
  };
  await connect();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await client?.end();
  };
}

/** Reads the log position of a change before reporting it; changes arriving meanwhile are reported together. */
function withPosition(client: Client, tell: ChangeListener): (keys: readonly string[]) => void {
  const waiting = new Set<string>();
  let isAsking = false;
  const ask = async (): Promise<void> => {
    isAsking = true;
    while (waiting.size > 0) {
      const keys = [...waiting];
      waiting.clear();
      // After a lost connection everything is reported as changed anyway.
      const position = await positionOf(client).catch(() => null);
      tell(keys, position);
    }
    isAsking = false;
  };
  return (keys) => {
    for (const key of keys) waiting.add(key);
    if (!isAsking) void ask();
  };
}

async function positionOf(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ position: string }>(CURRENT_POSITION);
  return rows[0]?.position ?? null;
}
