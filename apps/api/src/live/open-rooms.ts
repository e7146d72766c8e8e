import { sql } from "kysely";
import type { ChangeFeed } from "../changes/change-feed.ts";
import type { ChatNews } from "../changes/chat-news.ts";
import type { Db } from "../db/database.ts";
import type { LiveEvent } from "./live-event.ts";

/** Milliseconds in which the news of open rooms are collected for one query. */
const ROUND = 100;

/** Milliseconds before a failed round is retried. */
const PAUSE = 1000;

export interface RoomsOptions {
  readonly db: Db;
  readonly feed: Pick<ChangeFeed, "subscribeToChats">;
  readonly onError: (error: unknown) => void;
  /** Ids of the users with a stream at this server. */
  connected(): readonly number[];
  send(userIds: readonly number[], event: LiveEvent): void;
  /** Called when news may have been missed. */
  onGap(): void;
}

/**
 * Passes on what happens in rooms: at once to the people named, and to the connected members of open rooms after one query for all rooms of a
 * round. Of several messages in a round only the newest is told, because clients load everything newer than what they know.
 *
 * @returns unsubscribes
 */
export function openRooms({ db, feed, onError, connected, send, onGap }: RoomsOptions): () => void {
  const waiting = new Map<string, ChatNews>();
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const leave = feed.subscribeToChats((news) => {
    if (news === null) onGap();
    else if (news.to !== null) send(news.to, eventOf(news));
    else {
      waiting.set(`${news.event} ${news.chat_id}`, news);
      plan(ROUND);
    }
  });

  function plan(milliseconds: number): void {
    if (timer !== null || isClosed || waiting.size === 0) return;
    timer = setTimeout(async () => {
      let pause = ROUND;
      const round = [...waiting.values()];
      waiting.clear();
      try {
        await tell(round);
      } catch (error) {
        onError(error);
        for (const news of round) {
          const key = `${news.event} ${news.chat_id}`;
          if (!waiting.has(key)) waiting.set(key, news);
        }
        pause = PAUSE;
      }
      timer = null;
      plan(pause);
    }, milliseconds);
  }

  async function tell(round: readonly ChatNews[]): Promise<void> {
    const userIds = connected();
    if (userIds.length === 0) return;
    const { rows } = await sql<{ chat_id: number; user_ids: number[] }>`
      select chat_id, array_agg(user_id) as user_ids from chat_user
      where chat_id = any(${round.map(({ chat_id }) => chat_id)}::bigint[]) and user_id = any(${userIds}::bigint[])
      group by chat_id`.execute(db);
    const members = new Map(rows.map(({ chat_id, user_ids }) => [chat_id, user_ids]));
    for (const news of round) send(members.get(news.chat_id) ?? [], eventOf(news));
  }

  return () => {
    isClosed = true;
    leave();
    clearTimeout(timer ?? undefined);
  };
}

/** The event of the stream: rooms and ids, never words. */
function eventOf(news: ChatNews): LiveEvent {
  const { chat_id } = news;
  if (news.event === "message") return { event: "message", data: { chat_id, last_id: news.last_id } };
  if (news.event === "room") return { event: "room", data: { chat_id } };
  const { user_id } = news;
  if (news.event === "typing") return { event: "typing", data: { chat_id, user_id } };
  return { event: "read", data: { chat_id, user_id, last_read: news.last_read } };
}
