import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { recordEvent } from "../../db/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { forbidden, invalid, notFound } from "../../http/problem.ts";
import { type PhotoFacts, turnPhoto } from "../../media/draw-photo.ts";
import { newMediaKey } from "../../media/take-in-upload.ts";
import { isModerator, type Reader } from "../diaries/access.ts";
import { presentUpload, type UploadRow } from "./present.ts";

interface OwnedUpload extends UploadRow {
  user_id: number | null;
  diary_id: number | null;
  diary_user_id: number | null;
}

/**
 * The turned photo is drawn before the transaction, under a new key: drawing takes long, and a connection is
 * dear. The row changes only if it still names the old key; what lost the race is thrown away.
 */
export const rotateUpload = defineOperation(
  "rotateUpload",
  async ({ params, body, user, db, media, transaction }) => {
    const upload = await findUpload(db, params.id, user);
    const key = newMediaKey();
    const facts = upload.kind === "photo" ? await turnPhoto(media, upload.key, key, body.angle) : null;
    if (!facts) throw invalid([{ code: "not_allowed", field: "angle" }]);
    const row = { ...upload, ...facts, key };
    try {
      await transaction((tx) => changeRow(tx, upload, key, facts, user));
    } catch (error) {
      await media.store.removeFolder(key);
      throw error;
    }
    await media.finisher.cancel(upload.key);
    await media.store.removeFolder(upload.key);
    media.finisher.finish(key);
    return { status: 200, data: presentUpload(row) };
  },
);

async function findUpload(
  db: Parameters<typeof recordEvent>[0],
  id: number,
  user: Reader,
): Promise<OwnedUpload> {
  const { rows } = await sql<OwnedUpload>`
    select p.id, p.key, p.kind, p.format, p.width, p.height, p.color, p.preview, p.alt, p.user_id, p.diary_id,
      d.user_id as diary_user_id
    from photo p left join diary d on d.id = p.diary_id
    where p.id = ${id} and not p.is_remove`.execute(db);
  const [upload] = rows;
  if (!upload) throw notFound();
  const isOwn = upload.user_id === user.id || upload.diary_user_id === user.id;
  if (!isOwn && !isModerator(user)) throw forbidden();
  return upload;
}

async function changeRow(tx: Tx, upload: OwnedUpload, key: string, facts: PhotoFacts, user: Reader) {
  const { rows } = await sql`
    update photo set key = ${key}, width = ${facts.width}, height = ${facts.height}, color = ${facts.color},
      preview = ${facts.preview}, state = 'pending'
    where id = ${upload.id} and key = ${upload.key} and not is_remove returning 1`.execute(tx);
  if (rows.length === 0) throw notFound();
  await recordEvent(tx, {
    type: "photo.rotate",
    user_id: user.id,
    content_type: "photo",
    content_id: upload.id,
    diary_id: upload.diary_id,
  });
}
