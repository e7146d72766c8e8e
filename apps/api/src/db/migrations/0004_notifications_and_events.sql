-- What growers are told, and how far those who read the events have come.

-- Notifications keep what happened and with what, never a text: each reader's language makes the words.
create table notification (
  user_id bigint not null references users (id) on delete cascade,
  id bigint generated always as identity,
  channel text not null check (channel in ('activity', 'follows', 'system')),
  event text not null check (event in (
    'like', 'comment', 'reply', 'mention', 'follow', 'solution', 'solution_accepted', 'problem_product', 'message', 'diary_new',
    'week_new', 'problem_new', 'video_new', 'review_new', 'brand_news', 'scheme_update', 'week_due', 'diary_approved',
    'diary_rejected', 'diary_verified', 'content_hidden', 'manager_add', 'tester_add', 'award_open', 'award_won',
    'giveaway_end', 'giveaway_won', 'newsletter', 'premium_end')),
  -- `{event}:{type}:{id}`: what is told together.
  "group" text not null generated always as (event || ':' || type || ':' || content_id::text) stored,
  -- The day, in UTC, whose events are told together.
  group_period date not null,
  -- The thing it is about, and its diary if it has one.
  type text not null check (type in (
    'diary', 'week', 'photo', 'problem', 'solution', 'video', 'review', 'blog', 'comment', 'brand', 'product', 'strain',
    'giveaway', 'award', 'user', 'chat', 'voting', 'scheme', 'newsletter', 'subscription')),
  content_id bigint not null check (content_id > 0),
  diary_id bigint references diary (id) on delete cascade,
  -- Who did it; null for the site itself.
  from_user_id bigint references users (id) on delete cascade,
  -- The event that made it, so that reading events twice tells nothing twice.
  event_id bigint references event (id) on delete set null,
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  is_visit boolean not null default false,
  visit_date timestamptz(3),
  add_date timestamptz(3) not null default now(),
  primary key (user_id, id),
  check (is_visit = (visit_date is not null)),
  check (from_user_id is null or from_user_id <> user_id)
);
create unique index notification_event on notification (event_id, user_id) where event_id is not null;
create index notification_new on notification (user_id, add_date desc, id desc);
create index notification_channel on notification (user_id, channel, add_date desc, id desc);
create index notification_unread on notification (user_id, channel) where not is_visit;
create index notification_group on notification (user_id, "group", group_period, id desc);
create index notification_from on notification (from_user_id) where from_user_id is not null;
create index notification_diary on notification (diary_id) where diary_id is not null;
-- What is old goes, by a job.
create index notification_old on notification (add_date, id);

-- How far each reader of the events has come.
create table event_reader (
  name text primary key check (name ~ '^[a-z-]{1,40}$'),
  event_id bigint not null default 0 check (event_id >= 0),
  update_date timestamptz(3) not null default now()
);

alter table event
  add constraint event_content_type_check check (content_type in (
    'diary', 'week', 'photo', 'problem', 'solution', 'video', 'review', 'blog', 'comment', 'brand', 'product', 'strain',
    'giveaway', 'award', 'user', 'chat', 'message', 'voting', 'banner', 'scheme', 'newsletter', 'subscription', 'invoice',
    'complaint', 'page', 'site')),
  add constraint event_content_id_check check (content_id >= 0),
  add constraint event_params_check check (jsonb_typeof(params) = 'object');
-- The feed of the whole site; of one grower, one diary and one thing there are indexes already.
create index event_feed on event (id desc) where type in (
  'diary.create', 'week.create', 'problem.create', 'solution.create', 'review.create', 'video.publish', 'blog.publish');
create index event_user_feed on event (user_id, id desc) where type in (
  'diary.create', 'week.create', 'problem.create', 'solution.create', 'review.create', 'video.publish', 'blog.publish');
