import { sql } from "kysely";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { insertUpload } from "../../media/insert-upload.ts";
import { MediaError } from "../../media/media-error.ts";
import { readUploadForm } from "../../media/read-upload-form.ts";
import { takeInUpload } from "../../media/take-in-upload.ts";
import { diaryOfCover } from "./owners.ts";
import { presentUpload } from "./present.ts";

/** The photo belongs to no week. It is deleted like any unused upload once another is the cover, or no diary was created with it. */
export const uploadDiaryCover = defineOperation(
  "uploadDiaryCover",
  async ({ request, user, transaction, media, byForm, found }) => {
    const form = await readUploadForm(request, media.incoming, byForm);
    const diaryId = found(diaryOfCover);
    try {
      if (form.file.kind !== "photo") throw new MediaError("unsupported_type");
      const stored = await takeInUpload(media, form.file);
      const id = await transaction(async (tx) => {
        const photoId = await insertUpload(tx, stored, diaryId, user.id);
        if (diaryId === null) return photoId;
        await sql`update diary set photo_id = ${photoId}, cover_focus = null where id = ${diaryId}`.execute(
          tx,
        );
        await recordEvent(tx, {
          type: "diary.cover",
          user_id: user.id,
          content_type: "diary",
          content_id: diaryId,
          diary_id: diaryId,
          params: { photo_id: photoId },
        });
        return photoId;
      }).catch(async (error: unknown) => {
        await media.store.removeFolder(stored.key);
        throw error;
      });
      media.finisher.finish(stored.key);
      return { status: 201, data: presentUpload({ id, alt: "", ...stored }) };
    } finally {
      await form.file.discard();
    }
  },
);
