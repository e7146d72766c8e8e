-- Reviews: those of equipment, written by themselves, and those of a harvest, written with its week. They stand in one table, so
-- that a list of them is one read of an index.

create table review (
  id bigint generated always as identity primary key,
  user_id bigint references users (id) on delete set null,
  product_id bigint not null references product (id) on delete cascade,
  diary_id bigint references diary (id) on delete set null,
  -- The harvest it was written with; null for one written by itself.
  week_id bigint,
  text text not null default '' check (char_length(text) <= 5000),
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  n_general smallint check (n_general between 0 and 10),
  -- Of seeds only.
  growing smallint check (growing between 0 and 10),
  resistance smallint check (resistance between 0 and 10),
  cnt_likes integer not null default 0 check (cnt_likes >= 0),
  cnt_comments integer not null default 0 check (cnt_comments >= 0),
  add_date timestamptz(3) not null default now(),
  update_date timestamptz(3) not null default now(),
  is_ban boolean not null default false,
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  is_visible boolean not null generated always as (not is_ban and not is_remove) stored,
  foreign key (diary_id, week_id) references week (diary_id, id) on delete set null (week_id),
  check (week_id is null or diary_id is not null),
  -- An empty review says nothing.
  check (is_remove or n_general is not null or growing is not null or resistance is not null or text ~ '\S'),
  check (is_remove = (remove_date is not null))
);
-- One review of a grower, product and diary; and one of a product besides any diary.
create unique index review_once on review (user_id, product_id, coalesce(diary_id, 0)) where not is_remove;
create index review_new on review (add_date desc, id desc) where is_visible;
create index review_rate on review (n_general desc nulls last, id desc) where is_visible;
create index review_like on review (cnt_likes desc, id desc) where is_visible;
create index review_product on review (product_id, add_date desc, id desc) where is_visible;
create index review_product_rate on review (product_id, n_general desc nulls last, id desc) where is_visible;
create index review_product_like on review (product_id, cnt_likes desc, id desc) where is_visible;
create index review_user on review (user_id, add_date desc, id desc) where not is_remove;
create index review_week on review (diary_id, week_id, id) where diary_id is not null;
create index review_removed on review (remove_date, id) where is_remove;

-- Reviews that harvests already carry: of the first seed, and of each nutrient. What is written later in a diary stands.
insert into review (user_id, product_id, diary_id, week_id, text, lang, n_general, growing, resistance, add_date, update_date)
select distinct on (d.user_id, found.product_id, d.id)
  d.user_id, found.product_id, d.id, w.id, found.text, w.lang, found.n_general, found.growing, found.resistance,
  w.add_date, w.update_date
from week w
join diary d on d.id = w.diary_id and not d.is_remove and d.user_id is not null
cross join lateral (
  select (
      select e.product_id from diary_equip e
      where e.diary_id = d.id and e.category = 'seed' order by e.position, e.id limit 1) as product_id,
    w.review_text as text, w.review_general as n_general, w.review_growing as growing, w.review_resistance as resistance
  union all
  select n.product_id, n.comment,
    coalesce(n.n_general, (select max(one) from unnest(n.items) as one)), null, null
  from week_nutrient n
  where n.diary_id = w.diary_id and n.week_id = w.id and n.block = 'harvest' and not n.is_remove
) found
where w.faza = 2 and not w.is_remove and found.product_id is not null and (
  found.n_general is not null or found.growing is not null or found.resistance is not null or found.text ~ '\S')
order by d.user_id, found.product_id, d.id, w.days desc, w.id desc;

-- What belonged to a week of a diary outlives both. The keys of diary and week each forget their own column, the diary's first,
-- and a week without a diary is refused: so the week is forgotten before the diary goes.
create function forget_weeks() returns trigger language plpgsql as $$
begin
  update photo set week_id = null where diary_id = old.id and week_id is not null;
  update problem set week_id = null where diary_id = old.id and week_id is not null;
  update review set week_id = null where diary_id = old.id and week_id is not null;
  update video set week_id = null where diary_id = old.id and week_id is not null;
  return old;
end $$;
create trigger diary_forget_weeks before delete on diary for each row execute function forget_weeks();

-- Comments and likes count on everything that can have them. The mean rating follows from its sum, a missing score counting as 1.
alter table brand
  add column cnt_likes integer not null default 0 check (cnt_likes >= 0),
  add column cnt_comments integer not null default 0 check (cnt_comments >= 0),
  add column sum_rate integer not null default 0,
  drop column avg_rate;
