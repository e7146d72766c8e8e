-- Giveaways, which growers enter with what they have grown, and the yearly awards.

create table giveaway (
  id bigint generated always as identity primary key,
  -- Who gives; the site itself when null.
  brand_id bigint references brand (id) on delete set null,
  user_id bigint references users (id) on delete set null,
  title text not null check (char_length(title) between 1 and 200),
  slug text not null default '' check (slug ~ '^[a-z0-9-]{0,120}$' and slug <> 'archive'),
  -- Rules, safe HTML.
  text text not null default '' check (char_length(text) <= 20000),
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  cover_id bigint references photo (id) on delete set null,
  date_start timestamptz(3) not null,
  date_end timestamptz(3) not null,
  -- Whose growers may enter, ISO 3166; everybody's when empty.
  countries text[] not null default '{}' check (array_to_string(countries, ' ', '?') ~ '^([A-Z]{2}( |$))*$'),
  -- What the draw was made with; null before it, and where votes decide.
  draw_seed text check (char_length(draw_seed) between 1 and 128),
  is_publish boolean not null default false,
  cnt_entries integer not null default 0 check (cnt_entries >= 0),
  cnt_votes integer not null default 0 check (cnt_votes >= 0),
  cnt_views bigint not null default 0 check (cnt_views >= 0),
  cnt_likes integer not null default 0 check (cnt_likes >= 0),
  cnt_comments integer not null default 0 check (cnt_comments >= 0),
  version integer not null default 1 check (version >= 1),
  add_date timestamptz(3) not null default now(),
  update_date timestamptz(3) not null default now(),
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  is_visible boolean not null generated always as (is_publish and not is_remove) stored,
  check (date_end > date_start),
  check (is_remove = (remove_date is not null))
);
create index giveaway_end on giveaway (date_end, id) where is_visible;
create index giveaway_ended on giveaway (date_end desc, id desc) where is_visible;
create index giveaway_brand on giveaway (brand_id, id) where brand_id is not null;
create index giveaway_user on giveaway (user_id) where user_id is not null;
create index giveaway_cover on giveaway (cover_id) where cover_id is not null;
create index giveaway_removed on giveaway (remove_date, id) where is_remove;

create table giveaway_old_slug (
  giveaway_id bigint not null references giveaway (id) on delete cascade,
  slug text not null,
  add_date timestamptz(3) not null default now(),
  primary key (giveaway_id, slug)
);

-- Words for a country or a kind; whether it is active or over, its days say.
create table giveaway_tag (
  giveaway_id bigint not null references giveaway (id) on delete cascade,
  tag text not null check (tag ~ '^[a-z0-9-]{1,60}$' and tag not in ('active', 'archive')),
  position smallint not null default 0,
  primary key (giveaway_id, tag)
);
create index giveaway_tag_tag on giveaway_tag (tag, giveaway_id desc);

create table giveaway_prize (
  giveaway_id bigint not null references giveaway (id) on delete cascade,
  id bigint generated always as identity,
  name text not null check (char_length(name) between 1 and 200),
  cnt integer not null default 1 check (cnt between 1 and 100000),
  product_id bigint references product (id) on delete set null,
  position smallint not null default 0,
  primary key (giveaway_id, id)
);
create index giveaway_prize_product on giveaway_prize (product_id) where product_id is not null;

-- What may enter, and how many votes a reader has for it; `category_id` of the wire is its id.
create table giveaway_category (
  giveaway_id bigint not null references giveaway (id) on delete cascade,
  id bigint generated always as identity,
  name text not null check (char_length(name) between 1 and 120),
  text text not null default '' check (char_length(text) <= 2000),
  content_type text not null check (content_type in ('diary', 'week', 'photo', 'video')),
  max_votes smallint not null default 1 check (max_votes between 0 and 100),
  position smallint not null default 0,
  primary key (giveaway_id, id)
);

