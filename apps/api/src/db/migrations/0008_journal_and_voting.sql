-- The journal: posts by category and tag, and votings, within a post or by themselves.

create table post_category (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,60}$'),
  name text not null check (char_length(name) between 1 and 60),
  position smallint not null default 0
);

create table post (
  id bigint generated always as identity primary key,
  user_id bigint references users (id) on delete set null,
  title text not null check (char_length(title) between 1 and 200),
  -- A post is found by its slug, beside which other pages of the journal have theirs.
  slug text not null check (
    slug ~ '^[a-z0-9-]{1,120}$' and slug ~ '[a-z]' and slug not in ('voting', 'tags', 'category', 'careers')),
  -- Safe HTML.
  text text not null default '' check (char_length(text) <= 200000),
  preview text not null default '' check (char_length(preview) <= 200),
  description_seo text not null default '' check (char_length(description_seo) <= 300),
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  -- Such as editor of the journal.
  author_role text not null default '' check (char_length(author_role) <= 120),
  cover_id bigint references photo (id) on delete set null,
  category text references post_category (slug) on update cascade on delete set null,
  -- When it came or will come out; a draft has no day yet.
  view_date timestamptz(3),
  is_publish boolean not null default false,
  cnt_views bigint not null default 0 check (cnt_views >= 0),
  cnt_likes integer not null default 0 check (cnt_likes >= 0),
  cnt_comments integer not null default 0 check (cnt_comments >= 0),
  version integer not null default 1 check (version >= 1),
  add_date timestamptz(3) not null default now(),
  update_date timestamptz(3) not null default now(),
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  is_visible boolean not null generated always as (is_publish and not is_remove) stored,
  check (not is_publish or view_date is not null),
  check (is_remove = (remove_date is not null))
);
create unique index post_slug on post (slug) where not is_remove;
create index post_new on post (view_date desc, id desc) where is_visible;
create index post_category_new on post (category, view_date desc, id desc) where is_visible;
create index post_user on post (user_id, id desc) where user_id is not null;
create index post_cover on post (cover_id) where cover_id is not null;
create index post_removed on post (remove_date, id) where is_remove;

create table post_old_slug (
  slug text primary key,
  post_id bigint not null references post (id) on delete cascade,
  add_date timestamptz(3) not null default now()
);
create index post_old_slug_post on post_old_slug (post_id);

create table post_tag (
  post_id bigint not null references post (id) on delete cascade,
  tag text not null check (tag ~ '^[a-z0-9-]{1,60}$'),
  position smallint not null default 0,
  primary key (post_id, tag)
);
create index post_tag_tag on post_tag (tag, post_id desc);

-- Diaries it tells of.
create table post_diary (
  post_id bigint not null references post (id) on delete cascade,
  diary_id bigint not null references diary (id) on delete cascade,
  position smallint not null default 0,
  primary key (post_id, diary_id)
);
create index post_diary_diary on post_diary (diary_id);

create table voting (
  id bigint generated always as identity primary key,
  post_id bigint references post (id) on delete set null,
  title text not null check (char_length(title) between 1 and 200),
  text text not null default '' check (char_length(text) <= 2000),
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  cover_id bigint references photo (id) on delete set null,
  date_start timestamptz(3) not null default now(),
  -- Null for one without an end.
  date_end timestamptz(3),
  is_publish boolean not null default false,
  cnt_votes integer not null default 0 check (cnt_votes >= 0),
  add_date timestamptz(3) not null default now(),
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  is_visible boolean not null generated always as (is_publish and not is_remove) stored,
  check (date_end > date_start),
  check (is_remove = (remove_date is not null))
);
create index voting_new on voting (date_start desc, id desc) where is_visible;
create index voting_post on voting (post_id, id) where post_id is not null;
create index voting_cover on voting (cover_id) where cover_id is not null;
create index voting_removed on voting (remove_date, id) where is_remove;

create table voting_option (
  voting_id bigint not null references voting (id) on delete cascade,
  id bigint generated always as identity,
  text text not null check (char_length(text) between 1 and 200),
  note text not null default '' check (char_length(note) <= 300),
  -- Who proposed it.
  user_id bigint references users (id) on delete set null,
  position smallint not null default 0,
  cnt_votes integer not null default 0 check (cnt_votes >= 0),
  primary key (voting_id, id)
);

create index voting_option_user on voting_option (user_id) where user_id is not null;

-- One vote of a grower in a voting, for one of its own options; voting again changes it.
create table voting_vote (
  voting_id bigint not null,
  user_id bigint not null references users (id) on delete cascade,
  option_id bigint not null,
  add_date timestamptz(3) not null default now(),
  primary key (voting_id, user_id),
  foreign key (voting_id, option_id) references voting_option (voting_id, id) on delete cascade
);
create index voting_vote_option on voting_vote (voting_id, option_id);
create index voting_vote_user on voting_vote (user_id);
