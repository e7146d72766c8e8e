import { type RawBuilder, sql } from "kysely";
import { isRunning } from "./plan-limits.ts";

/** Whether the user joined as `u` has Premium, and so reads locked diaries and sees no ads: staff, and users with an active plan. */
export const isPremium: RawBuilder<boolean> = sql<boolean>`
  ('view_extra' = any(u.access) or exists (select from subscription s where s.user_id = u.id and ${isRunning}))`;
