import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { isShown } from "../../notifications/shown-notifications.ts";

const MOST_GROUPS = 1000;

/** Users of all days of a group, each counted once. */
export const getNotificationUniqs = defineOperation(
  "getNotificationUniqs",
  async ({ query: { channel, group }, user, reads }) => {
    const { rows } = await sql<{ group: string; users: number }>`
      select n."group", count(distinct n.from_user_id)::int as users
      from notification n
      where n.user_id = ${user.id} and ${isShown} and n.channel = coalesce(${channel ?? null}::text, n.channel)
        and n."group" = coalesce(${group ?? null}::text, n."group")
      group by n."group" order by max(n.add_date) desc, max(n.id) desc limit ${MOST_GROUPS}`.execute(reads);
    return { status: 200, data: Object.fromEntries(rows.map((row) => [row.group, row.users])) };
  },
);
