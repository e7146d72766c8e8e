import type { Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";

type Type = Schema<"AwardContentType">;
type Made = Extract<Type, "diary" | "photo" | "video" | "problem" | "solution">;

/** How many favourites of a year are suggested, and how many are looked at for those that are public. */
export const SUGGESTED = 10;
const LOOKED_AT = 10 * SUGGESTED;

/** Public things with their author, likes and date. */
const MADE: Readonly<Record<Made, RawBuilder<unknown>>> = {
  diary: sql`select o.id, o.user_id, o.cnt_likes, o.add_date as made from diary o where o.is_visible`,
  photo: sql`
    select o.id, y.user_id, o.cnt_likes, o.add_date as made
    from photo o join diary y on y.id = o.diary_id and y.is_visible and not y.is_lock
    where o.kind = 'photo' and o.week_id is not null and not o.is_remove`,
  video: sql`select o.id, o.user_id, o.cnt_likes, o.publish_date as made from video o where o.is_visible`,
  problem: sql`select o.id, o.user_id, o.cnt_likes, o.add_date as made from problem o where o.is_visible`,
  solution: sql`
    select o.id, o.user_id, o.cnt_likes, o.add_date as made
    from solution o join problem q on q.id = o.problem_id and q.is_visible where not o.is_remove`,
};

const inYear = (date: RawBuilder<unknown>, year: number) => sql`(
  ${date} >= make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'UTC')
  and ${date} < make_timestamptz(${year}::int + 1, 1, 1, 0, 0, 0, 'UTC'))`;

/** Authors who are not blocked, discreet or removed. */
const ofListedUser = sql`
  join users u on u.id = made.user_id and not u.is_remove and not u.is_ban and not u.is_discreet`;

function scores(type: Type, year: number): RawBuilder<unknown> {
  if (type === "user") {
    const made = sql.join(Object.values(MADE), sql` union all `);
    return sql`
      select made.user_id as content_id, sum(made.cnt_likes) as score from (${made}) made ${ofListedUser}
      where ${inYear(sql`made.made`, year)} group by made.user_id`;
  }
  if (type === "product")
    return sql`
      select e.product_id as content_id, count(distinct d.id) as score
      from diary_equip e join diary d on d.id = e.diary_id and d.is_visible
      where e.product_id is not null and ${inYear(sql`d.add_date`, year)} group by e.product_id`;
  if (type === "strain" || type === "brand")
    return sql`
      select w.thing_id as content_id, count(*) as score
      from grown_with w join diary d on d.id = w.diary_id and d.is_visible
      where w.kind = ${sql.lit(type)} and ${inYear(sql`d.add_date`, year)} group by w.thing_id`;
  return sql`
    select made.id as content_id, made.cnt_likes as score from (${MADE[type]}) made ${ofListedUser}
    where ${inYear(sql`made.made`, year)}`;
}

/** SQL of the favourites of a year with their `score`, more than are suggested; nothing that nobody liked or grew. */
export function favourites(type: Type, year: number): RawBuilder<unknown> {
  return sql`(
    select content_id, score from (${scores(type, year)}) scored where score > 0
    order by score desc, content_id limit ${sql.lit(LOOKED_AT)})`;
}
