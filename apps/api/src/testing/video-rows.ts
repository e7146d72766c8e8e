import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { addPhoto } from "./diary-rows.ts";

type Columns = Record<string, string | number | boolean | null>;

/** Inserts an upright draft of 20 s, with its file's row. */
export async function addVideo(
  db: Db,
  { userId, columns = {} }: { userId: number | null; columns?: Columns },
): Promise<number> {
  const photo_id = await addPhoto(db, {
    user_id: userId,
    kind: "video",
    format: "mp4",
    width: 360,
    height: 640,
    duration: 20,
  });
  const given = { user_id: userId, photo_id, duration: 20, is_short: true, ...columns };
  const { rows } = await sql<{ id: number }>`
    insert into video (${sql.join(Object.keys(given).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(given))}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
