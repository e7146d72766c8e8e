import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { openPost } from "../../../kinds/open-post.ts";

export type PostState = Schema<"StaffPostState">;

/** The state of post `p`. A scheduled post becomes a published one by the clock alone. */
export const postState = sql<PostState>`case when p.is_remove then 'removed' when ${openPost("p")} then 'published'
  when p.is_publish then 'scheduled' when p.was_out then 'unpublished' else 'draft' end`;

/** Whether readers have or had post `p`: its original language stays, and its former links redirect. */
export const wasOut = sql<boolean>`(p.was_out or ${openPost("p")})`;
