import type { Schema } from "@grow/contract";
import { FOLLOW_LIMITS } from "@grow/domain/follows";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { squareUrl, urlUpTo } from "../media/present-photo.ts";
import type { Reader } from "../rights/diary-access.ts";
import { notBlockedWith } from "../rights/not-blocked.ts";

/** Maximum picture width of a row, px: sharp at 48 px on any screen. */
const ROW_WIDTH = 160;

interface FollowedRow {
  type: Schema<"FollowType">;
  content_id: number;
  is_notify: boolean;
  name: string;
  slug: string | null;
  section: string | null;
  is_finished: boolean;
  square_key: string | null;
  cover_key: string | null;
  cover_width: number | null;
}

/** The two lists: finished diaries are bookmarks, everything else is in the common list. */
export type FollowPart = "all" | "common" | "bookmark";

const PARTS: Record<FollowPart, RawBuilder<unknown>> = {
  all: sql`true`,
  common: sql`not is_finished`,
  bookmark: sql`is_finished`,
};

const SORTS: Record<Schema<"FollowSort">, RawBuilder<unknown>> = {
  update: sql`activity desc, type, content_id desc`,
  add: sql`add_date desc, type, content_id desc`,
  name: sql`lower(name), type, content_id desc`,
};

/** Everything a user follows that the current user may see: nothing removed, hidden or private. */
function followed(userId: number, reader: Reader | null): RawBuilder<unknown> {
  const isHimself = reader?.id === userId;
  // An unlisted diary is open to users with its link, as this user; showing it to others would reveal it.
  const unlisted = sql`(${isHimself}::boolean and d.visibility = 'unlisted'
    and not d.is_ban and not d.is_moderate and not d.is_hidden and not d.is_remove)`;
  const own = sql`(d.user_id = ${reader?.id ?? null}::bigint and not d.is_remove)`;
  const ownQuestion = sql`(q.user_id = ${reader?.id ?? null}::bigint and not q.is_remove)`;
  return sql`
    select f.type, f.content_id, f.add_date, f.is_notify and ${isHimself}::boolean as is_notify,
      coalesce(u.name, d.name, b.name, q.title) as name, coalesce(d.slug, b.slug, q.slug) as slug, b.section,
      coalesce(d.is_harvest, false) as is_finished,
      coalesce(u.avatar_key, b.logo_key) as square_key, c.key as cover_key, c.width as cover_width,
      coalesce(d.update_date, q.update_date, (
        select last.update_date from diary last where last.user_id = u.id and last.is_visible
        order by last.update_date desc limit 1), f.add_date) as activity
    from follow f
    left join users u on f.type = 'user' and u.id = f.content_id and not u.is_remove
      and (${isHimself}::boolean or not u.is_discreet) and ${notBlockedWith(reader?.id ?? null, sql`u.id`)}
    left join diary d on f.type = 'diary' and d.id = f.content_id and (d.is_visible or ${unlisted} or ${own})
    left join photo c on c.id = d.photo_id and not c.is_remove
    left join brand b on f.type = 'brand' and b.id = f.content_id and not b.is_remove
    left join problem q on f.type = 'problem' and q.id = f.content_id and (q.is_visible or ${ownQuestion})
    where f.user_id = ${userId} and (u.id is not null or d.id is not null or b.id is not null or q.id is not null)`;
}

interface Page {
  start: number;
  limit: number;
  sort: Schema<"FollowSort">;
}

/** A page of what a user follows, among the first thousand. One query. */
export async function readFollowPage(
  db: QueryExecutorProvider,
  userId: number,
  reader: Reader | null,
  part: FollowPart,
  { start, limit, sort }: Page,
): Promise<Schema<"FollowRowList">> {
  const { most } = FOLLOW_LIMITS;
  const shown = Math.max(0, Math.min(limit, most - start));
  const { rows } = await sql<{ total: number } & (FollowedRow | { [Key in keyof FollowedRow]: null })>`
    with followed as materialized (
      select * from (${followed(userId, reader)}) all_of_them where ${PARTS[part]}
    )
    select counted.total, page.*
    from (select count(*)::int as total from followed) counted
    left join lateral (
      select * from followed order by ${SORTS[sort]} limit ${shown} offset ${start}) page on true`.execute(
    db,
  );
  const total = rows[0]?.total ?? 0;
  return {
    items: rows.flatMap((row) => (row.type === null ? [] : presentFollowRow(row))),
    total: Math.min(total, most),
    start,
    limit,
    ...(total > most ? { is_total_capped: true } : {}),
  };
}

/** One row of a user's own list; null for what they do not follow, and for what no longer exists. */
export async function readFollowRow(
  db: QueryExecutorProvider,
  reader: Reader,
  type: Schema<"FollowType">,
  id: number,
): Promise<Schema<"FollowRow"> | null> {
  const { rows } = await sql<FollowedRow>`
    select * from (${followed(reader.id, reader)} and f.type = ${type} and f.content_id = ${id}) one`.execute(
    db,
  );
  const [row] = rows;
  return row ? presentFollowRow(row) : null;
}

function presentFollowRow(row: FollowedRow): Schema<"FollowRow"> {
  const { type, content_id, name, is_finished, is_notify, cover_key, cover_width } = row;
  const cover =
    cover_key !== null && cover_width !== null
      ? urlUpTo({ key: cover_key, width: cover_width }, ROW_WIDTH)
      : null;
  const avatar = type === "diary" ? cover : squareUrl(row.square_key);
  return {
    type,
    id: content_id,
    content_id,
    name,
    link: linkOf(row),
    avatar,
    avatar_small: avatar,
    is_finished,
    is_notify,
  };
}

function linkOf({ type, content_id, name, slug, section }: FollowedRow): string {
  if (type === "user") return `/grower/${name}`;
  if (type === "brand") return `/${section}/${slug}`;
  const base = type === "problem" ? "/grow-questions" : "/diaries";
  return slug ? `${base}/${content_id}-${slug}` : `${base}/${content_id}`;
}
