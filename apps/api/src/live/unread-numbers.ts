import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** The numbers of a user's unread things. */
export type UnreadNumbers = Schema<"LiveNumbers">["data"];

interface NumberRow {
  user_id: number;
  kind: Schema<"NotificationChannel"> | "message";
  total: number;
}

/** The numbers of a user who has read everything. */
export const NOTHING_UNREAD: UnreadNumbers = {
  notifications: { total: 0, channels: { activity: 0, follows: 0, system: 0 } },
  cnt_messages: 0,
};

/** The numbers of these users, in one query; without users who have read everything. */
export async function unreadNumbers(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, UnreadNumbers>> {
  const { rows } = await sql<NumberRow>`
    select user_id, channel as kind, count(*) as total
    from notification where user_id = any (${userIds}::bigint[]) and not is_visit
    group by user_id, channel
    union all
    select user_id, 'message', sum(cnt_unread)
    from chat_user where user_id = any (${userIds}::bigint[]) and cnt_unread > 0 and not is_mute and not is_hidden
    group by user_id`.execute(db);
  const found = new Map<number, UnreadNumbers>();
  for (const { user_id, kind, total } of rows) {
    const numbers = found.get(user_id) ?? NOTHING_UNREAD;
    found.set(
      user_id,
      kind === "message" ? { ...numbers, cnt_messages: total } : withChannel(numbers, kind, total),
    );
  }
  return found;
}

function withChannel(
  { notifications, cnt_messages }: UnreadNumbers,
  channel: Schema<"NotificationChannel">,
  total: number,
): UnreadNumbers {
  const channels = { ...notifications.channels, [channel]: total };
  return { notifications: { total: notifications.total + total, channels }, cnt_messages };
}
