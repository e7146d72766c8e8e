-- The catalogue beyond names: categories and families of strains, what products are made of, feeding schemes, testers, the
-- drafts of the portal, and what an encyclopedia says.

alter table brand
  add column description_seo text not null default '' check (char_length(description_seo) <= 300),
  add column site text check (site ~ '^https?://' and char_length(site) <= 500),
  add column place text check (char_length(place) between 1 and 120),
  add column year smallint check (year between 1800 and 2099),
  add column cover_id bigint references photo (id) on delete set null,
  add column cnt_strains integer not null default 0 check (cnt_strains >= 0),
  add column cnt_harvests integer not null default 0 check (cnt_harvests >= 0),
  add column update_date timestamptz(3) not null default now(),
  add column version integer not null default 1 check (version >= 1);
create index brand_diaries on brand (cnt_diaries desc, id desc) where not is_remove;
create index brand_rate on brand (avg_rate desc nulls last, id desc) where not is_remove;
create index brand_section_rate on brand (section, avg_rate desc nulls last, id desc) where not is_remove;
create index brand_reviews on brand (cnt_reviews desc, id desc) where not is_remove;
create index brand_section_reviews on brand (section, cnt_reviews desc, id desc) where not is_remove;
create index brand_new on brand (add_date desc, id desc) where not is_remove;
create index brand_section_new on brand (section, add_date desc, id desc) where not is_remove;
create index brand_section_name on brand (section, lower(name), id) where not is_remove;
create index brand_cover on brand (cover_id) where cover_id is not null;
create index brand_removed on brand (remove_date, id) where is_remove;

alter table strain
  add constraint strain_description_check check (char_length(description) <= 20000),
  add column description_seo text not null default '' check (char_length(description_seo) <= 300),
  -- Its breeder, and for a landrace the place it comes from.
  add column brand_id bigint references brand (id) on delete set null,
  add column place text check (char_length(place) between 1 and 120),
  add column year smallint check (year between 1800 and 2099),
  add column photo_id bigint references photo (id) on delete set null,
  -- What is printed on the packet.
  add column seed_type text check (seed_type in ('regular', 'feminised', 'autoflower')),
  add column indica smallint check (indica between 0 and 100),
  add column sativa smallint check (sativa between 0 and 100),
  add column ruderalis smallint check (ruderalis between 0 and 100),
  add column thc_min double precision check (thc_min between 0 and 100),
  add column thc_max double precision check (thc_max between 0 and 100),
  add column cbd_min double precision check (cbd_min between 0 and 100),
  add column cbd_max double precision check (cbd_max between 0 and 100),
  add column flowering_days_min smallint check (flowering_days_min between 1 and 365),
  add column flowering_days_max smallint check (flowering_days_max between 1 and 365),
  add column height_min smallint check (height_min between 1 and 1000),
  add column height_max smallint check (height_max between 1 and 1000),
  add column cnt_harvests integer not null default 0 check (cnt_harvests >= 0),
  add column update_date timestamptz(3) not null default now(),
  add column version integer not null default 1 check (version >= 1);
create index strain_diaries on strain (cnt_diaries desc, id desc) where not is_remove;
create index strain_rate on strain (avg_rate desc nulls last, id desc) where not is_remove;
create index strain_seed_type on strain (seed_type, cnt_diaries desc, id desc) where not is_remove;
create index strain_new on strain (add_date desc, id desc) where not is_remove;
create index strain_brand on strain (brand_id, cnt_diaries desc, id desc) where brand_id is not null;
create index strain_photo on strain (photo_id) where photo_id is not null;
create index strain_removed on strain (remove_date, id) where is_remove;

