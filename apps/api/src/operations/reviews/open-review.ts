import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { notFound } from "../../errors/api-error.ts";
import type { MentioningThing } from "../../notifications/notify-mentions.ts";

/** The state of a review before a change. */
export interface OpenReview {
  id: number;
  user_id: number | null;
  product_id: number;
  diary_id: number | null;
  /** The harvest that contains it; null for a standalone review. */
  week_id: number | null;
  text: string;
  lang: string;
  n_general: number | null;
  /** Content other than text and general rating: how the seed grows. */
  has_props: boolean;
  /** It is about the seed, not about a nutrient. */
  is_seed: boolean;
}

/**
 * Locks a review for a change until the transaction ends, and its diary first, in the same order as changes of the diary, whose harvest may
 * contain the review. The caller has checked the rights.
 *
 * @throws ApiError 404 if it was removed meanwhile
 */
export async function openReview(tx: Tx, id: number): Promise<OpenReview> {
  await sql`select from diary where id = (select diary_id from review where id = ${id}) for update`.execute(
    tx,
  );
  const { rows } = await sql<OpenReview>`
    select r.id, r.user_id, r.product_id, r.diary_id, r.week_id, r.text, r.lang, r.n_general,
      coalesce(r.growing, r.resistance) is not null as has_props,
      r.week_id is not null and r.product_id = (
        select e.product_id from diary_equip e
        where e.diary_id = r.diary_id and e.category = 'seed' order by e.position, e.id limit 1) as is_seed
    from review r where r.id = ${id} and not r.is_remove for update of r`.execute(tx);
  const [review] = rows;
  if (!review) throw notFound();
  return review;
}

/** Where the text of a review mentions growers: its harvest week, whose text it is part of, or the review itself. */
export function mentioningThing({ id, user_id, diary_id, week_id }: OpenReview): MentioningThing {
  return week_id === null || diary_id === null
    ? { type: "review", content_id: id, diary_id: null, user_id }
    : { type: "week", content_id: week_id, diary_id, user_id };
}
