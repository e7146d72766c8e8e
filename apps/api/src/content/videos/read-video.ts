import type { Schema } from "@grow/contract";
import { weekNames } from "@grow/domain";
import { type QueryExecutorProvider, sql } from "kysely";
import { notFound } from "../../errors/api-error.ts";
import { largestUrl } from "../../media/present-photo.ts";
import { videoName } from "../../media/take-in-upload.ts";
import type { Reader } from "../../rights/diary-access.ts";
import { type AuthorColumns, presentAuthor } from "../author.ts";
import { awardsOfThing, presentAwards, type WonAward } from "../awards/won-awards.ts";
import { equipJson, weeksOrder } from "../diary-cards/card-query.ts";
import type { EquipRef, WeekTriple } from "../diary-cards/card-row.ts";
import { presentEquip } from "../diary-cards/present-card.ts";
import { diaryLink } from "../diary-link.ts";
import { likedBy } from "../likes.ts";
import { isNamedDiary } from "./named-diary.ts";
import { videoLink } from "./video-cards.ts";

interface VideoRow extends AuthorColumns {
  id: number;
  title: string;
  text: string;
  slug: string;
  lang: string;
  duration: number;
  clip_start: number;
  clip_end: number | null;
  cover_time: number | null;
  is_short: boolean;
  is_publish: boolean;
  is_ready: boolean;
  is_failed: boolean;
  failure: "damaged" | "timeout" | null;
  is_comments: boolean;
  is_remove: boolean;
  add_date: string;
  update_date: string;
  cnt_views: number;
  cnt_likes: number;
  cnt_comments: number;
  is_like: boolean;
  diary_id: number | null;
  week_id: number | null;
  file: { key: string; width: number; height: number; format: "mp4" | "webm" } | null;
  cover: { key: string; width: number } | null;
  tags: string[];
  captions: string[];
  awards: WonAward[] | null;
  diary: DiaryContext | null;
}

interface DiaryContext extends AuthorColumns {
  name: string;
  slug: string;
  is_harvest: boolean;
  seeds: EquipRef[];
  weeks: WeekTriple[];
}

/**
 * Reads a video for the user; the caller has checked who may see it. One query.
 *
 * @throws ApiError 404 when it does not exist or its file is gone
 */
export async function readVideo(
  db: QueryExecutorProvider,
  id: number,
  reader: Reader | null,
): Promise<Schema<"Video">> {
  const readerId = reader?.id ?? null;
  const { rows } = await sql<VideoRow>`
    select v.id, v.title, v.text, v.slug, v.lang, v.duration, v.clip_start, v.clip_end, v.cover_time, v.is_short,
      v.is_publish, v.is_ready, v.is_failed, v.failure, v.is_comments, v.is_remove, v.add_date, v.update_date, v.cnt_views, v.cnt_likes,
      v.cnt_comments, v.diary_id, v.week_id, ${likedBy(readerId, "video", sql`v.id`)} as is_like,
      u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key,
      json_build_object('key', f.key, 'width', f.width, 'height', f.height, 'format', f.format) as file,
      case when c.id is not null then json_build_object('key', c.key, 'width', c.width) end as cover,
      (select coalesce(json_agg(t.tag order by t.position, t.tag), '[]') from video_tag t where t.video_id = v.id) as tags,
      (select coalesce(json_agg(vc.lang order by vc.lang), '[]') from video_caption vc where vc.video_id = v.id) as captions,
      ${awardsOfThing("video", sql`v.id`)} as awards,
      (select json_build_object('name', d.name, 'slug', d.slug, 'is_harvest', d.is_harvest,
         'seeds', ${equipJson(sql`e.category = 'seed'`)},
         'weeks', (select coalesce(json_agg(json_build_array(w.id, w.days, w.faza) order by ${weeksOrder}), '[]')
           from week w where w.diary_id = d.id and not w.is_remove),
         'author_id', a.id, 'author_name', a.name, 'author_avatar_key', a.avatar_key)
       from diary d left join users a on a.id = d.user_id and not a.is_remove
       where d.id = v.diary_id and ${isNamedDiary(reader)}) as diary
    from video v
    join photo f on f.id = v.photo_id
    left join users u on u.id = v.user_id and not u.is_remove
    left join photo c on c.id = v.cover_id and not c.is_remove
    where v.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row?.file) throw notFound();
  return presentVideo(row, row.file);
}

function presentVideo(row: VideoRow, file: NonNullable<VideoRow["file"]>): Schema<"Video"> {
  const { diary, diary_id } = row;
  return {
    id: row.id,
    title: row.title,
    text: row.text,
    link: videoLink(row),
    lang: row.lang,
    url: `/media/${file.key}/${videoName(file.width, file.format)}`,
    cover: row.cover && largestUrl(row.cover),
    width: file.width,
    height: file.height,
    duration: row.duration,
    clip_start: row.clip_start,
    clip_end: row.clip_end,
    cover_time: row.cover_time,
    captions: row.captions.map((lang) => ({ lang, url: `/api/videos/${row.id}/captions/${lang}` })),
    tags: row.tags,
    item_user: presentAuthor(row),
    item_diary:
      diary && diary_id !== null
        ? {
            id: diary_id,
            name: diary.name,
            link: diaryLink({ id: diary_id, slug: diary.slug }),
            is_harvest: diary.is_harvest,
            item_user: presentAuthor(diary),
          }
        : null,
    item_week: diary && weekOf(diary, row.week_id),
    items_seed: diary ? diary.seeds.map(presentEquip) : [],
    ...presentAwards(row.awards),
    is_short: row.is_short,
    is_publish: row.is_publish,
    is_ready: row.is_ready,
    is_failed: row.is_failed,
    // A server of the version before sets no reason, and it knew of damaged files only.
    failure: row.is_failed ? (row.failure ?? "damaged") : null,
    is_comments: row.is_comments,
    is_remove: row.is_remove,
    add_date: row.add_date,
    update_date: row.update_date,
    cnt_views: row.cnt_views,
    cnt_likes: row.cnt_likes,
    cnt_comments: row.cnt_comments,
    is_like: row.is_like,
  };
}

function weekOf({ weeks }: DiaryContext, weekId: number | null): Schema<"WeekShort"> | null {
  const place = weeks.findIndex(([id]) => id === weekId);
  const triple = weeks[place];
  if (!triple) return null;
  const names = weekNames(weeks.map(([id, days, faza]) => ({ id, days, faza })));
  const [id, days, faza] = triple;
  return { id, days, faza, name: names[place]?.key ?? "week" };
}
