import { type QueryExecutorProvider, sql } from "kysely";
import type { Notification } from "pg";

/** What happened in a room, without its words: readers fetch messages under their own rights. */
export type ChatNews = { readonly chat_id: number } & (
  | { readonly event: "message"; readonly last_id: number }
  | { readonly event: "read"; readonly user_id: number; readonly last_read: number }
  | { readonly event: "typing"; readonly user_id: number }
  | { readonly event: "room" }
) & {
    /** Null for all members of an open room. */
    readonly to: readonly number[] | null;
  };

/** Receives news; null when some may have been missed. */
export type ChatListener = (news: ChatNews | null) => void;

export const CHAT_CHANNEL = "grow_chat";

/** Tells all servers, when the transaction commits. Nothing is stored. */
export async function tellChat(db: QueryExecutorProvider, news: ChatNews): Promise<void> {
  await sql`select pg_notify(${CHAT_CHANNEL}, ${JSON.stringify(news)})`.execute(db);
}

/** Reports a message on the channel; ignores others. */
export function tellChatIn({ channel, payload }: Notification, tell: ChatListener): void {
  if (channel === CHAT_CHANNEL && payload) tell(JSON.parse(payload));
}
