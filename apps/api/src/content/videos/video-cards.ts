import type { Schema } from "@grow/contract";
import type { Faza } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { instant, jsonRow } from "../../db/json-row.ts";
import type { VideoFormat } from "../../media/file-kind.ts";
import { largestUrl } from "../../media/present-photo.ts";
import { videoName } from "../../media/take-in-upload.ts";
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
  file: { key: string; width: number; format: VideoFormat } | null;
  cover: { key: string; width: number } | null;
  cnt_views: number;
  cnt_likes: number;
  cnt_comments: number;
  is_like: boolean;
}

/** `/shorts/12-week-by-week`; other videos are under `/video/`. */
export function videoLink(video: { id: number; slug: string; is_short: boolean }): string {
  const base = `${video.is_short ? "/shorts" : "/video"}/${video.id}`;
  return video.slug === "" ? base : `${base}-${video.slug}`;
}

/** Seconds of the visible part of a video. */
export function shownSeconds(video: {
  duration: number;
  clip_start: number;
  clip_end: number | null;
}): number {
  return Math.max(0, (video.clip_end ?? video.duration) - video.clip_start);
}

function rowOf(readerId: number | null) {
  return jsonRow<VideoCardRow>({
    id: sql`v.id`,
    title: sql`v.title`,
    slug: sql`v.slug`,
    lang: sql`v.lang`,
    add_date: instant(sql`v.add_date`),
    duration: sql`v.duration`,
    clip_start: sql`v.clip_start`,
    clip_end: sql`v.clip_end`,
    is_short: sql`v.is_short`,
    is_publish: sql`v.is_publish`,
    faza: sql`w.faza`,
    file: sql`case when f.id is not null then json_build_object('key', f.key, 'width', f.width, 'format', f.format) end`,
    cover: sql`case when c.id is not null then json_build_object('key', c.key, 'width', c.width) end`,
    cnt_views: sql`v.cnt_views`,
    cnt_likes: sql`v.cnt_likes`,
    cnt_comments: sql`v.cnt_comments`,
    is_like: likedBy(readerId, "video", sql`v.id`),
    author_id: sql`u.id`,
    author_name: sql`u.name`,
    author_avatar_key: sql`u.avatar_key`,
  });
}

const videoRow = rowOf(null);

/**
 * A query of cards as `card`, for {@link videoCard}.
 *
 * @param rest - what follows `where`, on video `v`, including the order
 */
export function videoCardQuery(
  rest: RawBuilder<unknown>,
  readerId: number | null,
): RawBuilder<{ card: unknown[] }> {
  return sql<{ card: unknown[] }>`
    select ${rowOf(readerId).values} as card
    from video v
    left join users u on u.id = v.user_id and not u.is_remove
    left join photo f on f.id = v.photo_id
    left join photo c on c.id = v.cover_id and not c.is_remove
    left join week w on w.diary_id = v.diary_id and w.id = v.week_id
    where ${rest}`;
}

/** The card of a row of {@link videoCardQuery}. */
export function videoCard(card: readonly unknown[]): Schema<"VideoCard"> {
  const row = videoRow.read(card);
  return {
    id: row.id,
    title: row.title,
    link: videoLink(row),
    lang: row.lang,
    url: row.file && `/media/${row.file.key}/${videoName(row.file.width, row.file.format)}`,
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
  };
}

/** Cards of videos; see {@link videoCardQuery}. One query. */
export async function readVideoCards(
  db: QueryExecutorProvider,
  rest: RawBuilder<unknown>,
  readerId: number | null,
): Promise<Schema<"VideoCard">[]> {
  const { rows } = await videoCardQuery(rest, readerId).execute(db);
  return rows.map(({ card }) => videoCard(card));
}
