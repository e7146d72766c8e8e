import { sql } from "kysely";
import { forbidden, invalid, notFound } from "../../errors/api-error.ts";
import { ownerByForm, ownerByPath } from "../../http/owners.ts";
import { isModerator } from "../../rights/diary-access.ts";
import { requireChange } from "../../rights/require-change.ts";
import type { UploadRow } from "./present.ts";

/** A file with those it belongs to. */
export interface OwnedUpload extends UploadRow {
  user_id: number | null;
  diary_id: number | null;
  diary_user_id: number | null;
}

/** The file of a path, for its uploader, the author of its diary and moderators. */
export const changedUpload = ownerByPath(async ({ id }, reader, db) => {
  const { rows } = await sql<OwnedUpload>`
    select p.id, p.key, p.kind, p.format, p.width, p.height, p.color, p.preview, p.alt, p.user_id, p.diary_id,
      d.user_id as diary_user_id
    from photo p left join diary d on d.id = p.diary_id
    where p.id = ${Number(id)} and not p.is_remove`.execute(db);
  const [upload] = rows;
  if (!upload) throw notFound();
  const isOwn = upload.user_id === reader.id || upload.diary_user_id === reader.id;
  if (!isOwn && !isModerator(reader)) throw forbidden();
  return upload;
});

/**
 * The diary of a form's fields, and its week if given. Throws 422 for a missing or invalid id, and 404 for an unknown week.
 */
export const diaryOfForm = ownerByForm("diary_id", async (fields, reader, db) => {
  const diaryId = idField(fields, "diary_id");
  const weekId = fields.has("week_id") ? idField(fields, "week_id") : null;
  if (diaryId === null) throw invalid([{ code: "required", field: "diary_id" }]);
  await requireChange(db, diaryId, reader);
  if (weekId !== null) {
    const { rows } = await sql`
      select from week where diary_id = ${diaryId} and id = ${weekId} and not is_remove`.execute(db);
    if (rows.length === 0) throw notFound();
  }
  return diaryId;
});

/** The diary of an uploaded cover; null before the diary is created. */
export const diaryOfCover = ownerByForm("diary_id", async (fields, reader, db) => {
  const diaryId = idField(fields, "diary_id");
  if (diaryId !== null) await requireChange(db, diaryId, reader);
  return diaryId;
});

function idField(fields: ReadonlyMap<string, string>, field: string): number | null {
  const text = fields.get(field)?.trim() ?? "";
  if (text === "") return null;
  if (!/^[1-9]\d{0,14}$/.test(text)) throw invalid([{ code: "wrong_type", field }]);
  return Number(text);
}
