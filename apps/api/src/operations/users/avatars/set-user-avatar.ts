import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { invalid } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { cropPhoto } from "../../../media/draw-photo.ts";
import { newMediaKey } from "../../../media/take-in-upload.ts";
import { readAvatars } from "./avatars.ts";

/** How many avatars a user may choose from. */
const MAX_AVATARS = 50;

interface UploadRow {
  id: number;
  key: string;
  kind: string;
  width: number;
  height: number;
  user_id: number | null;
  is_avatar: boolean;
}

interface Square {
  x: number;
  y: number;
  size: number;
}

/** Cropping draws a square picture under a new key, as an address never changes what it shows. */
export const setUserAvatar = defineOperation(
  "setUserAvatar",
  async ({ body, user, db, transaction, media }) => {
    const upload = await ownUpload(db, body.upload_id, user.id);
    const square = squareOf(upload, body.crop);
    const key = square === null ? null : newMediaKey();
    const facts = key === null || square === null ? null : await cropPhoto(media, upload.key, key, square);
    if (key !== null && facts === null) throw invalid([{ code: "removed_photo", field: "upload_id" }]);
    try {
      const data = await transaction(async (tx) => {
        if (key !== null && facts !== null) {
          const { rows } = await sql`
          update photo set key = ${key}, width = ${facts.width}, height = ${facts.height}, color = ${facts.color},
            preview = ${facts.preview}, state = 'pending'
          where id = ${upload.id} and key = ${upload.key} and not is_remove returning 1`.execute(tx);
          if (rows.length === 0) throw invalid([{ code: "removed_photo", field: "upload_id" }]);
        }
        await sql`
        insert into avatar (user_id, photo_id) values (${user.id}, ${upload.id}) on conflict do nothing`.execute(
          tx,
        );
        await sql`
        delete from avatar where user_id = ${user.id} and photo_id in (
          select photo_id from avatar where user_id = ${user.id} and photo_id <> ${upload.id}
          order by add_date desc, photo_id desc offset ${MAX_AVATARS - 1})`.execute(tx);
        await sql`update users set avatar_key = ${key ?? upload.key} where id = ${user.id}`.execute(tx);
        await recordEvent(tx, {
          type: "user.avatar",
          user_id: user.id,
          content_type: "user",
          content_id: user.id,
        });
        return await readAvatars(tx, user.id);
      });
      if (key !== null) {
        await media.finisher.cancel(upload.key);
        await media.store.removeFolder(upload.key);
        media.finisher.finish(key);
      }
      return { status: 200, data };
    } catch (error) {
      if (key !== null) await media.store.removeFolder(key);
      throw error;
    }
  },
);

async function ownUpload(db: Db, id: number, userId: number): Promise<UploadRow> {
  const { rows } = await sql<UploadRow>`
    select p.id, p.key, p.kind, p.width, p.height, p.user_id,
      exists (select from avatar v where v.user_id = ${userId} and v.photo_id = p.id) as is_avatar
    from photo p where p.id = ${id} and not p.is_remove and p.week_id is null and p.diary_id is null`.execute(
    db,
  );
  const [upload] = rows;
  if (upload === undefined || (upload.user_id !== userId && !upload.is_avatar))
    throw invalid([{ code: "foreign_photo", field: "upload_id" }]);
  if (upload.kind !== "photo") throw invalid([{ code: "unsupported_type", field: "upload_id" }]);
  return upload;
}

/** The part to cut out; null for a picture that is square and stays whole. */
function squareOf({ width, height }: UploadRow, crop: Square | undefined): Square | null {
  if (crop === undefined) {
    const size = Math.min(width, height);
    if (width === height) return null;
    return { x: Math.floor((width - size) / 2), y: Math.floor((height - size) / 2), size };
  }
  if (crop.x + crop.size > width || crop.y + crop.size > height)
    throw invalid([
      {
        code: "out_of_range",
        field: "crop.size",
        params: { min: 1, max: Math.max(1, Math.min(width - crop.x, height - crop.y)) },
      },
    ]);
  return crop.size === width && crop.size === height ? null : crop;
}
