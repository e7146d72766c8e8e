/** SQL that counts the public diaries grown with the row `t`. */
export const usedBy = (column: string, only = "true") => `(
  select count(*)::int from diary d where d.is_visible and ${only} and d.id in (
    select e.diary_id from diary_equip e where e.${column} = t.id))`;

/** SQL of the number of reviews and the sum of their ratings, over the products that `of` selects, without those of the brand's own people. */
export const reviewed = (of: string) => ({
  cnt_reviews: `(
    select count(*)::int from review r join product p on p.id = r.product_id
    where ${of} and r.is_visible and not r.is_affiliated)`,
  sum_rate: `(
    select coalesce(sum(coalesce(r.n_general, 1)), 0)::int from review r join product p on p.id = r.product_id
    where ${of} and r.is_visible and not r.is_affiliated)`,
});
