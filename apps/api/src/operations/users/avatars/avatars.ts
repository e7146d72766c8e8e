import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { squareUrl } from "../../../media/present-photo.ts";

interface AvatarRow {
  id: number;
  key: string;
  is_current: boolean;
}

/** All avatars of a user, newest first. */
export async function readAvatars(db: Db, userId: number): Promise<Schema<"UserAvatars">> {
  const { rows } = await sql<AvatarRow>`
    select p.id, p.key, coalesce(p.key = u.avatar_key, false) as is_current
    from avatar v join photo p on p.id = v.photo_id join users u on u.id = v.user_id
    where v.user_id = ${userId} and not p.is_remove order by v.add_date desc, p.id desc limit 50`.execute(db);
  const avatars = rows.map(({ id, key, is_current }) => ({ id, url: squareUrl(key) ?? "", is_current }));
  return { avatar_small: avatars.find(({ is_current }) => is_current)?.url ?? null, avatars };
}
