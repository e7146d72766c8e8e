import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Inserts unread notifications of comments on a diary. */
export async function addCommentNotifications(
  db: Db,
  { to, diary, count }: { to: number; diary: number; count: number },
): Promise<void> {
  await sql`
    insert into notification (user_id, channel, event, group_period, type, content_id)
    select ${to}::bigint, 'activity', 'comment', '2026-09-14', 'diary', ${diary}::bigint
    from generate_series(1, ${count}::integer)`.execute(db);
}
