import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { isShown } from "../../notifications/shown-notifications.ts";

export const listNotificationGroups = defineOperation(
  "listNotificationGroups",
  async ({ query: { channel, start, limit }, user, reads }) => {
    const { rows } = await sql<Schema<"NotificationGroup"> & { total: number }>`
      select n."group", n.group_period::text as group_period, count(*)::int as count,
        (count(*) filter (where not n.is_visit))::int as cnt_unread, (count(*) over ())::int as total
      from notification n
      where n.user_id = ${user.id} and ${isShown} and n.channel = coalesce(${channel ?? null}::text, n.channel)
      group by n."group", n.group_period
      order by max(n.add_date) desc, max(n.id) desc limit ${limit} offset ${start}`.execute(reads);
    const items = rows.map(({ total: _total, ...group }) => group);
    return { status: 200, data: { items, total: rows[0]?.total ?? 0, start, limit } };
  },
);