-- An entry; `contest_id` of the wire is its id. A grower enters a category once, and a thing enters it once.
create table giveaway_entry (
  giveaway_id bigint not null,
  category_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null references users (id) on delete cascade,
  content_id bigint not null check (content_id > 0),
  -- Of a winner.
  place smallint check (place between 1 and 1000),
  cnt_votes integer not null default 0 check (cnt_votes >= 0),
  add_date timestamptz(3) not null default now(),
  primary key (giveaway_id, category_id, id),
  unique (giveaway_id, category_id, user_id),
  unique (giveaway_id, category_id, content_id),
  foreign key (giveaway_id, category_id) references giveaway_category (giveaway_id, id) on delete cascade
);
create unique index giveaway_entry_id on giveaway_entry (id);
create index giveaway_entry_best on giveaway_entry (giveaway_id, category_id, cnt_votes desc, id);
create index giveaway_entry_user on giveaway_entry (user_id, id desc);

-- A vote of a grower for an entry of the category it stands in, once.
create table giveaway_vote (
  giveaway_id bigint not null,
  category_id bigint not null,
  user_id bigint not null references users (id) on delete cascade,
  entry_id bigint not null,
  add_date timestamptz(3) not null default now(),
  primary key (giveaway_id, category_id, user_id, entry_id),
  foreign key (giveaway_id, category_id, entry_id)
    references giveaway_entry (giveaway_id, category_id, id) on delete cascade
);
create index giveaway_vote_entry on giveaway_vote (giveaway_id, category_id, entry_id);
create index giveaway_vote_user on giveaway_vote (user_id);

-- Awards -------------------------------------------------------------------------------------------------------------------

create table award (
  year smallint primary key check (year between 2000 and 2099),
  title text not null check (char_length(title) between 1 and 200),
  text text not null default '' check (char_length(text) <= 20000),
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  cover_id bigint references photo (id) on delete set null,
  date_start timestamptz(3) not null,
  -- Last moment for votes, and when the results are read.
  date_end timestamptz(3) not null,
  date_result timestamptz(3) not null,
  is_publish boolean not null default false,
  add_date timestamptz(3) not null default now(),
  check (date_end > date_start),
  check (date_result >= date_end)
);
create index award_cover on award (cover_id) where cover_id is not null;

create table award_nomination (
  year smallint not null references award (year) on delete cascade,
  id bigint generated always as identity,
  name text not null check (char_length(name) between 1 and 200),
  text text not null default '' check (char_length(text) <= 2000),
  -- What may be nominated.
  content_type text not null check (content_type in (
    'user', 'diary', 'photo', 'video', 'problem', 'solution', 'strain', 'brand', 'product')),
  position smallint not null default 0,
  cnt_votes integer not null default 0 check (cnt_votes >= 0),
  primary key (year, id)
);
create unique index award_nomination_id on award_nomination (id);

create table award_candidate (
  year smallint not null,
  nomination_id bigint not null,
  content_id bigint not null check (content_id > 0),
  cnt_votes integer not null default 0 check (cnt_votes >= 0),
  place smallint check (place between 1 and 1000),
  add_date timestamptz(3) not null default now(),
  primary key (year, nomination_id, content_id),
  foreign key (year, nomination_id) references award_nomination (year, id) on delete cascade
);
create index award_candidate_best on award_candidate (year, nomination_id, cnt_votes desc, content_id);
create index award_candidate_content on award_candidate (content_id, year) where place = 1;

-- One vote of a grower in a nomination; voting again changes it.
create table award_vote (
  year smallint not null,
  nomination_id bigint not null,
  user_id bigint not null references users (id) on delete cascade,
  content_id bigint not null,
  add_date timestamptz(3) not null default now(),
  primary key (year, nomination_id, user_id),
  foreign key (year, nomination_id, content_id)
    references award_candidate (year, nomination_id, content_id) on delete cascade
);
create index award_vote_candidate on award_vote (year, nomination_id, content_id);
create index award_vote_user on award_vote (user_id);
