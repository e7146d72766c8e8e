-- Grow questions (problems) with their symptoms and answers (solutions).

create table problem (
  id bigint generated always as identity primary key,
  user_id bigint references users (id) on delete set null,
  -- The diary, and its week, that the question is about.
  diary_id bigint references diary (id) on delete set null,
  week_id bigint,
  title text not null check (char_length(title) between 5 and 150),
  slug text not null default '' check (slug ~ '^[a-z0-9-]{0,150}$'),
  text text not null default '' check (char_length(text) <= 10000),
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  -- Phase of the plant, as far as the asker has told.
  faza smallint check (faza between -1 and 2),
  category text check (category ~ '^[a-z0-9-]{1,60}$'),
  -- Readings of the week that the asker shows, under their names.
  props jsonb not null default '{}' check (jsonb_typeof(props) = 'object'),
  is_solved boolean not null default false,
  is_ban boolean not null default false,
  is_moderate boolean not null default false,
  is_hidden boolean not null default false,
  cnt_solutions integer not null default 0 check (cnt_solutions >= 0),
  cnt_views bigint not null default 0 check (cnt_views >= 0),
  cnt_likes integer not null default 0 check (cnt_likes >= 0),
  cnt_comments integer not null default 0 check (cnt_comments >= 0),
  version integer not null default 1 check (version >= 1),
  add_date timestamptz(3) not null default now(),
  -- When it was last answered or changed.
  update_date timestamptz(3) not null default now(),
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  is_visible boolean not null generated always as (
    not is_ban and not is_moderate and not is_hidden and not is_remove) stored,
  foreign key (diary_id, week_id) references week (diary_id, id) on delete set null (week_id),
  check (week_id is null or diary_id is not null),
  check (is_remove = (remove_date is not null))
);
create index problem_new on problem (add_date desc, id desc) where is_visible;
create index problem_update on problem (update_date desc, id desc) where is_visible;
create index problem_like on problem (cnt_likes desc, id desc) where is_visible;
create index problem_view on problem (cnt_views desc, id desc) where is_visible;
create index problem_answers on problem (cnt_solutions desc, id desc) where is_visible;
create index problem_open on problem (add_date desc, id desc) where is_visible and not is_solved;
create index problem_category on problem (category, add_date desc, id desc) where is_visible and category is not null;
create index problem_user on problem (user_id, add_date desc, id desc) where not is_remove;
create index problem_diary on problem (diary_id, add_date desc, id desc) where diary_id is not null;
create index problem_week on problem (diary_id, week_id, id) where week_id is not null;
create index problem_moderate on problem (add_date, id) where is_moderate and not is_remove;
create index problem_removed on problem (remove_date, id) where is_remove;

create table problem_old_slug (
  problem_id bigint not null references problem (id) on delete cascade,
  slug text not null,
  add_date timestamptz(3) not null default now(),
  primary key (problem_id, slug)
);

-- What can be seen on the plant: a group, and the number of the symptom within the domain's table of it.
create table problem_symptom (
  problem_id bigint not null references problem (id) on delete cascade,
  type text not null check (type in ('leaf', 'stem', 'root', 'bud', 'pest', 'environment', 'other')),
  id integer not null check (id between 1 and 1000),
  position smallint not null default 0,
  primary key (problem_id, type, id)
);
create index problem_symptom_kind on problem_symptom (type, id, problem_id desc);

create table problem_photo (
  problem_id bigint not null references problem (id) on delete cascade,
  photo_id bigint not null unique references photo (id) on delete cascade,
  position smallint not null default 0,
  primary key (problem_id, photo_id)
);

-- An answer; `sid` of the wire is its id.
create table solution (
  problem_id bigint not null references problem (id) on delete cascade,
  id bigint generated always as identity,
  user_id bigint references users (id) on delete set null,
  text text not null check (char_length(text) <= 5000),
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  is_accepted boolean not null default false,
  accept_date timestamptz(3),
  cnt_likes integer not null default 0 check (cnt_likes >= 0),
  cnt_comments integer not null default 0 check (cnt_comments >= 0),
  add_date timestamptz(3) not null default now(),
  update_date timestamptz(3) not null default now(),
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  primary key (problem_id, id),
  check (is_remove or text ~ '\S'),
  check (is_accepted = (accept_date is not null)),
  check (not (is_accepted and is_remove)),
  check (is_remove = (remove_date is not null))
);
-- Comments and likes name an answer by its id alone.
create unique index solution_id on solution (id);
-- One answer of a question is the accepted one.
create unique index solution_accepted on solution (problem_id) where is_accepted;
create index solution_best on solution (problem_id, is_accepted desc, cnt_likes desc, id) where not is_remove;
create index solution_user on solution (user_id, add_date desc, id desc) where not is_remove;
create index solution_removed on solution (remove_date, problem_id, id) where is_remove;

create table solution_photo (
  problem_id bigint not null,
  solution_id bigint not null,
  photo_id bigint not null unique references photo (id) on delete cascade,
  position smallint not null default 0,
  primary key (problem_id, solution_id, photo_id),
  foreign key (problem_id, solution_id) references solution (problem_id, id) on delete cascade
);
