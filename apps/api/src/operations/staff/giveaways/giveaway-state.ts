import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { giveawayState } from "../../../kinds/open-giveaway.ts";

export type StaffGiveawayState = Schema<"StaffGiveawayState">;

/** The state of giveaway `g` at the desk. Only drafts and removed ones are stored; the others follow from the clock. */
export const staffGiveawayState = sql<StaffGiveawayState>`case when g.is_remove then 'removed' when not g.is_publish then 'draft' else
  case ${giveawayState} when 'announced' then 'scheduled' when 'open' then 'running' when 'waiting' then 'waiting' else 'ended' end end`;
