import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { forbidden, invalid, notFound } from "../../http/problem.ts";
import { readUploadForm } from "../../media/read-upload-form.ts";
import { type StoredUpload, takeInUpload } from "../../media/take-in-upload.ts";
import { type GuardedDiary, mayChange, mayRead, type Reader } from "../diaries/access.ts";
import { presentUpload } from "./present.ts";

export const uploadWeekMedia = defineOperation("uploadWeekMedia", async ({ request, user, db, media }) => {
  let diaryId = 0;
  const check = {
    needs: "diary_id",
    run: async (fields: ReadonlyMap<string, string>) => {
      diaryId = await checkPlace(db, fields, user);
    },
  };
  const form = await readUploadForm(request, media.incoming, check);
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
});

/**
 * The diary that the fields of the form name.
 *
 * @throws ApiError 422 for a field that is missing or no id, 404 for a diary or week that is not there, 403 for another's
 */
async function checkPlace(db: Db, fields: ReadonlyMap<string, string>, user: Reader): Promise<number> {
  const diaryId = idField(fields, "diary_id");
  const weekId = fields.has("week_id") ? idField(fields, "week_id") : null;
  if (diaryId === null) throw invalid([{ code: "required", field: "diary_id" }]);
  const { rows } = await sql<GuardedDiary & { has_week: boolean }>`
    select user_id, visibility, is_ban, is_moderate, is_hidden, is_remove, is_lock,
      ${weekId}::bigint is null or exists (
        select from week where diary_id = diary.id and id = ${weekId} and not is_remove) as has_week
    from diary where id = ${diaryId}`.execute(db);
  const [diary] = rows;
  if (!diary || !mayRead(diary, user)) throw notFound();
  if (!mayChange(diary, user)) throw forbidden();
  if (!diary.has_week) throw notFound();
  return diaryId;
}

function idField(fields: ReadonlyMap<string, string>, field: string): number | null {
  const text = fields.get(field)?.trim() ?? "";
  if (text === "") return null;
  if (!/^[1-9]\d{0,14}$/.test(text)) throw invalid([{ code: "wrong_type", field }]);
  return Number(text);
}

/** A film is ready as it came; a photo's other sizes are still to be drawn. */
async function insertUpload(db: Db, upload: StoredUpload, diaryId: number, userId: number): Promise<number> {
  const { key, kind, format, width, height, duration, color, preview, bytes } = upload;
  const { rows } = await sql<{ id: number }>`
    insert into photo (key, kind, format, user_id, diary_id, width, height, duration, color, preview, bytes, state)
    values (${key}, ${kind}, ${format}, ${userId}, ${diaryId}, ${width}, ${height}, ${duration}, ${color}, ${preview},
      ${bytes}, ${kind === "photo" ? "pending" : "ready"})
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
