import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { readUploadForm } from "../../media/read-upload-form.ts";
import { type StoredUpload, takeInUpload } from "../../media/take-in-upload.ts";
import { diaryOfForm } from "./owners.ts";
import { presentUpload } from "./present.ts";

export const uploadWeekMedia = defineOperation(
  "uploadWeekMedia",
  async ({ request, user, db, media, byForm, found }) => {
    const form = await readUploadForm(request, media.incoming, byForm);
    const diaryId = found(diaryOfForm);
    try {
      const stored = await takeInUpload(media, form.file);
      const id = await insertUpload(db, stored, diaryId, user.id).catch(async (error: unknown) => {
        await media.store.removeFolder(stored.key);
        throw error;
      });
      if (stored.kind === "photo") media.finisher.finish(stored.key);
      return { status: 201, data: presentUpload({ id, alt: "", ...stored }) };
    } finally {
      await form.file.discard();
    }
  },
);

/** A film is ready as it came; a photo's other sizes are still to be drawn. Row and event are there together, or none. */
async function insertUpload(db: Db, upload: StoredUpload, diaryId: number, userId: number): Promise<number> {
  const { key, kind, format, width, height, duration, color, preview, bytes } = upload;
  const { rows } = await sql<{ id: number }>`
    with added as (
    insert into photo (key, kind, format, user_id, diary_id, width, height, duration, color, preview, bytes, state)
    values (${key}, ${kind}, ${format}, ${userId}, ${diaryId}, ${width}, ${height}, ${duration}, ${color}, ${preview},
      ${bytes}, ${kind === "photo" ? "pending" : "ready"})
    returning id
    ), told as (
      insert into event (type, user_id, content_type, content_id, diary_id)
      select 'photo.create', ${userId}, 'photo', id, ${diaryId} from added
    )
    select id from added`.execute(db);
  return rows[0]?.id ?? 0;
}
