import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { prepared } from "../db/prepared-statement.ts";
import { isModerator, type Reader } from "../rights/diary-access.ts";
import { isOpenToOthers } from "../rights/open-diary.ts";
import { PHOTO_OWNERS } from "./photo-owners.ts";

/** Who may load a file: everyone, this user but not others, or not this user. */
export type Audience = "all" | "reader" | "none";

/** Milliseconds for which an open photo counts as open without another query. */
export const OPEN_MS = 30_000;

/** Open photos that are remembered. */
const MAX_OPEN = 20_000;

/** Queries of the author of a thing with the photo `p`, and whether others may see it. Photos of other things are public. */
const GUARDED: Readonly<Record<string, RawBuilder<unknown>>> = {
  diary: sql`
    select d.user_id, ${isOpenToOthers} as is_open from diary d where d.photo_id = p.id
    union all
    select d.user_id, ${isOpenToOthers} and not p.is_remove and not coalesce(w.is_remove, false)
    from diary d left join week w on w.diary_id = p.diary_id and w.id = p.week_id where d.id = p.diary_id`,
  contact: sql`select c.user_id, false from contact c where c.photo_id = p.id`,
  // Members of a room, but for what was withheld from them; a deleted one is for moderators alone.
  message: sql`
    select reader.user_id, r.type = 'common' and not m.is_remove
    from message m join chat r on r.id = m.chat_id
    left join lateral (
      select unnest(array[r.user_low_id, r.user_high_id, r.user_id]) as user_id where r.type <> 'common' and not m.is_withheld
      union select g.user_id from brand_manager g where g.brand_id = r.brand_id and (m.is_brand or not m.is_withheld)
      union select m.user_id) reader on not m.is_remove
    where m.photo_id = p.id`,
  video: sql`select v.user_id, v.is_visible from video v where v.photo_id = p.id or v.cover_id = p.id`,
  problem_photo: sql`
    select q.user_id, q.is_visible from problem_photo h join problem q on q.id = h.problem_id where h.photo_id = p.id`,
  solution_photo: sql`
    select s.user_id, q.is_visible and not s.is_remove
    from solution_photo h join solution s on s.problem_id = h.problem_id and s.id = h.solution_id
    join problem q on q.id = h.problem_id where h.photo_id = p.id`,
};

const HOLDERS: RawBuilder<unknown> = sql.join(
  [
    ...Object.values(GUARDED),
    ...PHOTO_OWNERS.filter(([table]) => !(table in GUARDED)).map(
      ([table, column]) =>
        sql`select null::bigint, true from ${sql.table(table)} o where o.${sql.ref(column)} = p.id`,
    ),
  ],
  sql` union all `,
);

/**
 * Determines who may load the files of a key. A photo is public if one thing with it is; an unattached one is visible to its uploader only.
 * A photo that closes is refused to others after {@link OPEN_MS} at the latest.
 *
 * @param readerOf - the member of an `Authorization` header; null for a guest
 */
export function photoAudience(
  db: QueryExecutorProvider,
  readerOf: (authorization: string | undefined) => Promise<Reader | null>,
  now: () => number = Date.now,
): (key: string, authorization: string | undefined) => Promise<Audience> {
  const openUntil = new Map<string, number>();

  return async (key, authorization) => {
    const until = openUntil.get(key);
    if (until !== undefined && until > now()) return "all";
    openUntil.delete(key);
    const { rows } = await sql<{ is_open: boolean | null; authors: (number | null)[] | null }>`${prepared}
      select bool_or(h.is_open) as is_open, array_agg(h.user_id) as authors
      from photo p cross join lateral (${HOLDERS}) h (user_id, is_open) where p.key = ${key}`.execute(db);
    const [found] = rows;
    if (found?.is_open !== false) {
      if (openUntil.size >= MAX_OPEN) openUntil.clear();
      openUntil.set(key, now() + OPEN_MS);
      return "all";
    }
    const reader = await readerOf(authorization);
    const isOwn = reader !== null && found.authors?.includes(reader.id);
    return isOwn || isModerator(reader) ? "reader" : "none";
  };
}
