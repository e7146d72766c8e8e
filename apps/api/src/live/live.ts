import type { Readable } from "node:stream";
import type { ChangeFeed } from "../changes/change-feed.ts";
import type { Db } from "../db/database.ts";
import { unavailable } from "../errors/api-error.ts";
import { LiveLine } from "./live-line.ts";
import { standingSessions } from "./standing-sessions.ts";
import { NOTHING_UNREAD, unreadNumbers } from "./unread-numbers.ts";

/** Lines of one grower at this server; he has as many browsers open at once, and the oldest is the one that he left somewhere. */
const MOST_OF_ONE = 5;

/** Lines of everybody: a few kilobytes each. */
const MOST_OF_ALL = 20_000;

/** Milliseconds between two rounds of questions to the database: what happens in between is asked for once. */
const ROUND = 100;

/** Milliseconds until a round is tried again that failed. */
const PAUSE = 1000;

/** Growers asked for at once. */
const CHUNK = 500;

/** Seconds after which whoever found no place may ask again. */
const LATER = 1;

/** Opens lines to browsers. */
export interface Live {
  /**
   * @param session hash of the token that the grower came with
   * @returns what goes out to him
   * @throws ApiError 503 when this server has no room, or is about to end: another one has
   */
  open(userId: number, session: Buffer): Readable;
  /** How many stand. */
  readonly size: number;
}

export interface LiveOptions {
  readonly db: Db;
  readonly feed: Pick<ChangeFeed, "subscribeToGrowers">;
  /** Hears of a question to the database that failed; it is asked again. */
  readonly onError: (error: unknown) => void;
}

/** Lines that follow what the database tells. */
export interface FollowingLive extends Live {
  /** Says good-bye to everybody, and takes in nobody any more. */
  close(): void;
}

/**
 * Keeps the lines of this server. A line is here before its numbers are asked for, so that nothing falls in between. Whose numbers or
 * session changed is asked for in rounds, all together, and only of those who have a line here.
 */
export function openLive({ db, feed, onError }: LiveOptions): FollowingLive {
  const lines = new Map<number, Set<LiveLine>>();
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
      // It may have ended between the question who he is and now.
      open.numbers.add(userId);
      ask(userId);
      return line.content;
    },
    close() {
      isClosed = true;
      leave();
      clearTimeout(round ?? undefined);
      for (const line of linesOf([...lines.keys()])) line.end("restart");
    },
  };
}

/** Works a list off, a part at a time. What fails stays on it, and what comes meanwhile comes again. */
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
