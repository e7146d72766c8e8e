import { type RawBuilder, sql } from "kysely";
import { isRunning } from "./plan-limits.ts";

/** Whether the user joined as `u` reads locked diaries and sees no ads: staff does, and whoever has a plan that runs. */
export const isPremium: RawBuilder<boolean> = sql<boolean>`
  ('view_extra' = any(u.access) or exists (select from subscription s where s.user_id = u.id and ${isRunning}))`;