-- Behind its brand's name a product's stands where tabs of the brand stand, too: their words are taken.
alter table product
  add constraint product_slug_tab_check check (slug not in (
    'diaries', 'growers', 'reviews', 'products', 'gallery', 'harvests', 'strains', 'schemes')),
  add column description_seo text not null default '' check (char_length(description_seo) <= 300),
  add column shop_url text check (shop_url ~ '^https?://' and char_length(shop_url) <= 500),
  -- What is printed on the packet.
  add column seed_type text check (seed_type in ('regular', 'feminised', 'autoflower')),
  add column indica smallint check (indica between 0 and 100),
  add column sativa smallint check (sativa between 0 and 100),
  add column ruderalis smallint check (ruderalis between 0 and 100),
  add column thc_min double precision check (thc_min between 0 and 100),
  add column thc_max double precision check (thc_max between 0 and 100),
  add column cbd_min double precision check (cbd_min between 0 and 100),
  add column cbd_max double precision check (cbd_max between 0 and 100),
  add column flowering_days_min smallint check (flowering_days_min between 1 and 365),
  add column flowering_days_max smallint check (flowering_days_max between 1 and 365),
  add column height_min smallint check (height_min between 1 and 1000),
  add column height_max smallint check (height_max between 1 and 1000),
  -- Properties by section, of things that are neither seed nor nutrient.
  add column props jsonb not null default '{}' check (jsonb_typeof(props) = 'object'),
  add column cnt_harvests integer not null default 0 check (cnt_harvests >= 0),
  add column update_date timestamptz(3) not null default now(),
  add column version integer not null default 1 check (version >= 1);
create index product_diaries on product (cnt_diaries desc, id desc) where not is_remove;
create index product_rate on product (avg_rate desc nulls last, id desc) where not is_remove;
create index product_section_rate on product (section, avg_rate desc nulls last, id desc) where not is_remove;
create index product_reviews on product (cnt_reviews desc, id desc) where not is_remove;
create index product_section_reviews on product (section, cnt_reviews desc, id desc) where not is_remove;
create index product_new on product (add_date desc, id desc) where not is_remove;
create index product_section_new on product (section, add_date desc, id desc) where not is_remove;
create index product_section_name on product (section, lower(name), id) where not is_remove;
create index product_category on product (section, category, cnt_diaries desc, id desc) where not is_remove;
create index product_of_brand on product (brand_id, cnt_diaries desc, id desc) where not is_remove;
create index product_of_strain on product (strain_id, cnt_diaries desc, id desc) where not is_remove;
create index product_removed on product (remove_date, id) where is_remove;

update brand b set
  cnt_strains = (
    select count(distinct p.strain_id) from product p where p.brand_id = b.id and p.strain_id is not null and not p.is_remove),
  cnt_harvests = (
    select count(*) from diary d where d.is_harvest and not d.is_remove and exists (
      select from diary_equip e where e.diary_id = d.id and e.brand_id = b.id));
update product p set
  cnt_harvests = (
    select count(*) from diary d where d.is_harvest and not d.is_remove and exists (
      select from diary_equip e where e.diary_id = d.id and e.product_id = p.id));
update strain s set
  cnt_harvests = (
    select count(*) from diary d where d.is_harvest and not d.is_remove and exists (
      select from diary_equip e where e.diary_id = d.id and e.strain_id = s.id));

-- Pages of a brand elsewhere, beside its own site.
create table brand_link (
  brand_id bigint not null references brand (id) on delete cascade,
  position smallint not null check (position between 0 and 11),
  type text not null check (type in (
    'shop', 'instagram', 'youtube', 'facebook', 'x', 'tiktok', 'telegram', 'discord', 'reddit', 'vk', 'other')),
  url text not null check (url ~ '^https?://' and char_length(url) <= 500),
  primary key (brand_id, position)
);

-- Earlier slugs, so that old addresses keep leading on.
create table brand_old_slug (
  slug text primary key,
  brand_id bigint not null references brand (id) on delete cascade,
  add_date timestamptz(3) not null default now()
);
create index brand_old_slug_brand on brand_old_slug (brand_id);

create table product_old_slug (
  slug text primary key,
  product_id bigint not null references product (id) on delete cascade,
  add_date timestamptz(3) not null default now()
);
create index product_old_slug_product on product_old_slug (product_id);

create table strain_old_slug (
  slug text primary key,
  strain_id bigint not null references strain (id) on delete cascade,
  add_date timestamptz(3) not null default now()
);
create index strain_old_slug_strain on strain_old_slug (strain_id);

-- Strains ------------------------------------------------------------------------------------------------------------------

