import type { RequestBody, Schema } from "@grow/contract";
import { slug } from "@grow/domain";
import { type RawBuilder, sql } from "kysely";
import { readVideo } from "../../content/videos/read-video.ts";
import { SHORT_SECONDS } from "../../content/videos/short-seconds.ts";
import type { Tx } from "../../db/database.ts";
import { invalid, type Problem } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { type QueuedVideo, queueConversion } from "../../media/queue-conversion.ts";
import { notifyFollowers } from "../../notifications/notify-followers.ts";
import { notifyHidden, retractHidden } from "../../notifications/notify-hidden.ts";
import { notifyMentions } from "../../notifications/notify-mentions.ts";
import { changedVideo, type GuardedVideo } from "./video-rights.ts";

type Body = RequestBody<"updateVideo">;

export const updateVideo = defineOperation(
  "updateVideo",
  async ({ body, user, jobs, transaction, found, config: { hasLimits } }) => {
    const video = found(changedVideo);
    const { id } = video;
    return {
      status: 200,
      data: await transaction(async (tx) => {
        await sql`select from video where id = ${id} for update`.execute(tx);
        if (body.is_remove === true) {
          await sql`update video set is_remove = true, remove_date = now() where id = ${id} and not is_remove`.execute(
            tx,
          );
        } else {
          const redrawn = await save(tx, video, body);
          // The job that converts an upload draws its cover as well.
          if (redrawn !== null) await queueConversion({ tx, jobs, userId: user.id, hasLimits }, redrawn);
        }
        const event = eventOf(video, body);
        const event_id = await recordEvent(tx, {
          type: `video.${event}`,
          user_id: user.id,
          content_type: "video",
          content_id: id,
          diary_id: video.diary_id,
        });
        const hidden = { type: "video", id, diary_id: null, user_id: video.user_id } as const;
        if (event === "delete" && !video.is_remove) await notifyHidden(tx, jobs, hidden, user.id);
        if (event === "restore") await retractHidden(tx, hidden);
        const isFirst = event === "publish" && (await isFirstPublished(tx, id, event_id));
        if (isFirst && video.user_id !== null) {
          await notifyFollowers(tx, jobs, video.user_id, {
            event: "video_new",
            type: "video",
            content_id: id,
            diary_id: null,
            event_id,
          });
        }
        const data = await readVideo(tx, id, user);
        if (data.is_publish && !data.is_remove) {
          await notifyMentions(tx, jobs, data.text, {
            type: "video",
            content_id: id,
            diary_id: null,
            user_id: video.user_id,
          });
        }
        return data;
      }),
    };
  },
);

function eventOf(before: GuardedVideo, body: Body): string {
  if (body.is_remove === true) return "delete";
  if (body.is_publish === true && !before.is_publish) return "publish";
  return before.is_remove && body.is_remove === false ? "restore" : "update";
}

/** Followers are notified of a video once, even if it is published repeatedly. */
async function isFirstPublished(tx: Tx, id: number, eventId: number): Promise<boolean> {
  const { rows } = await sql`
    select from event
    where content_type = 'video' and content_id = ${id} and type = 'video.publish' and id <> ${eventId} limit 1`.execute(
    tx,
  );
  return rows.length === 0;
}

interface Stored {
  title: string;
  clip_start: number;
  clip_end: number | null;
  cover_time: number | null;
  is_publish: boolean;
  is_ready: boolean;
  width: number;
  height: number;
}

/**
 * Writes the fields given.
 *
 * @returns the video if its cover is another frame now
 * @throws ApiError 422: `required` for publishing without a title, `out_of_range` for a part that is not within the file,
 *   `unknown_reference` for another user's week
 */
