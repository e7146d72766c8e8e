-- Banners are approved before they run, are booked by country, and are counted by what the server saw. No row tells who saw a banner for
-- longer than a day.

alter table banner
  -- Who pays, where it is not the advertiser (EU Digital Services Act, article 26).
  add column payer text not null default '' check (char_length(payer) <= 120),
  -- Countries it is shown in; empty for all.
  add column countries text[] not null default '{}'
    check (cardinality(countries) <= 250 and array_to_string(countries, ',') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'),
  -- A moderator let the present version through.
  add column is_approved boolean not null default false,
  -- A repeated save of a new banner finds what the first one made.
  add column tmp_id text check (tmp_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  -- Who submitted it, and is told of the decision.
  add column editor_id bigint references users (id) on delete set null;
update banner set is_approved = true where not is_moderate and review_text = '';
alter table banner
  add constraint banner_enabled_only_check check (is_approved or not is_enabled),
  add constraint banner_approved_only_check check (not (is_approved and is_moderate));
create unique index banner_tmp_id on banner (brand_id, tmp_id) where tmp_id is not null;
create index banner_editor on banner (editor_id) where editor_id is not null;

-- Views are viewable ones that count; what was served counts apart. An unknown country is empty.
alter table banner_day
  add column country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  add column cnt_served bigint not null default 0 check (cnt_served >= 0),
  drop constraint banner_day_pkey,
  add primary key (banner_id, day, section, country);

-- What was reported and not counted, by the first reason that applied.
create table banner_filtered_day (
  banner_id bigint not null references banner (id) on delete cascade,
  day date not null,
  section text not null check (section ~ '^[a-z0-9-]{1,40}$'),
  country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  action text not null check (action in ('serve', 'view', 'click')),
  reason text not null check (reason in ('bot', 'team', 'misplaced', 'repeat', 'unseen', 'rate')),
  cnt bigint not null default 0 check (cnt >= 0),
  primary key (banner_id, day, section, country, action, reason)
);
create index banner_filtered_day_day on banner_filtered_day (day, banner_id);

create table button_filtered_day (
  product_id bigint not null references product (id) on delete cascade,
  day date not null,
  action text not null check (action in ('view', 'click')),
  reason text not null check (reason in ('bot', 'team', 'repeat', 'unseen', 'rate')),
  cnt bigint not null default 0 check (cnt >= 0),
  primary key (product_id, day, action, reason)
);
create index button_filtered_day_day on button_filtered_day (day);

-- Countries without banners.
create table ignore_country (
  country text primary key check (country ~ '^[A-Z]{2}$')
);

-- When a visitor last saw or clicked something within a day. What is in here may be lost.
create unlogged table ad_mark (
  -- Hash with a key of the day.
  who bytea not null check (octet_length(who) = 16),
  type text not null check (type in ('banner', 'button')),
  content_id bigint not null check (content_id > 0),
  section text not null check (section ~ '^[a-z0-9-]{0,40}$'),
  action text not null check (action in ('view', 'click')),
  date timestamptz(3) not null,
  primary key (who, type, content_id, section, action)
);
create index ad_mark_date on ad_mark (date);

-- How much was reported by a visitor or an address within an hour. What is in here may be lost.
create unlogged table ad_rate (
  who bytea not null check (octet_length(who) = 16),
  hour timestamptz(3) not null,
  cnt integer not null default 0 check (cnt >= 0),
  primary key (who, hour)
);
create index ad_rate_hour on ad_rate (hour);
