import { sql } from "kysely";
import { forbidden, notFound } from "../../errors/api-error.ts";
import { ownerByPath } from "../../http/owners.ts";
import { isModerator, mayChange } from "../../rights/diary-access.ts";

/** The review of an address, for its author and for moderators. One that moderators closed is there for these two only. */
export const changedReview = ownerByPath(async ({ id }, reader, db) => {
  const { rows } = await sql<{ user_id: number | null; is_ban: boolean }>`
    select user_id, is_ban from review where id = ${Number(id)} and not is_remove`.execute(db);
  const [review] = rows;
  if (!review || (review.is_ban && review.user_id !== reader.id && !isModerator(reader))) throw notFound();
  if (!mayChange(review, reader)) throw forbidden();
});
