-- Growers, diaries with their weeks and photos, the catalogue they refer to, and what people do with them.
--
-- Rules of the house: columns keep the names of the wire; ids are bigint identity; rows of a diary or a grower have a key that
-- begins with its owner's; instants are timestamptz(3), so that what the wire says in milliseconds is what is compared; removal
-- sets is_remove and remove_date; counters change in the transaction that writes what they count.

-- Growers ------------------------------------------------------------------------------------------------------------------

-- What everybody may see of a grower. A removed grower keeps the row, so that his texts still have an author to call "Removed".
create table users (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 3 and 32),
  avatar_key text check (avatar_key ~ '^[0-9a-f]{32}$'),
  access text[] not null default '{}' check (access <@ array['view_extra', 'moderate', 'admin']),
  is_ban boolean not null default false,
  fvs_name text not null default '' check (char_length(fvs_name) <= 120),
  fvn_name text not null default '' check (char_length(fvn_name) <= 120),
  fav_method text not null default '' check (char_length(fav_method) <= 120),
  cnt_reports integer not null default 0 check (cnt_reports >= 0),
  cnt_followers integer not null default 0 check (cnt_followers >= 0),
  add_date timestamptz(3) not null default now(),
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  check (is_remove = (remove_date is not null))
);

-- Names as they are looked up: in lower case, each given once. A small table of its own, so that users may be spread by id.
create table user_handle (
  handle text primary key check (handle = lower(handle) and handle ~ '[a-z]'),
  user_id bigint not null unique references users (id) on delete cascade
);

-- What nobody but the grower himself may see; gone at once when the account is removed.
create table account (
  user_id bigint primary key references users (id) on delete cascade,
  email text not null check (char_length(email) <= 254),
  is_email_confirmed boolean not null default false,
  password_hash text,
  locale text not null default 'en' check (locale in ('en', 'ru', 'de', 'es', 'th', 'en-tr')),
  first_name text not null default '' check (char_length(first_name) <= 60),
  last_name text not null default '' check (char_length(last_name) <= 60),
  country text check (country ~ '^[A-Z]{2}$'),
  birthday date,
  measures jsonb not null default '{}',
  cookies jsonb,
  sidebar_sort text not null default 'update' check (sidebar_sort in ('update', 'add', 'name'))
);

create table user_email (
  email_key text primary key check (email_key = lower(email_key)),
  user_id bigint not null unique references account (user_id) on delete cascade
);

-- Saved filters of the diary list; x counts from 1 within a grower.
create table explore_preset (
  user_id bigint not null references account (user_id) on delete cascade,
  x integer not null check (x between 1 and 1000000),
  name text not null check (char_length(name) between 1 and 60),
  tags text[] not null default '{}' check (cardinality(tags) <= 12),
  position smallint not null default 0,
  primary key (user_id, x)
);

-- Tokens are kept as SHA-256 only: who reads this table can sign in as nobody.
create table session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  id bigint generated always as identity,
  user_id bigint not null references users (id) on delete cascade,
  add_date timestamptz(3) not null default now(),
  use_date timestamptz(3) not null default now(),
  date_end timestamptz(3) not null,
  revoke_date timestamptz(3)
);
create index session_of_user on session (user_id, id);
create index session_date_end on session (date_end);

create table mail_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  kind text not null check (kind in ('confirm', 'reset')),
  user_id bigint not null references account (user_id) on delete cascade,
  -- The address the mail went to: a link confirms that address and no later one.
  email_key text not null,
  add_date timestamptz(3) not null default now(),
  date_end timestamptz(3) not null,
  use_date timestamptz(3)
);
create index mail_token_user on mail_token (user_id, kind);
create index mail_token_date_end on mail_token (date_end);

-- Solved challenges, kept until they would have expired anyway, so that none works twice.
create table captcha_used (
  challenge text primary key,
  date_end timestamptz(3) not null
);
create index captcha_used_date_end on captcha_used (date_end);

