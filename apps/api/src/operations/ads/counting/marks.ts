import { type RawBuilder, sql } from "kysely";
import type { Evidence } from "./evidence.ts";
import { CLICK_MINUTES, MOST_OF_ADDRESS, MOST_OF_VISITOR, REPEAT_SECONDS } from "./limits.ts";

type Marked = "banner" | "button";

/**
 * Marks what the visitor sees or clicks now, and returns what they did not see or click just before. Two reports at the same moment are
 * told apart by the row's lock.
 *
 * @param rows - `id` and `section` of each
 */
export function freshMarks(
  { visitor, now }: Evidence,
  type: Marked,
  action: "view" | "click",
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    insert into ad_mark as m (who, type, content_id, section, action, date)
    select distinct ${visitor}::bytea, ${sql.lit(type)}, r.id, r.section, ${sql.lit(action)}, ${now}::timestamptz
    from (${rows}) r order by r.id, r.section
    on conflict (who, type, content_id, section, action) do update set date = excluded.date
    where m.date <= excluded.date - make_interval(secs => ${sql.lit(REPEAT_SECONDS)})
    returning content_id, section`;
}

/** Whether the visitor saw a thing shortly before, in any section. */
export function hasView(
  { visitor, visitorBefore, now }: Evidence,
  type: Marked,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from ad_mark m
    where m.who in (${visitor}::bytea, ${visitorBefore}::bytea) and m.type = ${sql.lit(type)} and m.content_id = ${id}
      and m.action = 'view' and m.date > ${now}::timestamptz - make_interval(mins => ${sql.lit(CLICK_MINUTES)}))`;
}

/** Two steps of a statement: adds `n` of the step `fresh` to the hour's counts, and tells how many of them are `free` to count. */
export function allowance(
  { visitor, address, now }: Evidence,
  [ofVisitor, ofAddress] = [MOST_OF_VISITOR, MOST_OF_ADDRESS],
): RawBuilder<unknown> {
  return sql`spent as (
      insert into ad_rate as r (who, hour, cnt)
      select w.who, date_trunc('hour', ${now}::timestamptz), t.n
      from (select sum(n)::int as n from fresh) t, (values (${visitor}::bytea), (${address}::bytea)) w (who)
      where t.n > 0 order by w.who
      on conflict (who, hour) do update set cnt = r.cnt + excluded.cnt
      returning who, cnt
    ), allowance as (
      select greatest(0, min(case when who = ${visitor}::bytea then ${sql.lit(ofVisitor)} else ${sql.lit(ofAddress)} end - cnt)
        + (select sum(n) from fresh)) as free
      from spent
    )`;
}
