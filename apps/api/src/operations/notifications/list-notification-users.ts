import { sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../content/author.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { isShown } from "../../notifications/shown-notifications.ts";

/** The users of the line that the notification belongs to; removed users are left out. */
export const listNotificationUsers = defineOperation(
  "listNotificationUsers",
  async ({ user, params, query: { start, limit }, reads }) => {
    const { rows: found } = await sql<{ group: string; group_period: string; line_id: number }>`
      select n."group", n.group_period::text as group_period, n.line_id from notification n
      where n.user_id = ${user.id} and n.id = ${params.n} and ${isShown}`.execute(reads);
    const [line] = found;
    if (line === undefined) throw notFound();
    const { rows } = await sql<AuthorColumns & { total: number }>`
      select u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key, count(*) over ()::int as total
      from (
        select n.from_user_id, max(n.id) as last from notification n
        where n.user_id = ${user.id} and n."group" = ${line.group} and n.group_period = ${line.group_period}::date
          and n.line_id = ${line.line_id} and n.from_user_id is not null and ${isShown}
        group by n.from_user_id) who
      join users u on u.id = who.from_user_id and not u.is_remove
      order by who.last desc limit ${limit} offset ${start}`.execute(reads);
    const items = rows.flatMap((row) => presentAuthor(row) ?? []);
    return { status: 200, data: { items, total: rows[0]?.total ?? 0, start, limit } };
  },
);
