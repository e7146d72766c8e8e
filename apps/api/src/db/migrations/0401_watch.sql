-- How fast the site is for people, and what breaks. Sums and groups only: no row tells who measured or reported for longer than a day.
drop table telemetry_metric;
drop table telemetry_visit;
drop table error_report;

-- Measurements of a day in steps of 5%, so that a percentile over any days is read from few rows.
create table vital_day (
  day date not null,
  name text not null check (name in (
    'LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'FID', 'hydration', 'long-task', 'navigation', 'error')),
  -- Family of pages, such as /diaries/….
  page text not null check (char_length(page) between 1 and 60),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  rating text not null check (rating in ('good', 'needs-improvement', 'poor')),
  step smallint not null check (step between 0 and 1000),
  cnt integer not null check (cnt >= 0),
  primary key (day, name, page, device, rating, step)
);

-- Where the last value of a measurement is counted, so that the next one replaces it. What is in here may be lost.
create unlogged table vital_mark (
  id bytea primary key check (octet_length(id) = 16),
  day date not null,
  name text not null check (char_length(name) <= 20),
  page text not null check (char_length(page) <= 60),
  device text not null check (char_length(device) <= 20),
  rating text not null check (char_length(rating) <= 20),
  step smallint not null check (step between 0 and 1000),
  date timestamptz(3) not null
);
create index vital_mark_date on vital_mark (date);

-- Errors with the same message, numbers apart, from the same place of the site's own code.
create table error_group (
  id bigint generated always as identity primary key,
  app text not null check (app in ('web', 'brands')),
  message text not null check (char_length(message) between 1 and 300),
  -- File and function; empty if none is the site's own.
  frame text not null default '' check (char_length(frame) <= 200),
  -- Hash of app, message and frame.
  key bytea not null unique check (octet_length(key) = 32),
  state text not null default 'open' check (state in ('open', 'solved', 'ignored')),
  -- When staff set the state; null for one that opened by itself.
  state_date timestamptz(3),
  -- Was solved, and has come back in a newer version.
  is_again boolean not null default false,
  first_version text not null default '' check (char_length(first_version) <= 100),
  last_version text not null default '' check (char_length(last_version) <= 100),
  cnt bigint not null default 1 check (cnt >= 0),
  -- Senders, each counted once a day.
  cnt_senders bigint not null default 1 check (cnt_senders >= 0),
  version integer not null default 1 check (version >= 1),
  add_date timestamptz(3) not null default now(),
  last_date timestamptz(3) not null default now()
);
create index error_group_last on error_group (last_date desc, id desc);
create index error_group_state on error_group (state, last_date desc, id desc);
create index error_group_add_date on error_group (add_date);

-- The last cases of an error: each place is written again and again.
create table error_sample (
  group_id bigint not null references error_group (id) on delete cascade,
  place smallint not null check (place between 0 and 4),
  message text not null check (char_length(message) between 1 and 1000),
  stack text check (char_length(stack) <= 8000),
  page text not null check (char_length(page) between 1 and 60),
  status integer check (status between 100 and 599),
  version text not null check (char_length(version) <= 100),
  browser text not null check (char_length(browser) <= 60),
  locale text not null check (locale in ('en', 'ru', 'de', 'es', 'th', 'en-tr')),
  date timestamptz(3) not null default now(),
  primary key (group_id, place)
);

-- When a version of the site was first heard of, because their names tell no order.
create table error_version (
  app text not null check (app in ('web', 'brands')),
  version text not null check (char_length(version) <= 100),
  add_date timestamptz(3) not null default now(),
  primary key (app, version)
);
create index error_version_add_date on error_version (add_date);

-- When a sender last reported an error within a day. What is in here may be lost.
create unlogged table error_mark (
  -- Hash with a key of the day.
  who bytea not null check (octet_length(who) = 16),
  group_id bigint not null check (group_id > 0),
  date timestamptz(3) not null,
  primary key (who, group_id)
);
create index error_mark_date on error_mark (date);

-- Decisions about errors are logged like all others of the staff desk.
alter table event drop constraint event_content_type_check;
alter table event
  add constraint event_content_type_check check (content_type in (
    'diary', 'week', 'photo', 'problem', 'solution', 'video', 'review', 'blog', 'comment', 'brand', 'product', 'strain',
    'giveaway', 'award', 'user', 'chat', 'message', 'voting', 'banner', 'scheme', 'newsletter', 'subscription', 'invoice',
    'complaint', 'page', 'site', 'post_category', 'post_tag', 'error'));