-- Answers of creates that carried a key. Written in the transaction of the create itself.
create table idempotency_key (
  user_id bigint not null references users (id) on delete cascade,
  operation text not null,
  key text not null check (char_length(key) between 8 and 100),
  body_hash bytea not null,
  status smallint,
  answer jsonb,
  add_date timestamptz(3) not null default now(),
  primary key (user_id, operation, key)
);
create index idempotency_key_add_date on idempotency_key (add_date);

-- Catalogue ----------------------------------------------------------------------------------------------------------------

create table strain (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 120),
  slug text not null check (slug ~ '^[a-z0-9-]{1,80}$' and slug ~ '[a-z]'),
  description text not null default '',
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  cnt_diaries integer not null default 0 check (cnt_diaries >= 0),
  add_date timestamptz(3) not null default now(),
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  check (is_remove = (remove_date is not null))
);
create unique index strain_slug on strain (slug) where not is_remove;
create index strain_name on strain (lower(name) text_pattern_ops, id) where not is_remove;

create table brand (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 120),
  section text not null check (section in (
    'seedbank', 'nutrients', 'grow-boxes', 'grow-tents', 'grow-lights', 'air-filters', 'air-conditioners', 'controllers',
    'drip-systems', 'hydroponic-systems', 'substrates', 'ventilation-fans', 'co2-generators')),
  slug text not null check (slug ~ '^[a-z0-9-]{1,80}$' and slug ~ '[a-z]'),
  logo_key text check (logo_key ~ '^[0-9a-f]{32}$'),
  description text not null default '' check (char_length(description) <= 20000),
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  avg_rate double precision check (avg_rate between 0 and 10),
  cnt_reviews integer not null default 0 check (cnt_reviews >= 0),
  cnt_products integer not null default 0 check (cnt_products >= 0),
  cnt_diaries integer not null default 0 check (cnt_diaries >= 0),
  cnt_followers integer not null default 0 check (cnt_followers >= 0),
  add_date timestamptz(3) not null default now(),
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  check (is_remove = (remove_date is not null))
);
create unique index brand_slug on brand (slug) where not is_remove;
create index brand_name on brand (lower(name) text_pattern_ops, id) where not is_remove;
create index brand_section on brand (section, cnt_diaries desc, id desc) where not is_remove;

