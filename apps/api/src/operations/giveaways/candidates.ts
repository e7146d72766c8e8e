import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { enteredThing } from "../../content/giveaways/entered-things.ts";
import { notFound } from "../../errors/api-error.ts";
import { type PhotoRow, presentPhoto } from "../../media/present-photo.ts";
import { entrantReason, type JoinReason } from "./entrants.ts";

type ContentType = Schema<"ContestContentType">;

/** The readings of week `w`. */
const readings = sql`num_nonnulls(w.air_hum, w.air_temp, w.co2, w.height, w.lamp_distance, w.light, w.night_air_temp, w.ph, w.pot_size,
  w.ppm, w.smell, w.solution_temp, w.substrate_temp, w.tds, w.watering_volume)`;
const mostReadings = sql`coalesce((select max(${readings}) from week w where w.diary_id = d.id and not w.is_remove), 0)`;
const ofDiary = sql`d.is_harvest, d.type_room as room`;

/** A user's own things of a kind, with what the rules of a category look at. */
function ownThings(type: ContentType, userId: number): RawBuilder<unknown> {
  const isOwn = sql`d.user_id = ${userId} and not d.is_remove`;
  switch (type) {
    case "diary":
      return sql`select d.id, d.add_date, ${ofDiary}, null::smallint as faza, ${mostReadings} as readings from diary d where ${isOwn}`;
    case "week":
      return sql`
        select w.id, w.add_date, ${ofDiary}, w.faza, ${readings} as readings
        from diary d join week w on w.diary_id = d.id and not w.is_remove where ${isOwn}`;
    case "photo":
      return sql`
        select p.id, p.add_date, ${ofDiary}, w.faza, ${readings} as readings
        from diary d join week w on w.diary_id = d.id and not w.is_remove
        join photo p on p.diary_id = d.id and p.week_id = w.id and p.kind = 'photo' and not p.is_remove where ${isOwn}`;
    case "video":
      return sql`
        select v.id, v.add_date, ${ofDiary}, w.faza, ${readings} as readings
        from video v left join diary d on d.id = v.diary_id left join week w on w.diary_id = v.diary_id and w.id = v.week_id
        where v.user_id = ${userId} and not v.is_remove`;
  }
}

/** SQL of the reason that keeps thing `o`, seen as `t`, from entering category `c` of giveaway `g`; null without one. */
const thingReason = (userId: number): RawBuilder<JoinReason | null> => sql`case
  when c.faza is not null and c.content_type <> 'diary' and o.faza is distinct from c.faza then 'wrong_kind'
  when c.rooms <> '{}' and coalesce(o.room <> all (c.rooms), true) then 'wrong_kind'
  when not t.is_open then 'not_public'
  when c.needs_harvest and o.is_harvest is not true then 'not_finished'
  when o.readings < c.min_readings then 'not_complete'
  when o.add_date < c.content_from or o.add_date > g.date_end then 'out_of_period'
  when exists (select from giveaway_entry e where e.giveaway_id = c.giveaway_id and e.category_id = c.id and e.user_id = ${userId})
    then 'entered_already' end`;

interface CandidateRow {
  content_id: number;
  name: string;
  link: string;
  days: number | null;
  faza: number | null;
  photo: PhotoRow | null;
  reason: JoinReason | null;
  total: number;
}

export interface Asked {
  readonly giveawayId: number;
  readonly categoryId: number;
  readonly userId: number;
}

/**
 * Reads a user's own things as candidates for a category, those that may enter first.
 *
 * @param page one thing, or a page of them
 * @throws ApiError 404 for a category that the giveaway does not have
 */
export async function readCandidates(
  db: QueryExecutorProvider,
  { giveawayId, categoryId, userId }: Asked,
  page: { readonly id: number } | { readonly start: number; readonly limit: number },
): Promise<{ items: Schema<"GiveawayCandidate">[]; total: number }> {
  const type = await contentType(db, giveawayId, categoryId);
  const { id, start, limit } = { id: null, start: 0, limit: 1, ...page };
  const { rows } = await sql<CandidateRow>`
    with found as (
      select o.id as content_id, o.add_date, coalesce(${entrantReason}, ${thingReason(userId)}) as reason
      from giveaway g
      join giveaway_category c on c.giveaway_id = g.id and c.id = ${categoryId}
      join users u on u.id = ${userId} left join account a on a.user_id = u.id
      cross join (${ownThings(type, userId)}) o
      cross join lateral (${enteredThing(sql`c.content_type`, sql`o.id`)}) t
      where g.id = ${giveawayId} and (${id}::bigint is null or o.id = ${id}::bigint)
    ), page as (
      select *, count(*) over ()::int as total from found
      order by (reason is null) desc, add_date desc, content_id desc limit ${limit} offset ${start}
    )
    select shown.content_id, shown.reason, shown.total, t.name, t.link, t.days, t.faza,
      case when f.id is not null then json_build_object('id', f.id, 'key', f.key, 'width', f.width, 'height', f.height,
        'color', f.color, 'alt', f.alt) end as photo
    from page shown
    cross join lateral (${enteredThing(sql`${type}::text`, sql`shown.content_id`)}) t
    left join photo f on f.id = t.photo_id and not f.is_remove
    order by (shown.reason is null) desc, shown.add_date desc, shown.content_id desc`.execute(db);
  const items = rows.map(({ content_id, name, link, days, faza, photo, reason }) => ({
    content_type: type,
    content_id,
    name,
    link,
    item_week: days === null || faza === null ? null : { days, faza },
    item_photo: photo && presentPhoto(photo),
    can_join: reason === null,
    reason,
  }));
  return { items, total: rows[0]?.total ?? 0 };
}

async function contentType(
  db: QueryExecutorProvider,
  giveawayId: number,
  categoryId: number,
): Promise<ContentType> {
  const { rows } = await sql<{ content_type: ContentType }>`
    select content_type from giveaway_category where giveaway_id = ${giveawayId} and id = ${categoryId}`.execute(
    db,
  );
  const [category] = rows;
  if (!category) throw notFound();
  return category.content_type;
}
