-- Written by a manager or tester of the brand whose product it is about: such a review is marked and counts in no rating. It stays so when
-- they leave the brand.
alter table review add column is_affiliated boolean not null default false;

create function is_of_brand(of_user bigint, of_brand bigint) returns boolean language sql stable as $$
  select exists (select from brand_manager where brand_id = of_brand and user_id = of_user)
    or exists (select from brand_tester where brand_id = of_brand and user_id = of_user)
$$;

create function review_of_brand() returns trigger language plpgsql as $$
begin
  new.is_affiliated :=
    new.is_affiliated or is_of_brand(new.user_id, (select brand_id from product where id = new.product_id));
  return new;
end $$;
create trigger review_of_brand before insert or update of product_id on review
  for each row execute function review_of_brand();

-- A new manager or tester may have reviewed the brand before, and a product may come to another brand.
create function reviews_of_new_people() returns trigger language plpgsql as $$
begin
  update review set is_affiliated = true
  where user_id = new.user_id and not is_affiliated and product_id in (select id from product where brand_id = new.brand_id);
  return null;
end $$;
create trigger reviews_of_new_people after insert or update of brand_id on brand_manager
  for each row execute function reviews_of_new_people();
create trigger reviews_of_new_people after insert or update of brand_id on brand_tester
  for each row execute function reviews_of_new_people();

create function reviews_of_new_brand() returns trigger language plpgsql as $$
begin
  update review set is_affiliated = true
  where product_id = new.id and not is_affiliated and is_of_brand(user_id, new.brand_id);
  return null;
end $$;
create trigger reviews_of_new_brand after update of brand_id on product
  for each row when (old.brand_id <> new.brand_id) execute function reviews_of_new_brand();

-- Number and sum of the ratings of products, brands and strains. A review without a score counts as 1; those that moderators closed, and
-- those of a brand's own people, do not count.
create function move_rating(of_product bigint, n int, rate int) returns void language sql as $$
  update product set cnt_reviews = greatest(0, cnt_reviews + n),
    sum_rate = least(10 * greatest(0, cnt_reviews + n), greatest(0, sum_rate + rate))
  where id = of_product;
  update brand set cnt_reviews = greatest(0, cnt_reviews + n),
    sum_rate = least(10 * greatest(0, cnt_reviews + n), greatest(0, sum_rate + rate))
  where id = (select brand_id from product where id = of_product);
  update strain set cnt_reviews = greatest(0, cnt_reviews + n),
    sum_rate = least(10 * greatest(0, cnt_reviews + n), greatest(0, sum_rate + rate))
  where id = (select strain_id from product where id = of_product)
$$;

create function count_new_reviews() returns trigger language plpgsql as $$
begin
  perform move_rating(product_id, count(*)::int, sum(coalesce(n_general, 1))::int)
  from new_rows where is_visible and not is_affiliated group by product_id order by product_id;
  return null;
end $$;
create trigger count_new_reviews after insert on review
  referencing new table as new_rows for each statement execute function count_new_reviews();

create function count_other_review() returns trigger language plpgsql as $$
declare
  did boolean := old.is_visible and not old.is_affiliated;
  does boolean := new.is_visible and not new.is_affiliated;
begin
  if old.product_id = new.product_id then
    perform move_rating(new.product_id, does::int - did::int,
      case when does then coalesce(new.n_general, 1) else 0 end - case when did then coalesce(old.n_general, 1) else 0 end);
  else
    if did then perform move_rating(old.product_id, -1, -coalesce(old.n_general, 1)); end if;
    if does then perform move_rating(new.product_id, 1, coalesce(new.n_general, 1)); end if;
  end if;
  return null;
end $$;
create trigger count_other_review after update on review for each row
  when ((old.is_visible, old.is_affiliated, old.n_general, old.product_id)
    is distinct from (new.is_visible, new.is_affiliated, new.n_general, new.product_id))
  execute function count_other_review();

create function count_gone_review() returns trigger language plpgsql as $$
begin
  perform move_rating(old.product_id, -1, -coalesce(old.n_general, 1));
  return null;
end $$;
create trigger count_gone_review after delete on review for each row
  when (old.is_visible and not old.is_affiliated) execute function count_gone_review();

-- The ratings of a marked harvest leave the statistics.
create trigger statistics_other after update of is_affiliated on review for each row
  when (new.diary_id is not null and old.is_affiliated <> new.is_affiliated) execute function statistics_of_row();

update review r set is_affiliated = true from product p where p.id = r.product_id and is_of_brand(r.user_id, p.brand_id);
