-- Banners and what is counted by the day. Single views are never kept: a row is a thing and a day.

create table banner (
  id bigint generated always as identity primary key,
  -- Whose it is; the site's own when null.
  brand_id bigint references brand (id) on delete cascade,
  type text not null check (type in ('box', 'cpm', 'header', 'sidebar', 'button')),
  -- For the managers; title, text and button are what readers see.
  name text not null check (char_length(name) between 1 and 60),
  title text not null default '' check (char_length(title) <= 40),
  text text not null default '' check (char_length(text) <= 80),
  button text not null default '' check (char_length(button) <= 20),
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  url text not null check (url ~ '^https?://' and char_length(url) <= 500),
  image_id bigint references photo (id) on delete set null,
  -- The product whose buy link a button is.
  product_id bigint references product (id) on delete cascade,
  -- Where it is shown.
  section text[] not null default '{}' check (section <@ array[
    'home', 'feed', 'explore', 'diary', 'questions', 'shorts', 'strains', 'seedbank', 'equipment', 'nutrients', 'grow-boxes',
    'grow-tents', 'grow-lights', 'air-filters', 'air-conditioners', 'controllers', 'drip-systems', 'hydroponic-systems',
    'substrates', 'ventilation-fans', 'co2-generators', 'journal', 'giveaways', 'awards', 'growers', 'grower', 'search', 'page']),
  -- The first and the last day it is shown.
  date_start date,
  date_end date,
  -- Views for one reader a day.
  max_per_day smallint check (max_per_day between 1 and 100),
  is_enabled boolean not null default false,
  -- Waits for a moderator; what he wants changed.
  is_moderate boolean not null default false,
  review_text text not null default '' check (char_length(review_text) <= 1000),
  cnt_views bigint not null default 0 check (cnt_views >= 0),
  cnt_clicks bigint not null default 0 check (cnt_clicks >= 0),
  version integer not null default 1 check (version >= 1),
  add_date timestamptz(3) not null default now(),
  update_date timestamptz(3) not null default now(),
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  check (date_end >= date_start),
  check (product_id is null or type = 'button'),
  check (not (is_enabled and (is_remove or is_moderate))),
  check (is_remove = (remove_date is not null))
);
create index banner_shown on banner (type, id) where is_enabled and not is_remove;
create index banner_brand on banner (brand_id, type, id desc) where not is_remove;
create index banner_moderate on banner (update_date, id) where is_moderate and not is_remove;
create index banner_image on banner (image_id) where image_id is not null;
create index banner_product on banner (product_id) where product_id is not null;
create index banner_removed on banner (remove_date, id) where is_remove;

create table banner_day (
  banner_id bigint not null references banner (id) on delete cascade,
  day date not null,
  section text not null check (section in (
    'home', 'feed', 'explore', 'diary', 'questions', 'shorts', 'strains', 'seedbank', 'equipment', 'nutrients', 'grow-boxes',
    'grow-tents', 'grow-lights', 'air-filters', 'air-conditioners', 'controllers', 'drip-systems', 'hydroponic-systems',
    'substrates', 'ventilation-fans', 'co2-generators', 'journal', 'giveaways', 'awards', 'growers', 'grower', 'search', 'page')),
  cnt_views bigint not null default 0 check (cnt_views >= 0),
  cnt_clicks bigint not null default 0 check (cnt_clicks >= 0),
  primary key (banner_id, day, section)
);
create index banner_day_day on banner_day (day, banner_id);

-- Parts of the site without banners.
create table ignore_section (
  section text primary key check (section in (
    'home', 'feed', 'explore', 'diary', 'questions', 'shorts', 'strains', 'seedbank', 'equipment', 'nutrients', 'grow-boxes',
    'grow-tents', 'grow-lights', 'air-filters', 'air-conditioners', 'controllers', 'drip-systems', 'hydroponic-systems',
    'substrates', 'ventilation-fans', 'co2-generators', 'journal', 'giveaways', 'awards', 'growers', 'grower', 'search', 'page'))
);

-- Buy buttons of products.
create table button_day (
  product_id bigint not null references product (id) on delete cascade,
  day date not null,
  url text not null check (url ~ '^https?://' and char_length(url) <= 500),
  cnt_views bigint not null default 0 check (cnt_views >= 0),
  cnt_clicks bigint not null default 0 check (cnt_clicks >= 0),
  primary key (product_id, day, url)
);

-- How long things were in view, in lists and on their pages.
create table impression_day (
  type text not null check (type ~ '^[a-z_]{1,40}$'),
  content_id bigint not null check (content_id > 0),
  day date not null,
  cnt_views bigint not null default 0 check (cnt_views >= 0),
  seconds double precision not null default 0 check (seconds between 0 and 1e15),
  primary key (type, content_id, day)
);
create index impression_day_day on impression_day (day);

-- Who has opened a page within a day, so that it counts once. What is in here may be lost.
create unlogged table view_mark (
  type text not null check (type in ('diary', 'blog', 'problem', 'video', 'giveaway')),
  content_id bigint not null check (content_id > 0),
  -- Hash of the guest's id or of the grower's.
  who bytea not null check (octet_length(who) = 16),
  date_end timestamptz(3) not null,
  primary key (type, content_id, who)
);
create index view_mark_date_end on view_mark (date_end);

-- A brand's day, for its manager's charts; what is not counted anywhere else.
create table brand_day (
  brand_id bigint not null references brand (id) on delete cascade,
  day date not null,
  cnt_views bigint not null default 0 check (cnt_views >= 0),
  cnt_clicks bigint not null default 0 check (cnt_clicks >= 0),
  cnt_followers integer not null default 0 check (cnt_followers >= 0),
  cnt_diaries integer not null default 0 check (cnt_diaries >= 0),
  cnt_reviews integer not null default 0 check (cnt_reviews >= 0),
  primary key (brand_id, day)
);
create index brand_day_day on brand_day (day);