-- What a strain is said to be; the words are those of the domain's categories, each with its own.
create table strain_category (
  strain_id bigint not null references strain (id) on delete cascade,
  category text not null,
  val text not null,
  position smallint not null default 0,
  primary key (strain_id, category, val),
  constraint strain_category_word_check check (case category
    when 'positive-effects' then val in (
      'relaxed', 'happy', 'euphoric', 'uplifted', 'creative', 'focused', 'energetic', 'sleepy', 'hungry', 'talkative',
      'giggly', 'aroused', 'tingly')
    when 'negative-effects' then val in ('dry-mouth', 'dry-eyes', 'dizzy', 'paranoid', 'anxious', 'headache')
    when 'medical' then val in (
      'stress', 'pain', 'depression', 'anxiety', 'insomnia', 'lack-of-appetite', 'inflammation', 'fatigue', 'headaches',
      'nausea', 'muscle-spasms', 'ptsd', 'migraines', 'arthritis', 'adhd')
    when 'tastes' then val in (
      'earthy', 'sweet', 'citrus', 'pine', 'berry', 'lemon', 'diesel', 'skunk', 'spicy', 'woody', 'fruity', 'tropical',
      'mint', 'cheese', 'grape', 'vanilla', 'coffee', 'floral', 'herbal', 'honey')
    when 'yield' then val in ('high', 'medium', 'low')
    when 'height' then val in ('short', 'medium', 'tall')
    when 'growing' then val in ('easy', 'moderate', 'difficult')
    when 'genes' then val in ('indica', 'sativa', 'hybrid', 'ruderalis')
    when 'thc' then val in ('high', 'medium', 'low')
    else false end)
);
-- A strain has one yield, one height, one difficulty and one strength.
create unique index strain_category_one on strain_category (strain_id, category)
  where category in ('yield', 'height', 'growing', 'thc');
create index strain_category_val on strain_category (category, val, strain_id);

-- Whose cross it is. What a reader meets twice on the way up or down, he cuts.
create table strain_parent (
  strain_id bigint not null references strain (id) on delete cascade,
  role text not null check (role in ('mother', 'father')),
  -- Null for one that nobody knows.
  parent_id bigint references strain (id) on delete set null,
  primary key (strain_id, role),
  check (strain_id <> parent_id)
);
create index strain_parent_parent on strain_parent (parent_id, strain_id) where parent_id is not null;

-- Products -----------------------------------------------------------------------------------------------------------------

-- Its pictures; the first one stands in lists.
create table product_photo (
  product_id bigint not null references product (id) on delete cascade,
  photo_id bigint not null unique references photo (id) on delete cascade,
  position smallint not null default 0,
  primary key (product_id, photo_id)
);

-- What a nutrient is made of, in percent by weight.
create table product_composition (
  product_id bigint primary key references product (id) on delete cascade,
  n double precision check (n between 0 and 100),
  p double precision check (p between 0 and 100),
  k double precision check (k between 0 and 100),
  ca double precision check (ca between 0 and 100),
  mg double precision check (mg between 0 and 100),
  s double precision check (s between 0 and 100),
  micro double precision check (micro between 0 and 100),
  -- What the main nutrients come from, by element.
  sources jsonb not null default '{}' check (jsonb_typeof(sources) = 'object'),
  form text check (form in ('liquid', 'powder', 'granules', 'tablets')),
  part text check (part in ('a', 'b', 'c')),
  dose double precision check (dose between 0 and 1000),
  ec double precision check (ec between 0 and 20),
  ph double precision check (ph between 0 and 14),
  keeps_months smallint check (keeps_months between 0 and 240),
  ingredients text not null default '' check (char_length(ingredients) <= 5000),
  update_date timestamptz(3) not null default now()
);

-- Its trace elements, in percent.
create table product_element (
  product_id bigint not null references product_composition (product_id) on delete cascade,
  element text not null check (element in ('fe', 'mn', 'zn', 'cu', 'b', 'mo', 'si', 'ni', 'co', 'cl', 'na', 'se')),
  val double precision not null check (val between 0 and 100),
  source text not null default '' check (char_length(source) <= 120),
  position smallint not null default 0,
  primary key (product_id, element)
);

-- What finished diaries tell about a thing of the catalogue, computed now and then: spreads of days, yields and heights.
create table grow_statistics (
  type text not null check (type in ('brand', 'product', 'strain', 'category')),
  content_id bigint not null default 0 check (content_id >= 0),
  -- Of a category of strains: the category and its value, in the words of addresses.
  val text not null default '' check (val ~ '^([a-z-]+/[a-z-]+)?$'),
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  -- Median of the harvests in g/W, so that lists can be ordered and filled by it.
  yield_watt double precision check (yield_watt between 0 and 1000),
  cnt_harvests integer not null check (cnt_harvests >= 0),
  update_date timestamptz(3) not null default now(),
  primary key (type, content_id, val),
  check ((type = 'category') = (content_id = 0)),
  check ((type = 'category') = (val <> ''))
);
create index grow_statistics_old on grow_statistics (update_date);

