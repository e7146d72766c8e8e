import type { Schema } from "@grow/contract";
import type { Faza } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { prepared } from "../../db/prepared-statement.ts";
import type { PhotoRow } from "../../media/present-photo.ts";
import type { AuthorColumns } from "../author.ts";
import { equipJson, weeksOrder } from "../diary-cards/card-query.ts";
import type { EquipRef } from "../diary-cards/card-row.ts";
import { WEEK_PROP_COLUMNS } from "../diary-detail/week-props.ts";
import { likedBy } from "../likes.ts";

/** Photos of a card; the rest is on the page of the week. */
const MAX_PHOTOS = 20;

/** A week of the same diary, with the columns that name and age of the card's week depend on. */
export interface SiblingWeek {
  id: number;
  days: number;
  faza: Faza;
  germ_date: string | null;
  add_date: string;
}

/** The data of a week card. */
export interface WeekCardRow extends Required<Schema<"WeekProps">>, AuthorColumns {
  id: number;
  days: number;
  faza: Faza;
  text: string;
  lang: string;
  add_date: string;
  review_general: number | null;
  cnt_likes: number;
  cnt_comments: number;
  is_like: boolean;
  diary_id: number;
  diary_name: string;
  diary_slug: string;
  diary_is_harvest: boolean;
  seeds: EquipRef[];
  photos: PhotoRow[];
  siblings: SiblingWeek[];
}

/**
 * Cards of the weeks that `chosen` selects, in its order. One query.
 *
 * @param chosen a query of `diary_id`, `id` and `place` (the order)
 * @param options.isPrepared whether `chosen` has one of a few fixed texts, so that it may be a prepared statement
 */
export async function readWeekCards(
  db: QueryExecutorProvider,
  chosen: RawBuilder<unknown>,
  readerId: number | null,
  { isPrepared = false }: { readonly isPrepared?: boolean } = {},
): Promise<WeekCardRow[]> {
  const { rows } = await sql<WeekCardRow>`${isPrepared ? prepared : sql``}
    select
      w.id, w.days, w.faza, left(w.text, 2000) as text, w.lang, w.add_date, w.review_general, w.cnt_likes, w.cnt_comments,
      ${sql.join(Object.values(WEEK_PROP_COLUMNS))},
      d.id as diary_id, d.name as diary_name, d.slug as diary_slug, d.is_harvest as diary_is_harvest,
      u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key,
      ${likedBy(readerId, "week", sql`w.id`)} as is_like,
      ${equipJson(sql`e.category = 'seed'`)} as seeds,
      (select coalesce(json_agg(json_build_object(
         'id', m.id, 'key', m.key, 'width', m.width, 'height', m.height, 'color', m.color, 'alt', m.alt)
         order by m.position, m.id), '[]')
       from (
         select * from photo p
         where p.diary_id = w.diary_id and p.week_id = w.id and p.kind = 'photo' and not p.is_remove
         order by p.position, p.id limit ${MAX_PHOTOS}) m) as photos,
      (select json_agg(json_build_object(
         'id', s.id, 'days', s.days, 'faza', s.faza, 'germ_date', s.germ_date, 'add_date', s.add_date) order by s.place)
       from (
         select w.*, row_number() over (order by ${weeksOrder}) as place
         from week w where w.diary_id = d.id and not w.is_remove) s) as siblings
    from (${chosen}) chosen
    join week w on w.diary_id = chosen.diary_id and w.id = chosen.id
    join diary d on d.id = w.diary_id
    left join users u on u.id = d.user_id and not u.is_remove
    order by chosen.place`.execute(db);
  return rows;
}
