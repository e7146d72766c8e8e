import type { ReadQuery, Schema } from "@grow/contract";
import { cutText } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../content/author.ts";
import { namesOfThings } from "../content/feed/names-of-things.ts";
import { targetLink } from "../content/targets/target-link.ts";
import { eventPage, INVITATIONS_PAGE, isInvitation } from "../events/notification.ts";
import { isShown } from "./shown-notifications.ts";

type Line = Schema<"Notification">;

/** The newest notification of a group, and its counts. */
interface LineRow {
  id: number;
  channel: Line["channel"];
  event: Line["event"];
  group: string;
  group_period: string;
  is_visit: boolean;
  add_date: string;
  type: Schema<"ContentType">;
  content_id: number;
  params: Line["params"];
  week: number | null;
  link: string | null;
  comment_id: number | null;
  /** The page of the answer to a question. */
  solution_link: string | null;
  text: string | null;
  cnt_users: number;
  cnt_notifications: number;
  users: AuthorColumns[];
  total: number;
}

const TEXT_LENGTH = 240;

/** Where a notification of a thing without a page leads. */
const PAGE = "/notifications";

/** A page of a user's notifications, newest first. A flat list has a line for each, otherwise those of a group and day share one. */
export async function readLines(
  db: QueryExecutorProvider,
  userId: number,
  query: ReadQuery<"listNotifications">,
  { isFlat }: { readonly isFlat: boolean },
): Promise<Schema<"NotificationList">> {
  const rows = await readRows(db, userId, query, isFlat);
  const names = await namesOfThings(
    db,
    rows.map(({ type, content_id }) => ({ content_type: type, content_id })),
  );
  const items = rows.map((row) => present(row, names.get(`${row.type} ${row.content_id}`)));
  const { start, limit } = query;
  return { items, total: rows[0]?.total ?? 0, start, limit };
}

/** A plan has no page of its own, but plans of its kind have. */
function pageOf({ plan }: Line["params"]): string {
  if (plan === undefined) return PAGE;
  return plan.kind === "premium" ? "/premium" : "/partner";
}

/** The rows of the lines, in one query. */
async function readRows(
  db: QueryExecutorProvider,
  userId: number,
  { channel, group, group_period, start, limit }: ReadQuery<"listNotifications">,
  isFlat: boolean,
): Promise<LineRow[]> {
  const where: RawBuilder<unknown>[] = [sql`n.user_id = ${userId}`, isShown];
  if (channel !== undefined) where.push(sql`n.channel = ${channel}`);
  if (group !== undefined) where.push(sql`n."group" = ${group}`);
  if (group_period !== undefined) where.push(sql`n.group_period = ${group_period}::date`);
  const together = isFlat ? sql`n.id` : sql`n."group", n.group_period, n.line_id`;
  const { rows } = await sql<LineRow>`
    with lines as (
      select max(n.id) as id, array_agg(n.id) as ids, max(n.add_date) as add_date, bool_and(n.is_visit) as is_visit,
        count(*)::int as cnt_notifications, count(distinct n.from_user_id)::int as cnt_users, count(*) over ()::int as total
      from notification n where ${sql.join(where, sql` and `)}
      group by ${together}
      order by max(n.add_date) desc, max(n.id) desc limit ${limit} offset ${start})
    select n.id, n.channel, n.event, n."group", n.group_period::text as group_period, lines.is_visit, lines.add_date, n.type, n.content_id,
      n.params, w.days as week, ${targetLink(sql`n.type`, sql`n.content_id`)} as link, c.id as comment_id,
      ${targetLink(sql`'solution'`, sql`answer.id`)} as solution_link, left(coalesce(c.text, answer.text), 600) as text, lines.cnt_users, lines.cnt_notifications, lines.total,
      (select coalesce(json_agg(newest), '[]') from (
        select u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key
        from (
          select from_user_id, max(id) as last from notification
          where user_id = ${userId} and id = any(lines.ids) and from_user_id is not null
          group by from_user_id order by last desc limit 3) who
        join users u on u.id = who.from_user_id and not u.is_remove
        order by who.last desc) newest) as users
    from lines join notification n on n.user_id = ${userId} and n.id = lines.id
      left join week w on n.type = 'week' and w.diary_id = n.diary_id and w.id = n.content_id
      left join event e on e.id = n.event_id
      left join comment c on not c.is_remove and c.id = case
        when n.event in ('comment', 'reply') then (e.params ->> 'comment_id')::bigint
        when n.event in ('like', 'mention') and n.type = 'comment' then n.content_id end
      left join solution answer on n.event = 'solution' and e.content_type = 'solution' and answer.id = e.content_id and not answer.is_remove
    order by lines.add_date desc, lines.id desc`.execute(db);
  return rows;
}

function present(row: LineRow, name: string | undefined): Line {
  const { id, channel, event, group, group_period, is_visit, add_date, type, content_id, params } = row;
  // Opens the page of the thing at the comment, or at the answer.
  const link = isInvitation(event)
    ? INVITATIONS_PAGE
    : row.link === null || row.comment_id === null
      ? (row.solution_link ?? (row.link === null ? pageOf(params) : eventPage(event, row.link)))
      : `${row.link.split("?")[0]}?comment=${row.comment_id}`;
  const users = row.users.flatMap((author) => presentAuthor(author) ?? []);
  return {
    ...{ id, channel, event, group, group_period, is_visit, add_date, link },
    items_user: users,
    cnt_users: Math.max(row.cnt_users, users.length),
    cnt_notifications: row.cnt_notifications,
    item_target:
      name === undefined || row.link === null
        ? null
        : { type, id: content_id, name, link: row.link, avatar: null },
    text: row.text === null ? "" : cutText(row.text, TEXT_LENGTH),
    params: row.week === null ? params : { ...params, week: row.week },
  };
}
