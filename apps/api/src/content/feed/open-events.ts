import { type RawBuilder, sql } from "kysely";
import type { TargetSource } from "../../kinds/kind.ts";
import { ALL_KINDS } from "../../kinds/kinds.ts";

/**
 * Whether there is such a row. `exists` reads whole tables here: inside `case` and `or` the planner hashes all rows it might need, and
 * ignores that a page needs a few. A scalar subquery is always looked up by index.
 *
 * @param rows `from` and `where` of a query
 */
function isFound(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((select true ${rows} limit 1), false)`;
}

/** SQL that finds the thing of event `e`, if it is public. */
function openThing({
  from,
  is_gone = sql`t.is_remove`,
  is_open = sql`true`,
}: TargetSource): RawBuilder<unknown> {
  return isFound(sql`from ${from} where t.id = e.content_id and not (${is_gone}) and (${is_open})`);
}

/** A week is found by its diary, because that is the first column of its key. */
const OPEN_WEEK = isFound(
  sql`from week t where t.diary_id = e.diary_id and t.id = e.content_id and not t.is_remove`,
);
const OPEN_COMMENT = isFound(sql`from comment t where t.id = e.content_id and not t.is_remove`);
const OPEN_USER = isFound(
  sql`from users t where t.id = e.content_id and not t.is_remove and not t.is_ban and not t.is_discreet`,
);

const things = ALL_KINDS.map(([kind, { target }]) => {
  if (kind === "week") return sql`when 'week' then ${OPEN_WEEK}`;
  if (kind === "comment") return sql`when 'comment' then ${OPEN_COMMENT}`;
  if (kind === "user") return sql`when 'user' then ${OPEN_USER}`;
  return target === null ? sql`` : sql`when ${sql.lit(kind)} then ${openThing(target)}`;
});

/**
 * Whether event `e` may be shown to everybody: its thing and diary are public, and the action was not undone since. Feeds never show
 * restricted content, not even to users who may see it.
 */
export const OPEN_EVENT: RawBuilder<unknown> = sql`
  (e.diary_id is null or ${isFound(sql`from diary d where d.id = e.diary_id and d.is_visible`)})
  and case e.content_type ${sql.join(things, sql` `)} else false end`;

/** Whether event `e` is still true and the last of its kind: a like that was undone and repeated is one line. */
export const STILL_SO: RawBuilder<unknown> = sql`
  case e.type
    when 'comment.create' then ${isFound(
      sql`from comment c where c.id = (e.params ->> 'comment_id')::bigint and not c.is_remove`,
    )}
    when 'like.add' then ${isFound(
      sql`from likes l where l.type = e.content_type and l.content_id = e.content_id and l.user_id = e.user_id`,
    )}
    when 'follow.add' then ${isFound(
      sql`from follow f where f.user_id = e.user_id and f.type = e.content_type and f.content_id = e.content_id`,
    )}
    else true end
  and (e.type not in ('like.add', 'follow.add') or not ${isFound(
    sql`from event later where later.content_type = e.content_type and later.content_id = e.content_id
      and later.type = e.type and later.user_id = e.user_id and later.id > e.id`,
  )})`;

/** Whether neither the user nor the author of event `e` has blocked the other. */
export function notBlocked(readerId: number | null): RawBuilder<unknown> {
  if (readerId === null) return sql`true`;
  return sql`not exists (
    select from user_ban b where b.type = 'user'
      and ((b.user_id = ${readerId} and b.content_id = e.user_id) or (b.user_id = e.user_id and b.content_id = ${readerId})))`;
}

/** Whether the author of event `e` exists, and is not discreet unless the user follows them. */
export function byMember(options: { readonly isDiscreetShown: boolean }): RawBuilder<unknown> {
  const discreet = options.isDiscreetShown ? sql`` : sql` and not a.is_discreet`;
  return sql`exists (select from users a where a.id = e.user_id and not a.is_remove and not a.is_ban${discreet})`;
}
