import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { invalid, notFound } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { type PhotoFacts, turnPhoto } from "../../media/draw-photo.ts";
import { newMediaKey } from "../../media/take-in-upload.ts";
import type { Reader } from "../../rights/diary-access.ts";
import { changedUpload, type OwnedUpload } from "./owners.ts";
import { presentUpload } from "./present.ts";

/**
 * Draws the rotated photo under a new key before the transaction, because drawing takes long and connections are scarce. The row changes
 * only if it still has the old key; otherwise the new files are deleted.
 */
export const rotateUpload = defineOperation(
  "rotateUpload",
  async ({ body, user, media, transaction, found }) => {
    const upload = found(changedUpload);
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
