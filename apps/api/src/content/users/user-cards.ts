import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type PhotoRow, presentPhoto, squareUrl } from "../../media/present-photo.ts";
import { userLink } from "../author.ts";
import { isPremium } from "../plans/is-premium.ts";

interface UserCardRow {
  id: number;
  name: string;
  avatar_key: string | null;
  add_date: string;
  lang: Schema<"Lang">;
  cnt_reports: number;
  cnt_harvests: number;
  cnt_followers: number;
  fvs_name: string;
  fvn_name: string;
  fav_method: string;
  is_follow: boolean;
  is_premium: boolean;
  is_moderator: boolean;
  covers: PhotoRow[];
  grown: { count: number; most: { id: number; name: string; slug: string }[] };
}

/** Users `u` that public lists and search show. */
export const LISTED: RawBuilder<unknown> = sql`not u.is_remove and not u.is_ban and not u.is_discreet`;

/** Diaries of a grower from which covers and strains are taken: the newest, so that a card costs the same for everybody. */
const NEWEST = 50;

/** Covers and strains of a card. */
const SHOWN = 3;

/** The newest visible diaries of user `u`, of all or only those with a cover. */
const newestDiaries = (limit: number, only: RawBuilder<unknown> = sql`true`) => sql`
  select d.id, d.photo_id, row_number() over (order by d.add_date desc, d.id desc) as place
  from diary d where d.user_id = u.id and d.is_visible and ${only}
  order by d.add_date desc, d.id desc limit ${sql.lit(limit)}`;

const coversJson = sql<PhotoRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', m.id, 'key', m.key, 'width', m.width, 'height', m.height, 'color', m.color, 'alt', m.alt) order by newest.place), '[]')
  from (${newestDiaries(SHOWN, sql`d.photo_id is not null`)}) newest
  join photo m on m.id = newest.photo_id and not m.is_remove)`;

const grownJson = sql<UserCardRow["grown"]>`(
  select json_build_object('count', count(*), 'most', coalesce(
    json_agg(json_build_object('id', id, 'name', name, 'slug', slug) order by place) filter (where place <= ${sql.lit(SHOWN)}), '[]'))
  from (
    select s.id, s.name, s.slug, row_number() over (order by count(*) desc, min(newest.place)) as place
    from (${newestDiaries(NEWEST)}) newest
    join grown_with g on g.diary_id = newest.id and g.kind = 'strain'
    join strain s on s.id = g.thing_id and not s.is_remove
    group by s.id) grown)`;

/**
 * Cards of the growers that `chosen` selects, in its order. One query.
 *
 * @param chosen a query of `id` and `place` (the order)
 */
export async function readUserCards(
  db: QueryExecutorProvider,
  chosen: RawBuilder<unknown>,
  readerId: number | null,
): Promise<Schema<"UserCard">[]> {
  const { rows } = await sql<UserCardRow>`
    select u.id, u.name, u.avatar_key, u.add_date, u.lang, u.cnt_reports, u.cnt_harvests, u.cnt_followers,
      u.fvs_name, u.fvn_name, u.fav_method,
      exists (select from follow f
        where f.user_id = ${readerId}::bigint and f.type = 'user' and f.content_id = u.id) as is_follow,
      ${isPremium} as is_premium,
      u.access && array['moderate', 'admin'] as is_moderator,
      ${coversJson} as covers, ${grownJson} as grown
    from (${chosen}) chosen join users u on u.id = chosen.id
    order by chosen.place`.execute(db);
  return rows.map(presentUserCard);
}

function presentUserCard(row: UserCardRow): Schema<"UserCard"> {
  const { avatar_key, fvs_name, fvn_name, fav_method, covers, grown, ...card } = row;
  return {
    ...card,
    link: userLink(row.name),
    avatar_small: squareUrl(avatar_key),
    item_growing: { fvs_name, fvn_name, fav_method },
    covers: covers.map((cover) => presentPhoto(cover)),
    strains: grown.most.map(({ id, name, slug }) => ({ id, name, link: `/strains/${slug}` })),
    cnt_strains: grown.count,
  };
}
