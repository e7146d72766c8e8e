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

/** Inserts a notification of a like of diary 1 on a day in September 2026, with other columns on request. */
export async function addNotification(
  db: Db,
  columns: Readonly<Record<string, string | number | boolean | null>> & { readonly user_id: number },
): Promise<number> {
  const row = {
    ...{ channel: "activity", event: "like", type: "diary", content_id: 1 },
    ...{ group_period: "2026-09-14", add_date: "2026-09-14T08:30:00Z" },
    ...columns,
  };
  const { rows } = await sql<{ id: number }>`
    insert into notification (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(row))}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Stores how a user wants to be notified of an event. */
export async function chooseWays(
  db: Db,
  { user_id, event, site, mail }: { user_id: number; event: string; site: boolean; mail: boolean },
): Promise<void> {
  await sql`
    insert into notification_setting (user_id, event, site, mail)
    values (${user_id}, ${event}, ${site}, ${mail})`.execute(db);
}
