import { type QueryExecutorProvider, sql } from "kysely";
import type { UndrawnPhoto } from "./serve-media.ts";

/** Finds a photo by key if some of its variants do not exist yet. */
export function findUndrawnPhoto(db: QueryExecutorProvider) {
  return async (key: string): Promise<UndrawnPhoto | null> => {
    const { rows } = await sql<UndrawnPhoto>`
      select width, height, color from photo
      where key = ${key} and kind = 'photo' and state <> 'ready'`.execute(db);
    return rows[0] ?? null;
  };
}
