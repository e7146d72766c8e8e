import { type QueryExecutorProvider, sql } from "kysely";
import { isOpenToOthers } from "../../rights/open-diary.ts";

/**
 * Copies the reviews in a diary's harvest weeks into the table of reviews: of its first seed, and of each nutrient of the catalogue, the
 * latest harvest's per product. Removes reviews that no harvest contains any more, and replaces standalone ones. A removed or closed
 * diary has no reviews; when it opens again, they return with their likes, comments and moderation. Triggers count the ratings.
 */
export async function saveHarvestReviews(trx: QueryExecutorProvider, diaryId: number): Promise<void> {
  await sql`
    with wanted as (
      select distinct on (found.product_id)
        d.user_id, found.product_id, w.id as week_id, found.text, w.lang, found.n_general, found.growing, found.resistance
      from diary d
      join week w on w.diary_id = d.id and w.faza = 2 and not w.is_remove
      cross join lateral (
        select (
            select e.product_id from diary_equip e
            where e.diary_id = d.id and e.category = 'seed' order by e.position, e.id limit 1) as product_id,
          w.review_text as text, w.review_general as n_general, w.review_growing as growing,
          w.review_resistance as resistance
        union all
        select n.product_id, n.comment, coalesce(n.n_general, (select max(one) from unnest(n.items) as one)), null, null
        from week_nutrient n
        where n.diary_id = w.diary_id and n.week_id = w.id and n.block = 'harvest' and not n.is_remove
      ) found
      where d.id = ${diaryId} and ${isOpenToOthers} and found.product_id is not null and (
        found.n_general is not null or found.growing is not null or found.resistance is not null or found.text ~ '\\S')
      order by found.product_id, w.days desc, w.id desc
    ), before as (
      select * from review where diary_id = ${diaryId} and not is_remove
    ), returning_review as (
      -- A review that was deleted alone does not return.
      select distinct on (r.product_id) r.id, w.week_id, w.product_id, w.text, w.lang, w.n_general, w.growing, w.resistance
      from wanted w join review r on r.diary_id = ${diaryId} and r.product_id = w.product_id and r.user_id = w.user_id
      where r.is_remove and r.week_id is not null and r.product_id not in (select product_id from before) and not exists (
        select from event e where e.content_type = 'review' and e.content_id = r.id and e.type = 'review.delete')
      order by r.product_id, r.remove_date desc, r.id desc
    ), gone as (
      update review r set is_remove = true, remove_date = now()
      from before b
      where r.id = b.id and b.week_id is not null and b.product_id not in (select product_id from wanted)
    ), changed as (
      update review r set week_id = w.week_id, text = w.text, lang = w.lang, n_general = w.n_general,
        growing = w.growing, resistance = w.resistance, update_date = now()
      from before b join wanted w on w.product_id = b.product_id
      where r.id = b.id and (b.week_id, b.text, b.lang, b.n_general, b.growing, b.resistance)
        is distinct from (w.week_id, w.text, w.lang, w.n_general, w.growing, w.resistance)
    ), returned as (
      update review r set is_remove = false, remove_date = null, week_id = b.week_id, text = b.text, lang = b.lang,
        n_general = b.n_general, growing = b.growing, resistance = b.resistance
      from returning_review b where r.id = b.id
    )
    insert into review (user_id, product_id, diary_id, week_id, text, lang, n_general, growing, resistance)
    select user_id, product_id, ${diaryId}, week_id, text, lang, n_general, growing, resistance
    from wanted
    where product_id not in (select product_id from before) and product_id not in (select product_id from returning_review)`.execute(
    trx,
  );
}
