import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { notFound } from "../../errors/api-error.ts";

/** What a change of a review begins with. */
export interface OpenReview {
  id: number;
  user_id: number | null;
  product_id: number;
  diary_id: number | null;
  /** The harvest that carries it; null for one written by itself. */
  week_id: number | null;
  text: string;
  lang: string;
  n_general: number | null;
  /** Something besides text and general rating: how the seed grows. */
  has_props: boolean;
  is_ban: boolean;
  /** It is about the seed, not about a nutrient. */
  is_seed: boolean;
}

/**
 * The review that is to be changed, locked until the transaction ends, and its diary before it: so do those who change the diary, whose
 * harvest may carry the review. That the reader may change it was asked before.
 *
 * @throws ApiError 404 where it went meanwhile
 */
export async function openReview(tx: Tx, id: number): Promise<OpenReview> {
  await sql`select from diary where id = (select diary_id from review where id = ${id}) for update`.execute(
    tx,
  );
  const { rows } = await sql<OpenReview>`
    select r.id, r.user_id, r.product_id, r.diary_id, r.week_id, r.text, r.lang, r.n_general, r.is_ban,
      coalesce(r.growing, r.resistance) is not null as has_props,
      r.week_id is not null and r.product_id = (
        select e.product_id from diary_equip e
        where e.diary_id = r.diary_id and e.category = 'seed' order by e.position, e.id limit 1) as is_seed
    from review r where r.id = ${id} and not r.is_remove for update of r`.execute(tx);
  const [review] = rows;
  if (!review) throw notFound();
  return review;
}
