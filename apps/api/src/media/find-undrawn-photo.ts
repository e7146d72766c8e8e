import { type QueryExecutorProvider, sql } from "kysely";
import type { UndrawnPhoto } from "./serve-media.ts";

/** Looks a key up among the photos whose variants are not all there yet. */
export function findUndrawnPhoto(db: QueryExecutorProvider) {
  return async (key: string): Promise<UndrawnPhoto | null> => {
    const { rows } = await sql<UndrawnPhoto>`
      select width, height, color from photo
      where key = ${key} and kind = 'photo' and state <> 'ready'`.execute(db);
    return rows[0] ?? null;
  };
}