async function save(tx: Tx, video: GuardedVideo, body: Body): Promise<QueuedVideo | null> {
  const { id, duration } = video;
  const { rows } = await sql<Stored>`
    select v.title, v.clip_start, v.clip_end, v.cover_time, v.is_publish, v.is_ready, f.width, f.height
    from video v join photo f on f.id = v.photo_id where v.id = ${id}`.execute(tx);
  const [before] = rows;
  if (!before) return null;
  const title = body.title?.trim() ?? before.title;
  const isPublished = body.is_publish ?? before.is_publish;
  if (isPublished && title === "") throw invalid([{ code: "required", field: "title" }]);
  const start = body.clip_start ?? before.clip_start;
  const end = body.clip_end === undefined ? before.clip_end : body.clip_end;
  // A file may be a little longer than its header says.
  if (start >= (end ?? duration) || (end !== null && end > duration + 1)) {
    throw invalid([{ code: "out_of_range", field: "clip_end", params: { min: start, max: duration } }]);
  }
  const isShort = before.height > before.width && (end ?? duration) - start <= SHORT_SECONDS;
  const set: RawBuilder<unknown>[] = [
    sql`clip_start = ${start}, clip_end = ${end}, is_short = ${isShort}, version = version + 1, update_date = now()`,
  ];
  if (body.title !== undefined) set.push(sql`title = ${title}, slug = ${slug(title)}`);
  if (body.text !== undefined) set.push(sql`text = ${body.text.trim()}`);
  if (body.lang !== undefined) set.push(sql`lang = ${body.lang}`);
  if (body.cover_time !== undefined) set.push(sql`cover_time = ${body.cover_time}`);
  if (body.is_comments !== undefined) set.push(sql`is_comments = ${body.is_comments}`);
  if (body.is_remove === false) set.push(sql`is_remove = false, remove_date = null`);
  if (body.is_publish !== undefined) {
    set.push(sql`is_publish = ${body.is_publish},
      publish_date = case when ${body.is_publish}::boolean then coalesce(publish_date, now()) end`);
  }
  if (body.diary_id !== undefined || body.week_id !== undefined) {
    set.push(await placeOf(tx, video, body));
  }
  await sql`update video set ${sql.join(set)} where id = ${id}`.execute(tx);
  if (body.tags !== undefined) await saveTags(tx, id, body.tags);
  if (body.captions !== undefined) await saveCaptions(tx, id, body.captions);
  const coverTime = body.cover_time === undefined ? before.cover_time : body.cover_time;
  const isOther = coverTime !== before.cover_time || (coverTime === null && start !== before.clip_start);
  const { width, height, is_ready: isReady } = before;
  return isOther ? { id, width, height, duration, isReady } : null;
}

async function placeOf(tx: Tx, { user_id }: GuardedVideo, body: Body): Promise<RawBuilder<unknown>> {
  const diaryId = body.diary_id ?? null;
  const weekId = diaryId === null ? null : (body.week_id ?? null);
  const { rows } = await sql<{ is_diary: boolean; is_week: boolean }>`
    select exists (select from diary where id = ${diaryId}::bigint and user_id = ${user_id}::bigint and not is_remove) as is_diary,
      exists (select from week where diary_id = ${diaryId}::bigint and id = ${weekId}::bigint and not is_remove) as is_week`.execute(
    tx,
  );
  if (diaryId !== null && !rows[0]?.is_diary)
    throw invalid([{ code: "unknown_reference", field: "diary_id" }]);
  if (weekId !== null && !rows[0]?.is_week) throw invalid([{ code: "unknown_reference", field: "week_id" }]);
  return sql`diary_id = ${diaryId}, week_id = ${weekId}`;
}

async function saveTags(tx: Tx, id: number, tags: readonly string[]): Promise<void> {
  await sql`delete from video_tag where video_id = ${id}`.execute(tx);
  if (tags.length === 0) return;
  const rows = tags.map((tag, place) => sql`(${id}, ${tag}, ${place})`);
  await sql`insert into video_tag (video_id, tag, position) values ${sql.join(rows)}`.execute(tx);
}

async function saveCaptions(
  tx: Tx,
  id: number,
  captions: NonNullable<Schema<"VideoPatch">["captions"]>,
): Promise<void> {
  const langs = captions.map(({ lang }) => lang);
  if (new Set(langs).size < langs.length) throw invalid([{ code: "taken", field: "captions" }]);
  const { rows } = await sql<{ lang: string }>`select lang from video_caption where video_id = ${id}`.execute(
    tx,
  );
  const stored = rows.map(({ lang }) => lang);
  const problems = captions.flatMap(({ lang, text }, place): Problem[] =>
    text === undefined && !stored.includes(lang)
      ? [{ code: "unknown_reference", field: `captions.${place}.lang` }]
      : [],
  );
  if (problems.length > 0) throw invalid(problems);
  const kept = captions.flatMap(({ lang, text }) => (text === undefined ? [lang] : []));
  await sql`delete from video_caption where video_id = ${id} and lang <> all(${kept}::text[])`.execute(tx);
  for (const { lang, text } of captions) {
    if (text === undefined) continue;
    await sql`insert into video_caption (video_id, lang, text) values (${id}, ${lang}, ${text})`.execute(tx);
  }
}
