import type { Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";
import { KINDS } from "../../kinds/kinds.ts";
import { strainPhoto } from "../catalogue/strain-cards.ts";

type Type = Schema<"AwardContentType">;

/** What a candidate is, joined as `thing`. */
export interface ThingColumns {
  name: string;
  link: string;
  /** A photo, of any width, or a square avatar or logo. */
  picture: { key: string; width: number } | null;
  square_key: string | null;
  /** Who made it; null for things of brands and for people themselves. */
  author_id: number | null;
}

interface Source {
  readonly name: RawBuilder<unknown>;
  readonly photo?: RawBuilder<unknown>;
  readonly square?: RawBuilder<unknown>;
  readonly author?: RawBuilder<unknown>;
  /** The brand whose managers and testers may not vote for it. */
  readonly brand?: RawBuilder<unknown>;
  /** The public row with the candidate's id. */
  readonly from: RawBuilder<unknown>;
}

const id = sql`c.content_id`;

const photoOf = (photoId: RawBuilder<unknown>) => sql`(
  select json_build_object('key', f.key, 'width', f.width) from photo f
  where f.id = ${photoId} and not f.is_remove and f.state = 'ready')`;

const firstPhoto = (problemId: RawBuilder<unknown>) =>
  photoOf(sql`(
    select pp.photo_id from problem_photo pp where pp.problem_id = ${problemId} order by pp.position, pp.photo_id limit 1)`);

const SOURCES: Readonly<Record<Type, Source>> = {
  user: {
    name: sql`o.name`,
    square: sql`o.avatar_key`,
    from: sql`users o where o.id = ${id} and not o.is_remove and not o.is_ban and not o.is_discreet`,
  },
  diary: {
    name: sql`o.name`,
    photo: photoOf(sql`o.photo_id`),
    author: sql`o.user_id`,
    from: sql`diary o where o.id = ${id} and o.is_visible`,
  },
  photo: {
    name: sql`y.name`,
    photo: photoOf(sql`o.id`),
    author: sql`y.user_id`,
    from: sql`
      photo o join diary y on y.id = o.diary_id and y.is_visible and not y.is_lock
      where o.id = ${id} and not o.is_remove and o.week_id is not null`,
  },
  video: {
    name: sql`o.title`,
    photo: photoOf(sql`o.cover_id`),
    author: sql`o.user_id`,
    from: sql`video o where o.id = ${id} and o.is_visible`,
  },
  problem: {
    name: sql`o.title`,
    photo: firstPhoto(sql`o.id`),
    author: sql`o.user_id`,
    from: sql`problem o where o.id = ${id} and o.is_visible`,
  },
  solution: {
    name: sql`q.title`,
    photo: firstPhoto(sql`q.id`),
    author: sql`o.user_id`,
    from: sql`
      solution o join problem q on q.id = o.problem_id and q.is_visible where o.id = ${id} and not o.is_remove`,
  },
  strain: {
    name: sql`s.name`,
    photo: strainPhoto,
    brand: sql`s.brand_id`,
    from: sql`strain s where s.id = ${id} and not s.is_remove`,
  },
  brand: {
    name: sql`o.name`,
    square: sql`o.logo_key`,
    brand: sql`o.id`,
    from: sql`brand o where o.id = ${id} and not o.is_remove`,
  },
  product: {
    name: sql`b.name || ' ' || o.name`,
    square: sql`o.logo_key`,
    brand: sql`o.brand_id`,
    from: sql`
      product o join brand b on b.id = o.brand_id and not b.is_remove where o.id = ${id} and not o.is_remove`,
  },
};

const parts = (Object.entries(SOURCES) as [Type, Source][]).map(([type, source]) => {
  const { name, from, photo = sql`null::json`, square = sql`null::text` } = source;
  const { author = sql`null::bigint`, brand = sql`null::bigint` } = source;
  return sql`
    select left(${name}, 200) as name, (${KINDS[type].link(id)}) as link, ${photo} as picture, ${square} as square_key,
      ${author} as author_id, ${brand} as brand_id
    from ${from} and n.content_type = ${sql.lit(type)}`;
});

/**
 * Joins what candidate `c` of nomination `n` is, as `thing`, if it is public. The condition on the type is decided once per candidate, so
 * that only one of the parts is read.
 */
export const joinThing: RawBuilder<unknown> = sql`join lateral (${sql.join(parts, sql` union all `)}) thing on true`;

/** SQL of the number of public candidates of nomination `n`. */
export const cntShown = sql<number>`(
  select count(*)::int from award_candidate c ${joinThing} where c.year = n.year and c.nomination_id = n.id)`;

/** Whether `thing` of a nomination about `n.content_type` is the user, or theirs, or of a brand they manage or test for. */
export function isOwnThing(userId: number): RawBuilder<boolean> {
  return sql<boolean>`(
    (n.content_type = 'user' and c.content_id = ${userId}) or coalesce(thing.author_id = ${userId}, false)
    or exists (select from brand_manager m where m.brand_id = thing.brand_id and m.user_id = ${userId})
    or exists (select from brand_tester t where t.brand_id = thing.brand_id and t.user_id = ${userId}))`;
}

/** The user who is, or who made, `thing`; null for things of brands. */
export const personOfThing = sql<
  number | null
>`case n.content_type when 'user' then c.content_id else thing.author_id end`;