alter table product
  add column cnt_likes integer not null default 0 check (cnt_likes >= 0),
  add column cnt_comments integer not null default 0 check (cnt_comments >= 0),
  add column sum_rate integer not null default 0,
  drop column avg_rate;
alter table strain
  add column cnt_likes integer not null default 0 check (cnt_likes >= 0),
  add column cnt_comments integer not null default 0 check (cnt_comments >= 0),
  add column cnt_products integer not null default 0 check (cnt_products >= 0),
  add column cnt_reviews integer not null default 0 check (cnt_reviews >= 0),
  add column sum_rate integer not null default 0;

update product p set (cnt_reviews, sum_rate) = (
  select count(*), coalesce(sum(coalesce(r.n_general, 1)), 0) from review r where r.product_id = p.id and r.is_visible);
update brand b set (cnt_reviews, sum_rate) = (
  select coalesce(sum(p.cnt_reviews), 0), coalesce(sum(p.sum_rate), 0) from product p where p.brand_id = b.id);
update strain s set (cnt_reviews, sum_rate) = (
  select coalesce(sum(p.cnt_reviews), 0), coalesce(sum(p.sum_rate), 0) from product p where p.strain_id = s.id);
update brand b set
  cnt_likes = (select count(*) from likes where type = 'brand' and content_id = b.id),
  cnt_comments = (select count(*) from comment where type = 'brand' and content_id = b.id and not is_remove);
update product p set
  cnt_likes = (select count(*) from likes where type = 'product' and content_id = p.id),
  cnt_comments = (select count(*) from comment where type = 'product' and content_id = p.id and not is_remove);
update strain s set
  cnt_likes = (select count(*) from likes where type = 'strain' and content_id = s.id),
  cnt_comments = (select count(*) from comment where type = 'strain' and content_id = s.id and not is_remove),
  cnt_products = (select count(*) from product p where p.strain_id = s.id and not p.is_remove);

alter table brand
  add constraint brand_sum_rate_check check (sum_rate between 0 and 10 * cnt_reviews),
  add column avg_rate double precision generated always as (
    case when cnt_reviews > 0 then sum_rate::double precision / cnt_reviews end) stored;
alter table product
  add constraint product_sum_rate_check check (sum_rate between 0 and 10 * cnt_reviews),
  add column avg_rate double precision generated always as (
    case when cnt_reviews > 0 then sum_rate::double precision / cnt_reviews end) stored;
alter table strain
  add constraint strain_sum_rate_check check (sum_rate between 0 and 10 * cnt_reviews),
  add column avg_rate double precision generated always as (
    case when cnt_reviews > 0 then sum_rate::double precision / cnt_reviews end) stored;

alter table comment
  add constraint comment_content_id_check check (content_id > 0),
  add constraint comment_parent_self_check check (parent_id <> id);
create index comment_feed on comment (add_date desc, id desc) where not is_remove;
-- An answer stands under what its comment stands under.
create unique index comment_place on comment (id, type, content_id);
alter table comment
  drop constraint comment_parent_id_fkey,
  add constraint comment_parent_place_fkey foreign key (parent_id, type, content_id)
    references comment (id, type, content_id) on delete cascade;
alter table likes add constraint likes_content_id_check check (content_id > 0);

-- Complaints about content and people ----------------------------------------------------------------------------------------

create table complaint (
  id bigint generated always as identity primary key,
  type text not null check (type in (
    'diary', 'week', 'photo', 'problem', 'solution', 'video', 'review', 'blog', 'comment', 'brand', 'product', 'strain',
    'giveaway', 'user', 'chat', 'message')),
  content_id bigint not null check (content_id > 0),
  user_id bigint not null references users (id) on delete cascade,
  reason text not null check (reason in ('spam', 'offence', 'sale', 'copyright', 'wrong', 'other')),
  text text not null default '' check (char_length(text) <= 1000),
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected')),
  moderator_id bigint references users (id) on delete set null,
  close_date timestamptz(3),
  add_date timestamptz(3) not null default now(),
  check ((state = 'open') = (close_date is null))
);
create unique index complaint_open_once on complaint (user_id, type, content_id) where state = 'open';
create index complaint_open on complaint (add_date, id) where state = 'open';
create index complaint_content on complaint (type, content_id, id desc);
create index complaint_moderator on complaint (moderator_id) where moderator_id is not null;
