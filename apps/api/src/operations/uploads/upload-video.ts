import { sql } from "kysely";
import { textLang } from "../../content/text-lang.ts";
import { readVideo } from "../../content/videos/read-video.ts";
import { SHORT_SECONDS } from "../../content/videos/short-seconds.ts";
import { notFound } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { oneLine } from "../../http/one-line-texts.ts";
import { insertUpload } from "../../media/insert-upload.ts";
import { MediaError } from "../../media/media-error.ts";
import { queueConversion } from "../../media/queue-conversion.ts";
import { takeInUpload } from "../../media/take-in-upload.ts";
import { spendUploadBudget } from "../../media/upload-budget.ts";
import { presentUpload } from "./present.ts";
import { receiveVideo } from "./receive-video.ts";
import { readUpload, uploadedVideo } from "./uploaded-video.ts";

/** The video is a draft until it has a title and is published. A job draws its cover and converts formats that browsers may not play. */
export const uploadVideo = defineOperation(
  "uploadVideo",
  async ({ request, user, locale, transaction, db, media, jobs, config }) => {
    const form = await receiveVideo(request, { db, media, secret: config.secret, userId: user.id });
    if ("received" in form) return { status: 202, data: { received: form.received } };
    if ("videoId" in form) return { status: 201, data: await readUpload(db, form.videoId, user) };
    try {
      if (form.file.kind !== "video") throw new MediaError("unsupported_type");
      const title = oneLine(form.fields.get("title") ?? "")
        .trim()
        .slice(0, 150);
      const diaryId = idOf(form.fields.get("diary_id"));
      const weekId = diaryId === null ? null : idOf(form.fields.get("week_id"));
      const stored = await takeInUpload(media, form.file);
      const seconds = stored.duration ?? 0;
      const isShort = stored.height > stored.width && seconds <= SHORT_SECONDS;
      const made = await transaction(async (tx) => {
        // The row of the budget is locked from here on: a last part that is sent several times at once makes one video.
        await spendUploadBudget(tx, user.id, {});
        const before = form.key === null ? null : await uploadedVideo(tx, form.key);
        if (before !== null) return before;
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
          insert into video (user_id, photo_id, diary_id, week_id, title, lang, duration, is_short, is_ready, upload_key)
          values (${user.id}, ${uploadId}, ${diaryId}, ${weekId}, ${title}, ${textLang(locale)}, ${seconds}, ${isShort}, false,
            ${form.key})
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
      if (typeof made === "number") {
        await media.store.removeFolder(stored.key);
        return { status: 201, data: await readUpload(db, made, user) };
      }
      if (form.key !== null) await media.store.removeFolder(form.key);
      return { status: 201, data: made };
    } finally {
      await form.file.discard();
    }
  },
);

function idOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
