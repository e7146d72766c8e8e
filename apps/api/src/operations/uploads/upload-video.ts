import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { textLang } from "../../content/text-lang.ts";
import { readVideo } from "../../content/videos/read-video.ts";
import { SHORT_SECONDS } from "../../content/videos/short-seconds.ts";
import { notFound } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { insertUpload } from "../../media/insert-upload.ts";
import { MediaError } from "../../media/media-error.ts";
import { queueConversion } from "../../media/queue-conversion.ts";
import { takeInUpload } from "../../media/take-in-upload.ts";
import { finishParts } from "../../media/upload-parts.ts";
import type { Reader } from "../../rights/diary-access.ts";
import { presentUpload, type UploadRow } from "./present.ts";
import { receiveVideo } from "./receive-video.ts";

/** The video is a draft until it has a title and is published. A job draws its cover and converts formats that browsers may not play. */
export const uploadVideo = defineOperation(
  "uploadVideo",
  async ({ request, user, locale, transaction, db, media, jobs, config }) => {
    const form = await receiveVideo(request, { media, secret: config.secret, userId: user.id });
    if ("received" in form) return { status: 202, data: { received: form.received } };
    if ("videoId" in form) return { status: 201, data: await readUpload(db, form.videoId, user) };
    try {
      if (form.file.kind !== "video") throw new MediaError("unsupported_type");
      const title = (form.fields.get("title") ?? "").trim().slice(0, 150);
      const diaryId = idOf(form.fields.get("diary_id"));
      const weekId = diaryId === null ? null : idOf(form.fields.get("week_id"));
      const stored = await takeInUpload(media, form.file);
      const seconds = stored.duration ?? 0;
      const isShort = stored.height > stored.width && seconds <= SHORT_SECONDS;
      const data = await transaction(async (tx) => {
        if (diaryId !== null) {
          const { rows } = await sql`
            select from diary d where d.id = ${diaryId} and d.user_id = ${user.id} and not d.is_remove
              and (${weekId}::bigint is null or exists (
                select from week w where w.diary_id = d.id and w.id = ${weekId} and not w.is_remove))`.execute(
            tx,
          );
          if (rows.length === 0) throw notFound();
        }
        const uploadId = await insertUpload(tx, stored, null, user.id);
        const { rows } = await sql<{ id: number }>`
          insert into video (user_id, photo_id, diary_id, week_id, title, lang, duration, is_short, is_ready)
          values (${user.id}, ${uploadId}, ${diaryId}, ${weekId}, ${title}, ${textLang(locale)}, ${seconds}, ${isShort}, false)
          returning id`.execute(tx);
        const id = rows[0]?.id ?? 0;
        await recordEvent(tx, {
          type: "video.create",
          user_id: user.id,
          content_type: "video",
          content_id: id,
          diary_id: diaryId,
        });
        const { width, height, duration } = stored;
        await queueConversion(
          { tx, jobs, userId: user.id, hasLimits: config.hasLimits },
          { id, width, height, duration, isReady: false },
        );
        return {
          item_upload: presentUpload({ id: uploadId, alt: "", ...stored }),
          item_video: await readVideo(tx, id, user),
        };
      }).catch(async (error: unknown) => {
        await media.store.removeFolder(stored.key);
        throw error;
      });
      if (form.key !== null) await finishParts(media.store, form.key, data.item_video.id);
      return { status: 201, data };
    } finally {
      await form.file.discard();
    }
  },
);

/** The draft of an upload, for a client that did not get the first response. */
async function readUpload(
  db: QueryExecutorProvider,
  videoId: number,
  user: Reader,
): Promise<Schema<"VideoUpload">> {
  const { rows } = await sql<UploadRow>`
    select f.id, f.key, f.kind, f.format, f.width, f.height, f.color, f.preview, f.alt
    from video v join photo f on f.id = v.photo_id where v.id = ${videoId} and v.user_id = ${user.id}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw notFound();
  return { item_upload: presentUpload(row), item_video: await readVideo(db, videoId, user) };
}

function idOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
