import { type RawBuilder, sql } from "kysely";
import { IN_FEED } from "./feed-types.ts";
import type { EventList } from "./line-page.ts";
import { byMember, notBlocked, OPEN_EVENT } from "./open-events.ts";

/** Of one type, or of all that the feed shows. */
function ofType(type: string | undefined): RawBuilder<unknown> {
  return type === undefined ? IN_FEED : sql`${IN_FEED} and e.type = ${type}`;
}

/** Events of the whole site. */
export function allEvents(readerId: number | null, type?: string): EventList {
  return (last) => sql`
    select e.id from event e
    where ${ofType(type)} and ${OPEN_EVENT} and ${byMember({ isDiscreetShown: false })} and ${notBlocked(readerId)}
    order by e.id desc limit ${last}`;
}

/**
 * Events of the users and diaries that a member follows and has not muted, reviews of followed brands and answers to followed questions,
 * without their own. Costs one index lookup per followed thing and per product of a followed brand, regardless of the number of events.
 */
export function followedEvents(readerId: number, type?: string): EventList {
  const isShown = sql`${ofType(type)} and ${OPEN_EVENT} and ${byMember({ isDiscreetShown: true })}
    and e.user_id <> ${readerId} and ${notBlocked(readerId)}`;
  const newest = (which: RawBuilder<unknown>, last: RawBuilder<unknown>) => sql`
    select e.id from event e where ${which} and ${isShown} order by e.id desc limit ${last}`;
  const ofFollowedUser = sql`e.user_id = f.content_id and not exists (
    select from follow muted where muted.user_id = ${readerId} and muted.type = 'diary' and muted.content_id = e.diary_id
      and not muted.is_notify)`;
  /** Events have no column for what a review or an answer belongs to, so that its own row leads to them. */
  const ofPart = (part: "review" | "solution", from: RawBuilder<unknown>, last: RawBuilder<unknown>) => sql`
    select e.id from ${from} join event e on e.content_type = ${sql.lit(part)} and e.content_id = t.id
      and e.type = ${sql.lit(`${part}.create`)} and ${isShown}
    order by t.add_date desc, t.id desc limit ${last}`;
  const reviews = (last: RawBuilder<unknown>) => sql`
    union
    select newest.id from follow f join product p on p.brand_id = f.content_id
    cross join lateral (
      ${ofPart("review", sql`(select * from review where product_id = p.id and is_visible) t`, last)}) newest
    where f.user_id = ${readerId} and f.type = 'brand' and f.is_notify`;
  const answers = (last: RawBuilder<unknown>) => sql`
    union
    select newest.id from follow f
    cross join lateral (
      ${ofPart("solution", sql`(select * from solution where problem_id = f.content_id and not is_remove) t`, last)}) newest
    where f.user_id = ${readerId} and f.type = 'problem' and f.is_notify`;
  const isOr = (part: string) => type === undefined || type === part;
  return (last) => sql`
    select newest.id from follow f cross join lateral (${newest(ofFollowedUser, last)}) newest
    where f.user_id = ${readerId} and f.type = 'user' and f.is_notify
    union
    select newest.id from follow f cross join lateral (${newest(sql`e.diary_id = f.content_id`, last)}) newest
    where f.user_id = ${readerId} and f.type = 'diary' and f.is_notify
    ${isOr("review.create") ? reviews(last) : sql``} ${isOr("solution.create") ? answers(last) : sql``}
    order by id desc limit ${last}`;
}