-- Feeding schemes, doses in ml/l.
create table scheme (
  brand_id bigint not null references brand (id) on delete cascade,
  id bigint generated always as identity,
  name text not null check (char_length(name) between 1 and 120),
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  -- What it is meant for; null for any.
  type_soil smallint check (type_soil between 1 and 4),
  is_public boolean not null default false,
  version integer not null default 1 check (version >= 1),
  add_date timestamptz(3) not null default now(),
  update_date timestamptz(3) not null default now(),
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  primary key (brand_id, id),
  check (is_remove = (remove_date is not null))
);
create unique index scheme_id on scheme (id);
create index scheme_removed on scheme (remove_date, brand_id, id) where is_remove;

create table scheme_week (
  brand_id bigint not null,
  scheme_id bigint not null,
  position smallint not null check (position between 0 and 59),
  week smallint not null check (week between 0 and 999),
  faza smallint not null check (faza between -1 and 2),
  light double precision check (light between 0 and 24),
  ec double precision check (ec between 0 and 20),
  ph double precision check (ph between 0 and 14),
  -- Water only.
  is_flush boolean not null default false,
  primary key (brand_id, scheme_id, position),
  unique (brand_id, scheme_id, faza, week),
  foreign key (brand_id, scheme_id) references scheme (brand_id, id) on delete cascade
);

-- The products of its doses in the order of the rows.
create table scheme_product (
  brand_id bigint not null,
  scheme_id bigint not null,
  product_id bigint not null references product (id) on delete cascade,
  position smallint not null default 0,
  primary key (brand_id, scheme_id, product_id),
  foreign key (brand_id, scheme_id) references scheme (brand_id, id) on delete cascade
);
create index scheme_product_product on scheme_product (product_id);

create table scheme_dose (
  brand_id bigint not null,
  scheme_id bigint not null,
  week_position smallint not null,
  product_id bigint not null,
  val double precision not null check (val between 0 and 1000),
  primary key (brand_id, scheme_id, week_position, product_id),
  foreign key (brand_id, scheme_id, week_position) references scheme_week (brand_id, scheme_id, position) on delete cascade,
  foreign key (brand_id, scheme_id, product_id) references scheme_product (brand_id, scheme_id, product_id) on delete cascade
);
create index scheme_dose_product on scheme_dose (brand_id, scheme_id, product_id);

-- The portal ---------------------------------------------------------------------------------------------------------------

create table brand_tester (
  brand_id bigint not null references brand (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  add_date timestamptz(3) not null default now(),
  primary key (brand_id, user_id)
);
create index brand_tester_user on brand_tester (user_id, brand_id);

-- What a manager has begun and not yet saved whole; its pictures are uploads that it holds.
create table portal_draft (
  brand_id bigint not null references brand (id) on delete cascade,
  tmp_id text not null check (tmp_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  type text not null check (type in ('product', 'scheme', 'banner')),
  -- The thing it changes; null for a new one.
  content_id bigint check (content_id > 0),
  user_id bigint references users (id) on delete set null,
  value jsonb not null default '{}' check (jsonb_typeof(value) = 'object'),
  add_date timestamptz(3) not null default now(),
  update_date timestamptz(3) not null default now(),
  primary key (brand_id, tmp_id)
);
create unique index portal_draft_content on portal_draft (brand_id, type, content_id) where content_id is not null;
create index portal_draft_old on portal_draft (update_date);
create index portal_draft_user on portal_draft (user_id) where user_id is not null;

create table portal_draft_photo (
  brand_id bigint not null,
  tmp_id text not null,
  photo_id bigint not null unique references photo (id) on delete cascade,
  add_date timestamptz(3) not null default now(),
  primary key (brand_id, tmp_id, photo_id),
  foreign key (brand_id, tmp_id) references portal_draft (brand_id, tmp_id) on delete cascade
);

-- What an encyclopedia says about a thing, with its source.
create table wiki (
  lang text not null check (lang ~ '^[a-z]{2,3}$'),
  type text not null check (type in ('strain', 'brand', 'product', 'symptom')),
  content_id bigint not null check (content_id > 0),
  title text not null check (char_length(title) between 1 and 200),
  text text not null check (char_length(text) between 1 and 20000),
  source text not null check (source ~ '^https?://[^\s]+$' and char_length(source) <= 500),
  update_date timestamptz(3) not null default now(),
  primary key (type, content_id, lang)
);