create table brand_manager (
  brand_id bigint not null references brand (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  add_date timestamptz(3) not null default now(),
  primary key (brand_id, user_id)
);
create index brand_manager_user on brand_manager (user_id, brand_id);

create table product (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand (id) on delete cascade,
  -- The strain behind a seedbank's seed; several seedbanks sell the same one.
  strain_id bigint references strain (id) on delete set null,
  name text not null check (char_length(name) between 1 and 120),
  section text not null check (section in (
    'seedbank', 'nutrients', 'grow-boxes', 'grow-tents', 'grow-lights', 'air-filters', 'air-conditioners', 'controllers',
    'drip-systems', 'hydroponic-systems', 'substrates', 'ventilation-fans', 'co2-generators')),
  category text check (char_length(category) <= 60),
  slug text not null check (slug ~ '^[a-z0-9-]{1,80}$' and slug ~ '[a-z]'),
  logo_key text check (logo_key ~ '^[0-9a-f]{32}$'),
  description text not null default '' check (char_length(description) <= 20000),
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  -- 1 fluorescent, 2 HID, 3 LED; lamps only.
  light_type smallint check (light_type between 1 and 3),
  avg_rate double precision check (avg_rate between 0 and 10),
  cnt_reviews integer not null default 0 check (cnt_reviews >= 0),
  cnt_diaries integer not null default 0 check (cnt_diaries >= 0),
  add_date timestamptz(3) not null default now(),
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  check (is_remove = (remove_date is not null))
);
create unique index product_slug on product (slug) where not is_remove;
create index product_brand on product (brand_id, id);
create index product_strain on product (strain_id, id) where strain_id is not null;
create index product_name on product (lower(name) text_pattern_ops, id) where not is_remove;
create index product_section on product (section, cnt_diaries desc, id desc) where not is_remove;

-- Diaries ------------------------------------------------------------------------------------------------------------------

create table diary (
  id bigint generated always as identity primary key,
  user_id bigint references users (id) on delete set null,
  name text not null check (char_length(name) between 1 and 120),
  -- ASCII transliteration of the name; empty when nothing is left of it.
  slug text not null default '' check (slug ~ '^[a-z0-9-]{0,120}$'),
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  -- Another address search engines should take; the diary's own when null.
  canonical text check (canonical ~ '^/' and char_length(canonical) <= 300),
  photo_id bigint,
  dublicate_num integer not null default 0 check (dublicate_num >= 0),
  type_room smallint not null check (type_room between 1 and 3),
  type_soil smallint not null check (type_soil between 1 and 4),
  type_watering smallint not null check (type_watering between 1 and 4),
  -- Kinds of its lamps, kept from its equipment for the filters: 1 fluorescent, 2 HID, 3 LED.
  type_light smallint[] not null default '{}' check (type_light <@ array[1, 2, 3]::smallint[]),
  visibility text not null default 'public' check (visibility in ('public', 'unlisted', 'private')),
  is_harvest boolean not null default false,
  is_video boolean not null default false,
  is_ban boolean not null default false,
  is_moderate boolean not null default false,
  is_hidden boolean not null default false,
  is_verify boolean not null default false,
  is_lock boolean not null default false,
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  -- Stands in lists of other people. The flags decide; nobody writes it.
  is_visible boolean not null generated always as (
    visibility = 'public' and not is_ban and not is_moderate and not is_hidden and not is_remove) stored,
  -- Highest phase of the weeks; null without weeks.
  max_faza smallint check (max_faza between -1 and 2),
  n_progress smallint not null default 0 check (n_progress between 0 and 100),
  cnt_days integer not null default 0 check (cnt_days >= 0),
  cnt_weeks integer not null default 0 check (cnt_weeks >= 0),
  cnt_photos integer not null default 0 check (cnt_photos >= 0),
  cnt_seeds integer not null default 0 check (cnt_seeds between 0 and 1000),
  cnt_views bigint not null default 0 check (cnt_views >= 0),
  cnt_likes integer not null default 0 check (cnt_likes >= 0),
  cnt_followers integer not null default 0 check (cnt_followers >= 0),
  cnt_comments integer not null default 0 check (cnt_comments >= 0),
  -- Of its harvest weeks, kept for cards: dry weight in g together, lamp power in W.
  harvest_weight double precision check (harvest_weight >= 0),
  harvest_watt double precision check (harvest_watt >= 0),
  version integer not null default 1 check (version >= 1),
  add_date timestamptz(3) not null default now(),
  -- When a week was last added or changed.
  update_date timestamptz(3) not null default now(),
  check (is_remove = (remove_date is not null))
);
create index diary_new on diary (add_date desc, id desc) where is_visible;
create index diary_update on diary (update_date desc, id desc) where is_visible;
create index diary_like on diary (cnt_likes desc, id desc) where is_visible;
create index diary_view on diary (cnt_views desc, id desc) where is_visible;
create index diary_harvested on diary (update_date desc, id desc) where is_visible and is_harvest;
create index diary_room on diary (type_room, update_date desc, id desc) where is_visible;
create index diary_soil on diary (type_soil, update_date desc, id desc) where is_visible;
create index diary_faza on diary (max_faza, update_date desc, id desc) where is_visible;
create index diary_user on diary (user_id, update_date desc, id desc) where not is_remove;
create index diary_same_name on diary (user_id, lower(name));
create index diary_moderate on diary (add_date, id) where is_moderate and not is_remove;
create index diary_removed on diary (remove_date, id) where is_remove;

-- Earlier slugs, so that old addresses keep leading to the diary.
create table diary_slug (
  diary_id bigint not null references diary (id) on delete cascade,
  slug text not null,
  add_date timestamptz(3) not null default now(),
  primary key (diary_id, slug)
);

create table diary_equip (
  diary_id bigint not null references diary (id) on delete cascade,
  id bigint generated always as identity,
  category text not null check (category in (
    'seed', 'nutrient', 'lamp_veg', 'lamp_flower', 'tent', 'box', 'medium', 'air_filter', 'air_conditioner', 'fan',
    'drip_system', 'hydroponic_system', 'co2_generator', 'controller', 'other')),
  name text not null check (char_length(name) between 1 and 120),
  brand_id bigint references brand (id) on delete set null,
  product_id bigint references product (id) on delete set null,
  strain_id bigint references strain (id) on delete set null,
  position smallint not null default 0,
  primary key (diary_id, id)
);
create index diary_equip_brand on diary_equip (brand_id, diary_id) where brand_id is not null;
create index diary_equip_product on diary_equip (product_id, diary_id) where product_id is not null;
create index diary_equip_strain on diary_equip (strain_id, diary_id) where strain_id is not null;

-- Readings are metric: °C, cm, l, ppm, mS/cm (tds), %, hours, g, W, m². Null is not taken, 0 is a reading.
create table week (
  diary_id bigint not null references diary (id) on delete cascade,
  id bigint generated always as identity,
  days smallint not null check (days between 0 and 999),
  -- -1 germination, 0 vegetative, 1 flowering, 2 harvest.
  faza smallint not null check (faza between -1 and 2),
  text text not null default '' check (char_length(text) <= 20000),
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  air_hum double precision check (air_hum between 0 and 100),
  air_temp double precision check (air_temp between -20 and 60),
  co2 double precision check (co2 between 0 and 10000),
  height double precision check (height between 0 and 1000),
  lamp_distance double precision check (lamp_distance between 0 and 1000),
  light double precision check (light between 0 and 24),
  night_air_temp double precision check (night_air_temp between -20 and 60),
  ph double precision check (ph between 0 and 14),
  pot_size double precision check (pot_size between 0 and 10000),
  ppm double precision check (ppm between 0 and 10000),
  smell smallint check (smell between 0 and 10),
  solution_temp double precision check (solution_temp between -20 and 60),
  substrate_temp double precision check (substrate_temp between -20 and 60),
  tds double precision check (tds between 0 and 20),
  watering_volume double precision check (watering_volume between 0 and 10000),
  germ_date date,
  light_intensity double precision check (light_intensity between 0 and 100),
  feeding_schedule text check (char_length(feeding_schedule) <= 2000),
  harvest_weight double precision check (harvest_weight between 0 and 1000000),
  harvest_wet_weight double precision check (harvest_wet_weight between 0 and 1000000),
  harvest_plant integer check (harvest_plant between 0 and 10000),
  harvest_watt double precision check (harvest_watt between 0 and 1000000),
  harvest_space double precision check (harvest_space between 0 and 10000),
  harvest_smoke text check (char_length(harvest_smoke) <= 5000),
  -- Words and ratings of the harvest; the nutrients' are in week_nutrient.
  strain_comment text not null default '' check (char_length(strain_comment) <= 5000),
  review_growing smallint check (review_growing between 0 and 10),
  review_resistance smallint check (review_resistance between 0 and 10),
  review_general smallint check (review_general between 0 and 10),
  review_text text not null default '' check (char_length(review_text) <= 5000),
  n_progress smallint not null default 0 check (n_progress between 0 and 100),
  cnt_likes integer not null default 0 check (cnt_likes >= 0),
  cnt_comments integer not null default 0 check (cnt_comments >= 0),
  version integer not null default 1 check (version >= 1),
  add_date timestamptz(3) not null default now(),
  update_date timestamptz(3) not null default now(),
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  primary key (diary_id, id),
  check (is_remove = (remove_date is not null))
);
-- Comments and likes name a week by its id alone.
create index week_id on week (id);
create index week_order on week (diary_id, days, id) where not is_remove;
create index week_removed on week (remove_date, diary_id, id) where is_remove;

-- Doses of a growing week (block flowering) and reviews after the harvest (block harvest).
create table week_nutrient (
  diary_id bigint not null,
  week_id bigint not null,
  id bigint generated always as identity,
  block text not null check (block in ('flowering', 'harvest')),
  name text not null check (char_length(name) between 1 and 120),
  brand_id bigint references brand (id) on delete set null,
  product_id bigint references product (id) on delete set null,
  -- Dose in ml/l.
  val double precision check (val between 0 and 1000),
  comment text not null default '' check (char_length(comment) <= 5000),
  n_general smallint check (n_general between 0 and 10),
  -- Partial ratings in order, null where none was given.
  items smallint[] not null default '{}' check (cardinality(items) <= 10),
  position smallint not null default 0,
  is_remove boolean not null default false,
  primary key (diary_id, week_id, id),
  foreign key (diary_id, week_id) references week (diary_id, id) on delete cascade
);
create index week_nutrient_product on week_nutrient (product_id, diary_id) where product_id is not null;
create index week_nutrient_brand on week_nutrient (brand_id, diary_id) where brand_id is not null;

-- Photos and films. An upload is there before its week; what no week took after a day goes, with its files, by a job. For the
-- same reason nothing deletes these rows in passing: a row without a week is what leads the job to the files.
create table photo (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[0-9a-f]{32}$'),
  kind text not null default 'photo' check (kind in ('photo', 'video')),
  -- How the file of a film is kept; null for photos, which lie in every width.
  format text check (format in ('mp4', 'webm')),
  user_id bigint references users (id) on delete set null,
  diary_id bigint references diary (id) on delete set null,
  week_id bigint,
  position smallint not null default 0,
  -- Of the original after turning, in pixels.
  width integer not null check (width between 1 and 65535),
  height integer not null check (height between 1 and 65535),
  -- Seconds; films only.
  duration double precision check (duration >= 0),
  color text not null default '#808080' check (color ~ '^#[0-9a-f]{6}$'),
  preview text check (preview ~ '^data:image/' and char_length(preview) <= 2000),
  alt text not null default '' check (char_length(alt) <= 300),
  -- planned: a demo picture to be drawn from its plan; pending: variants are being made; ready: all files are there.
  state text not null default 'ready' check (state in ('planned', 'pending', 'ready')),
  plan jsonb,
  -- Size of the file as it came, in bytes.
  bytes bigint not null default 0 check (bytes >= 0),
  cnt_likes integer not null default 0 check (cnt_likes >= 0),
  cnt_comments integer not null default 0 check (cnt_comments >= 0),
  add_date timestamptz(3) not null default now(),
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  foreign key (diary_id, week_id) references week (diary_id, id) on delete set null (week_id),
  check ((kind = 'video') = (format is not null)),
  check (week_id is null or diary_id is not null),
  check (state <> 'planned' or plan is not null),
  check (is_remove = (remove_date is not null))
);
create index photo_week on photo (diary_id, week_id, position, id) where week_id is not null;
create index photo_week_id on photo (week_id, position, id) where week_id is not null;
create index photo_loose on photo (add_date, id) where week_id is null;
create index photo_unfinished on photo (state, id) where state <> 'ready';
create index photo_user on photo (user_id, id);
create index photo_removed on photo (remove_date, id) where is_remove;

alter table diary add foreign key (photo_id) references photo (id) on delete set null;
create index diary_photo on diary (photo_id) where photo_id is not null;

create table avatar (
  user_id bigint not null references users (id) on delete cascade,
  photo_id bigint not null references photo (id) on delete cascade,
  add_date timestamptz(3) not null default now(),
  primary key (user_id, photo_id)
);
create index avatar_photo on avatar (photo_id);

-- What people do with all that ----------------------------------------------------------------------------------------------

create table comment (
  id bigint generated always as identity primary key,
  type text not null check (type in (
    'diary', 'week', 'photo', 'problem', 'solution', 'video', 'review', 'blog', 'brand', 'product', 'strain', 'giveaway')),
  content_id bigint not null,
  -- Replies answer a comment, never a reply.
  parent_id bigint references comment (id) on delete cascade,
  user_id bigint references users (id) on delete set null,
  text text not null check (char_length(text) <= 5000),
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  cnt_likes integer not null default 0 check (cnt_likes >= 0),
  cnt_childs integer not null default 0 check (cnt_childs >= 0),
  add_date timestamptz(3) not null default now(),
  update_date timestamptz(3) not null default now(),
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  check (is_remove or text ~ '\S'),
  check (parent_id is null or cnt_childs = 0),
  check (is_remove = (remove_date is not null))
);
create index comment_new on comment (type, content_id, add_date desc, id desc) where parent_id is null;
create index comment_top on comment (type, content_id, cnt_likes desc, id desc) where parent_id is null;
create index comment_reply on comment (parent_id, id) where parent_id is not null;
create index comment_user on comment (user_id, id desc);
create index comment_removed on comment (remove_date, id) where is_remove;

create table likes (
  type text not null check (type in (
    'diary', 'week', 'photo', 'problem', 'solution', 'video', 'review', 'blog', 'comment', 'brand', 'product', 'strain',
    'giveaway')),
  content_id bigint not null,
  user_id bigint not null references users (id) on delete cascade,
  add_date timestamptz(3) not null default now(),
  primary key (type, content_id, user_id)
);
create index likes_user on likes (user_id, type, content_id);

create table follow (
  user_id bigint not null references users (id) on delete cascade,
  type text not null check (type in ('user', 'diary', 'brand')),
  content_id bigint not null,
  is_notify boolean not null default true,
  add_date timestamptz(3) not null default now(),
  primary key (user_id, type, content_id)
);
create index follow_content on follow (type, content_id, user_id);
create index follow_new on follow (user_id, add_date desc, content_id desc);

-- What happened, in the transaction in which it happened. Feed, activity, notifications and the purge of caches read it.
create table event (
  id bigint generated always as identity primary key,
  -- Thing and deed: diary.create, week.update, comment.create, like.add …
  type text not null check (type ~ '^[a-z]+\.[a-z_]+$'),
  user_id bigint references users (id) on delete set null,
  content_type text not null,
  content_id bigint not null,
  diary_id bigint references diary (id) on delete cascade,
  params jsonb not null default '{}',
  add_date timestamptz(3) not null default now()
);
create index event_user on event (user_id, id desc);
create index event_diary on event (diary_id, id desc) where diary_id is not null;
create index event_content on event (content_type, content_id, id desc);
create index event_add_date on event (add_date, id);

-- Texts of people in other languages.
create table translation (
  type text not null check (type in (
    'diary', 'week', 'comment', 'problem', 'solution', 'video', 'review', 'blog', 'brand', 'product', 'strain', 'giveaway')),
  content_id bigint not null,
  field text not null check (field ~ '^[a-z_]+$'),
  lang text not null check (lang ~ '^[a-z]{2,3}$'),
  text text not null,
  source text not null check (source in ('person', 'machine')),
  add_date timestamptz(3) not null default now(),
  primary key (type, content_id, field, lang)
);

-- A few facts about this installation: version and day of its demo data, for one.
create table site_state (
  key text primary key,
  value jsonb not null,
  update_date timestamptz(3) not null default now()
);
