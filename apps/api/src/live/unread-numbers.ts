import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { isShown } from "../notifications/shown-notifications.ts";

/** The numbers of a user's unread things. */
export type UnreadNumbers = Schema<"LiveNumbers">["data"];

/** Unread lines of a channel, and messages of a room, are counted up to this number. */
export const MAX_UNREAD = 100;

const CHANNELS: readonly Schema<"NotificationChannel">[] = ["activity", "follows", "system"];

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
    select reader.user_id, channel.name as kind, (
      select count(*) from (
        select distinct n."group", n.group_period, n.line_id from notification n
        where n.user_id = reader.user_id and n.channel = channel.name and not n.is_visit and ${isShown}
        limit ${sql.lit(MAX_UNREAD)}) line) as total
    from unnest(${userIds}::bigint[]) reader (user_id) cross join unnest(${CHANNELS}::text[]) channel (name)
    union all
    select cu.user_id, 'message', sum(greatest(0, least(${sql.lit(MAX_UNREAD)}, c.cnt_messages - cu.cnt_read)))
    from chat_user cu join chat c on c.id = cu.chat_id and not c.is_remove
    where cu.user_id = any (${userIds}::bigint[]) and cu.is_unread and not cu.is_mute and not cu.is_hidden
      and (c.type = 'private' or c.user_id = cu.user_id
        or exists (select from brand_manager b where b.brand_id = c.brand_id and b.user_id = cu.user_id))
    group by cu.user_id`.execute(db);
  const found = new Map<number, UnreadNumbers>();
  for (const { user_id, kind, total } of rows) {
    if (total === 0) continue;
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
  return {
    notifications: { total: Math.min(MAX_UNREAD, notifications.total + total), channels },
    cnt_messages,
  };
}
