import type { Readable } from "node:stream";
import type { ChangeFeed } from "../changes/change-feed.ts";
import type { Db } from "../db/database.ts";
import { unavailable } from "../errors/api-error.ts";
import { LiveLine } from "./live-line.ts";
import { openRooms } from "./open-rooms.ts";
import { standingSessions } from "./standing-sessions.ts";
import { NOTHING_UNREAD, unreadNumbers } from "./unread-numbers.ts";

/** Maximum streams of one user at this server; beyond that the oldest, most likely abandoned one is closed. */
const MOST_OF_ONE = 5;

/** Maximum streams in total: each takes a few kilobytes. */
const MOST_OF_ALL = 20_000;

/** Milliseconds between two rounds of queries, which batch what happens in between. */
const ROUND = 100;

/** Milliseconds before a failed round is retried. */
const PAUSE = 1000;

/** Users per query. */
const CHUNK = 500;

/** Seconds for Retry-After when the server is full. */
const LATER = 1;

/** Opens event streams. */
export interface Live {
  /**
   * @param session hash of the user's session token
   * @returns the data for the client
   * @throws ApiError 503 when this server is full or about to stop: another one has room
   */
  open(userId: number, session: Buffer): Readable;
  /** Number of open streams. */
  readonly size: number;
}

export interface LiveOptions {
  readonly db: Db;
  readonly feed: Pick<ChangeFeed, "subscribeToGrowers" | "subscribeToChats">;
  /** Called for a failed query, which is retried. */
  readonly onError: (error: unknown) => void;
}

/** Streams that follow the database's notifications. */
export interface FollowingLive extends Live {
  /** Ends all streams and rejects new ones. */
  close(): void;
}

/**
 * Manages the event streams of this server. A stream is registered before its numbers are queried, so that no change is missed. Changes of
 * numbers and sessions are queried in batched rounds, and only for connected users.
 */
export function openLive({ db, feed, onError }: LiveOptions): FollowingLive {
  const lines = new Map<number, Set<LiveLine>>();
  const leaveRooms = openRooms({
    db,
    feed,
    onError,
    connected: () => [...lines.keys()],
    send: (userIds, event) => {
      for (const line of linesOf(userIds)) line.send(event);
    },
    // As after a break of the stream itself, clients load everything newer.
    onGap: () => {
      for (const line of linesOf([...lines.keys()]))
        line.send({ event: "ready", data: { user_id: line.userId } });
    },
  });
  const open = { numbers: new Set<number>(), session: new Set<number>() };
  let size = 0;
  let isClosed = false;
  let round: NodeJS.Timeout | null = null;

  const leave = feed.subscribeToGrowers((about, userIds) => {
    if (userIds === null) for (const id of lines.keys()) open[about].add(id);
    else for (const id of userIds) if (lines.has(id)) open[about].add(id);
    plan(ROUND);
  });

  function plan(milliseconds: number): void {
    if (round !== null || isClosed || open.numbers.size + open.session.size === 0) return;
    round = setTimeout(async () => {
      let pause = ROUND;
      try {
        await inChunks(open.session, endLost);
        await inChunks(open.numbers, sendNumbers);
      } catch (error) {
        onError(error);
        pause = PAUSE;
      }
      round = null;
      plan(pause);
    }, milliseconds);
  }

  const linesOf = (ids: readonly number[]) => ids.flatMap((id) => [...(lines.get(id) ?? [])]);

  async function endLost(ids: readonly number[]): Promise<void> {
    const asked = linesOf(ids);
    if (asked.length === 0) return;
    const standing = await standingSessions(
      db,
      asked.map(({ session }) => session),
    );
    for (const line of asked) {
      const end = standing.get(line.session.toString("hex"));
      if (end === undefined) line.end("session");
      else line.sessionEnd = end;
    }
  }

  async function sendNumbers(ids: readonly number[]): Promise<void> {
    const here = ids.filter((id) => lines.has(id));
    if (here.length === 0) return;
    const unread = await unreadNumbers(db, here);
    for (const line of linesOf(here)) line.sendNumbers(unread.get(line.userId) ?? NOTHING_UNREAD);
  }

  function ask(userId: number): void {
    open.session.add(userId);
    plan(0);
  }

  return {
    get size() {
      return size;
    },
    open(userId, session) {
      if (isClosed || size >= MOST_OF_ALL) throw unavailable(LATER);
      const own = lines.get(userId) ?? new Set();
      const [oldest] = own;
      if (own.size >= MOST_OF_ONE && oldest) {
        own.delete(oldest);
        oldest.end("too_many");
      }
      const line = new LiveLine(userId, session, () => {
        if (line.sessionEnd <= Date.now()) ask(userId);
      });
      lines.set(userId, own.add(line));
      size += 1;
      line.content.once("close", () => {
        size -= 1;
        own.delete(line);
        if (own.size === 0 && lines.get(userId) === own) lines.delete(userId);
      });
      // The session may have ended since authentication.
      open.numbers.add(userId);
      ask(userId);
      return line.content;
    },
    close() {
      isClosed = true;
      leave();
      leaveRooms();
      clearTimeout(round ?? undefined);
      for (const line of linesOf([...lines.keys()])) line.end("restart");
    },
  };
}

/** Processes a set in chunks. Failed ids stay in it, and ids added meanwhile are processed again. */
async function inChunks(open: Set<number>, work: (ids: readonly number[]) => Promise<void>): Promise<void> {
  while (open.size > 0) {
    const ids = [...open].slice(0, CHUNK);
    for (const id of ids) open.delete(id);
    try {
      await work(ids);
    } catch (error) {
      for (const id of ids) open.add(id);
      throw error;
    }
  }
}
