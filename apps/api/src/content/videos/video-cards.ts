import type { Schema } from "@grow/contract";
import type { Faza } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { largestUrl } from "../../media/present-photo.ts";
import { type AuthorColumns, presentAuthor } from "../author.ts";
import { likedBy } from "../likes.ts";

interface VideoCardRow extends AuthorColumns {
  id: number;
  title: string;
  slug: string;
  lang: string;
  add_date: string;
  duration: number;
  clip_start: number;
  clip_end: number | null;
  is_short: boolean;
  is_publish: boolean;
  faza: Faza | null;
  cover: { key: string; width: number } | null;
  cnt_views: number;
  cnt_likes: number;
  cnt_comments: number;
  is_like: boolean;
}

/** `/shorts/12-week-by-week`; a video that is no short is under `/video/`. */
export function videoLink(video: { id: number; slug: string; is_short: boolean }): string {
  const base = `${video.is_short ? "/shorts" : "/video"}/${video.id}`;
  return video.slug === "" ? base : `${base}-${video.slug}`;
}

/** Seconds of the part of a video that is shown. */
export function shownSeconds(video: {
  duration: number;
  clip_start: number;
  clip_end: number | null;
}): number {
  return Math.max(0, (video.clip_end ?? video.duration) - video.clip_start);
}

/**
 * Cards of videos. One query.
 *
 * @param rest - what follows `where`, over video `v`, order included
 */
export async function readVideoCards(
  db: QueryExecutorProvider,
  rest: RawBuilder<unknown>,
  readerId: number | null,
): Promise<Schema<"VideoCard">[]> {
  const { rows } = await sql<VideoCardRow>`
    select v.id, v.title, v.slug, v.lang, v.add_date, v.duration, v.clip_start, v.clip_end, v.is_short, v.is_publish,
      w.faza, v.cnt_views, v.cnt_likes, v.cnt_comments, ${likedBy(readerId, "video", sql`v.id`)} as is_like,
      u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key,
      case when c.id is not null then json_build_object('key', c.key, 'width', c.width) end as cover
    from video v
    left join users u on u.id = v.user_id and not u.is_remove
    left join photo c on c.id = v.cover_id and not c.is_remove
    left join week w on w.diary_id = v.diary_id and w.id = v.week_id
    where ${rest}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    link: videoLink(row),
    lang: row.lang,
    cover: row.cover && largestUrl(row.cover),
    duration: shownSeconds(row),
    is_short: row.is_short,
    is_publish: row.is_publish,
    item_user: presentAuthor(row),
    faza: row.faza,
    add_date: row.add_date,
    cnt_views: row.cnt_views,
    cnt_likes: row.cnt_likes,
    cnt_comments: row.cnt_comments,
    is_like: row.is_like,
  }));
}
