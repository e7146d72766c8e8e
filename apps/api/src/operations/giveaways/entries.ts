import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../content/author.ts";
import { enteredThing } from "../../content/giveaways/entered-things.ts";
import { isClosed } from "../../content/giveaways/entrant-rules.ts";
import { placeState } from "../../content/giveaways/places.ts";
import { type PhotoRow, presentPhoto } from "../../media/present-photo.ts";

interface EntryRow extends AuthorColumns {
  contest_id: number;
  category_id: number;
  content_type: Schema<"ContestContentType">;
  content_id: number;
  name: string;
  link: string;
  days: number | null;
  faza: number | null;
  photo: PhotoRow | null;
  add_date: string;
  cnt_votes: number | null;
  place: number | null;
  place_state: Schema<"GiveawayPlaceState"> | null;
  reply_until: string | null;
  is_my: boolean;
  is_my_vote: boolean;
}

/** Of winners, once they are known. */
const shownPlace = sql`case when z.reply_until is not null then z.place end`;

/**
 * While the votes of closed accounts are being left out, nobody sees who leads; afterwards the numbers are those that decided. A draw never
 * looks at votes.
 */
const shownVotes = sql`case when g.winners = 'draw' or (g.date_end > now() and g.freeze_date is null) then e.cnt_votes
  when g.draw_date is not null then z.cnt_votes end`;

/**
 * SQL of a number that mixes the entries: another one for each reader, the same for one, so that no entry is always on top and pages don't
 * overlap. Guests, whose pages are cached, get another order each day.
 */
function mixFor(readerId: number | null): RawBuilder<unknown> {
  const key =
    readerId === null ? sql`(now() at time zone 'utc')::date::text` : sql`${String(readerId)}::text`;
  return sql`hashint8extended(e.id, hashtextextended(${key}, 0))`;
}

export interface EntriesPage {
  readonly giveawayId: number;
  readonly readerId: number | null;
  /** Null for all. */
  readonly categoryId: number | null;
  readonly start: number;
  readonly limit: number;
  readonly sort: "shuffled" | "new";
}

function columns(readerId: number | null): RawBuilder<unknown> {
  const mine = (rest: RawBuilder<unknown>) => (readerId === null ? sql`false` : rest);
  return sql`
    e.id as contest_id, e.category_id, c.content_type, e.content_id, t.name, t.link, t.days, t.faza,
    case when f.id is not null then json_build_object('id', f.id, 'key', f.key, 'width', f.width, 'height', f.height,
      'color', f.color, 'alt', f.alt) end as photo,
    u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key, e.add_date, ${shownVotes} as cnt_votes,
    ${shownPlace} as place, case when z.reply_until is not null then ${placeState} end as place_state, z.reply_until,
    ${mine(sql`e.user_id = ${readerId}::bigint`)} as is_my,
    ${mine(sql`exists (select from giveaway_vote v where v.giveaway_id = e.giveaway_id and v.category_id = e.category_id
      and v.user_id = ${readerId}::bigint and v.entry_id = e.id)`)} as is_my_vote`;
}

const joinedFrozen = sql`
  left join giveaway_frozen z on z.giveaway_id = e.giveaway_id and z.category_id = e.category_id and z.entry_id = e.id`;
const joinedThing = sql`cross join lateral (${enteredThing(sql`c.content_type`, sql`e.content_id`)}) t`;
const joinedPerson = sql`join users u on u.id = e.user_id and not ${isClosed()}`;
const joinedPhoto = sql`left join photo f on f.id = t.photo_id and not f.is_remove`;

/**
 * Reads a page of the public entries of each category, without those of closed and banned accounts. One query: it orders the bare entries
 * first, so that it looks at the things of a page alone, however many entries there are.
 */
export async function readEntries(
  db: QueryExecutorProvider,
  { giveawayId, readerId, categoryId, start, limit, sort }: EntriesPage,
): Promise<Schema<"GiveawayEntry">[]> {
  const isNew = sort === "new";
  const rank = isNew ? sql`null::int` : shownPlace;
  const mix = isNew ? sql`-extract(epoch from e.add_date)` : mixFor(readerId);
  const order = (row: string) =>
    sql`${sql.ref(`${row}.rank`)} nulls last, ${sql.ref(`${row}.mix`)}, ${sql.ref(`${row}.id`)} ${isNew ? sql`desc` : sql``}`;
  const { rows } = await sql<EntryRow>`
    select p.* from giveaway g join giveaway_category c on c.giveaway_id = g.id
    cross join lateral (
      select ${columns(readerId)}
      from (
        select e.id, e.rank, e.mix from (
          select one.* from (
            select e.id, e.user_id, e.content_id, ${rank} as rank, ${mix} as mix from giveaway_entry e ${joinedFrozen}
            where e.giveaway_id = c.giveaway_id and e.category_id = c.id) one
          order by ${order("one")} offset 0) e
        ${joinedPerson} ${joinedThing}
        where t.is_open order by ${order("e")} limit ${limit} offset ${start}) page
      join giveaway_entry e on e.giveaway_id = c.giveaway_id and e.category_id = c.id and e.id = page.id
      ${joinedFrozen} ${joinedPerson} ${joinedThing} ${joinedPhoto}
      order by ${order("page")}) p
    where g.id = ${giveawayId} and (${categoryId}::bigint is null or c.id = ${categoryId}::bigint)`.execute(
    db,
  );
  return rows.map(presentEntry);
}

/** Reads a user's own entries, public or not, and those they voted for. One query. */
export async function readOwnEntries(
  db: QueryExecutorProvider,
  giveawayId: number,
  readerId: number,
): Promise<Schema<"GiveawayEntry">[]> {
  const { rows } = await sql<EntryRow>`
    select ${columns(readerId)}
    from giveaway g
    join giveaway_entry e on e.giveaway_id = g.id
    join giveaway_category c on c.giveaway_id = e.giveaway_id and c.id = e.category_id
    ${joinedFrozen} ${joinedPerson} ${joinedThing} ${joinedPhoto}
    where g.id = ${giveawayId} and (e.user_id = ${readerId} or (t.is_open and exists (
      select from giveaway_vote v where v.giveaway_id = e.giveaway_id and v.category_id = e.category_id
        and v.user_id = ${readerId} and v.entry_id = e.id)))
    order by e.user_id = ${readerId} desc, e.id limit 200`.execute(db);
  return rows.map(presentEntry);
}

function presentEntry({
  days,
  faza,
  photo,
  author_id,
  author_name,
  author_avatar_key,
  ...row
}: EntryRow): Schema<"GiveawayEntry"> {
  return {
    ...row,
    item_week: days === null || faza === null ? null : { days, faza },
    item_photo: photo && presentPhoto(photo),
    item_user: presentAuthor({ author_id, author_name, author_avatar_key }),
  };
}
