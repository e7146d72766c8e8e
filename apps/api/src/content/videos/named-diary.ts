import { type RawBuilder, sql } from "kysely";
import { isModerator, type Reader } from "../../rights/diary-access.ts";

/** Whether a video may name diary `d` to the reader: it is public, or their own. */
export function isNamedDiary(reader: Reader | null): RawBuilder<boolean> {
  if (isModerator(reader)) return sql<boolean>`true`;
  return sql<boolean>`(d.is_visible or (d.user_id = ${reader?.id ?? null}::bigint and not d.is_remove))`;
}
