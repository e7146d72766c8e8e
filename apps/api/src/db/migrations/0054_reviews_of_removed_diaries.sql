-- The harvest reviews of a removed diary are removed with it, and return when it is restored.
with gone as (
  update review r set is_remove = true, remove_date = now()
  from diary d
  where d.id = r.diary_id and r.week_id is not null and not r.is_remove
    and d.is_remove
  returning r.product_id, coalesce(r.n_general, 1) as rate, r.is_ban
), delta as (
  select p.id as product_id, p.brand_id, p.strain_id, count(*)::int as n, sum(g.rate)::int as rate
  from gone g join product p on p.id = g.product_id where not g.is_ban group by p.id
), of_product as (
  update product set cnt_reviews = greatest(0, cnt_reviews - delta.n),
    sum_rate = least(10 * greatest(0, cnt_reviews - delta.n), greatest(0, sum_rate - delta.rate))
  from delta where product.id = delta.product_id
), of_brand as (
  update brand set cnt_reviews = greatest(0, cnt_reviews - delta.n),
    sum_rate = least(10 * greatest(0, cnt_reviews - delta.n), greatest(0, sum_rate - delta.rate))
  from (select brand_id, sum(n)::int as n, sum(rate)::int as rate from delta group by brand_id) delta
  where brand.id = delta.brand_id
)
update strain set cnt_reviews = greatest(0, cnt_reviews - delta.n),
  sum_rate = least(10 * greatest(0, cnt_reviews - delta.n), greatest(0, sum_rate - delta.rate))
from (select strain_id, sum(n)::int as n, sum(rate)::int as rate from delta group by strain_id) delta
where strain.id = delta.strain_id;
