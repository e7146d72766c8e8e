-- Static pages, letters to the site, and what browsers report.

create table page (
  name text not null check (name in (
    'faq', 'about', 'terms', 'terms-paid', 'policy', 'contact', 'partner', 'premium', 'widget', 'careers', 'start', 'welcome')),
  lang text not null check (lang in ('en', 'ru', 'de', 'es', 'th')),
  title text not null check (char_length(title) between 1 and 200),
  description text not null default '' check (char_length(description) <= 300),
  -- Safe HTML.
  text text not null check (char_length(text) between 1 and 200000),
  update_date timestamptz(3) not null default now(),
  primary key (name, lang)
);

create table contact (
  id bigint generated always as identity primary key,
  user_id bigint references users (id) on delete set null,
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (email ~ '^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$' and char_length(email) <= 254),
  subject text not null check (char_length(subject) between 1 and 150),
  text text not null check (char_length(text) <= 5000 and text ~ '\S'),
  -- The page it was written on.
  link text check (link ~ '^/' and char_length(link) <= 2000),
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  state text not null default 'open' check (state in ('open', 'closed')),
  add_date timestamptz(3) not null default now()
);
create index contact_open on contact (add_date, id) where state = 'open';
create index contact_user on contact (user_id) where user_id is not null;

-- Translations stand beside their originals; neither is empty.
alter table translation
  add constraint translation_content_id_check check (content_id > 0),
  add constraint translation_text_check check (text ~ '\S' and char_length(text) <= 200000);

-- How the site feels to people: measurements, kept for some weeks.
create table telemetry_visit (
  id bigint generated always as identity primary key,
  user_agent text not null default '' check (char_length(user_agent) <= 500),
  device_memory double precision check (device_memory between 0 and 10000),
  hardware_concurrency integer check (hardware_concurrency between 0 and 10000),
  connection_type text check (char_length(connection_type) <= 30),
  add_date timestamptz(3) not null default now()
);
create index telemetry_visit_add_date on telemetry_visit (add_date);

create table telemetry_metric (
  visit_id bigint not null references telemetry_visit (id) on delete cascade,
  id bigint generated always as identity,
  name text not null check (name in (
    'LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'FID', 'hydration', 'long-task', 'navigation', 'error')),
  value double precision not null check (value between 0 and 1e9),
  rating text not null check (rating in ('good', 'needs-improvement', 'poor')),
  delta double precision not null default 0 check (delta between -1e9 and 1e9),
  metric_id text not null default '' check (char_length(metric_id) <= 100),
  navigation_type text not null check (navigation_type in (
    'navigate', 'reload', 'back-forward', 'back-forward-cache', 'prerender', 'restore', 'soft-navigation')),
  page_path text not null check (page_path ~ '^/[^?#]*$' and char_length(page_path) <= 1000),
  page_name text not null default '' check (char_length(page_name) <= 200),
  page_params jsonb not null default '{}' check (jsonb_typeof(page_params) = 'object'),
  page_query jsonb not null default '{}' check (jsonb_typeof(page_query) = 'object'),
  error_message text check (char_length(error_message) <= 2000),
  error_file text check (char_length(error_file) <= 500),
  error_line integer check (error_line >= 0),
  error_col integer check (error_col >= 0),
  error_stack text check (char_length(error_stack) <= 20000),
  -- When it was measured, milliseconds since 1970 by the browser's clock.
  measured bigint not null check (measured between 0 and 9007199254740991),
  add_date timestamptz(3) not null default now(),
  primary key (visit_id, id),
  check (name = 'error' or (
    error_message is null and error_file is null and error_line is null and error_col is null and error_stack is null))
);
create index telemetry_metric_name on telemetry_metric (name, add_date desc);
create index telemetry_metric_add_date on telemetry_metric (add_date);

-- Errors that pages report. The same one again, on the same day, counts up.
create table error_report (
  id bigint generated always as identity primary key,
  app text not null check (app in ('web', 'brands')),
  version text not null default '' check (char_length(version) <= 100),
  message text not null check (char_length(message) between 1 and 2000),
  status integer check (status between 100 and 599),
  stack text check (char_length(stack) <= 20000),
  path text not null check (path ~ '^/[^?#]*$' and char_length(path) <= 1000),
  user_agent text not null default '' check (char_length(user_agent) <= 500),
  locale text not null check (locale in ('en', 'ru', 'de', 'es', 'th', 'en-tr')),
  day date not null,
  -- Hash of app, version, message and path.
  same bytea not null check (octet_length(same) = 32),
  cnt integer not null default 1 check (cnt >= 1),
  add_date timestamptz(3) not null default now(),
  update_date timestamptz(3) not null default now()
);
create unique index error_report_same on error_report (day, same);
create index error_report_new on error_report (update_date desc, id desc);
