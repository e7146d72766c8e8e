import { type RawBuilder, sql } from "kysely";

/** Days for which removed content can be restored; then it is purged. */
export const RESTORE_DAYS = 30;

/** Whether a removed row can still be restored. */
export const isRestorable: RawBuilder<boolean> = sql<boolean>`
  (remove_date is null or remove_date > now() - make_interval(days => ${RESTORE_DAYS}))`;
