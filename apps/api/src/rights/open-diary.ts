import { type RawBuilder, sql } from "kysely";

/** Whether the diary joined as `d` exists for others than its author and moderators: `mayRead` for a guest, in SQL. */
export const isOpenToOthers: RawBuilder<boolean> = sql<boolean>`(
  d.visibility <> 'private' and not d.is_ban and not d.is_moderate and not d.is_hidden and not d.is_remove)`;
