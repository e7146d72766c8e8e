-- Awards in several languages, and their results, which stay as they are.

create table award_text (
  year smallint not null references award (year) on delete cascade,
  lang text not null check (lang ~ '^[a-z]{2,3}$'),
  title text not null check (char_length(title) between 1 and 200),
  -- Empty where only the title is translated.
  text text not null default '' check (char_length(text) <= 20000),
  primary key (year, lang)
);

create table award_nomination_text (
  year smallint not null,
  nomination_id bigint not null,
  lang text not null check (lang ~ '^[a-z]{2,3}$'),
  name text not null check (char_length(name) between 1 and 200),
  text text not null default '' check (char_length(text) <= 2000),
  primary key (year, nomination_id, lang),
  foreign key (year, nomination_id) references award_nomination (year, id) on delete cascade
);

-- When places and events of the results were written. Readers see the results by their date alone.
alter table award add column settle_date timestamptz(3);
create index award_due on award (date_result, year) where is_publish and settle_date is null;

-- Awards that were won appear in the feed.
drop index event_feed, event_user_feed, event_diary_feed;
create index event_feed on event (id desc) where type in (
  'diary.create', 'week.create', 'problem.create', 'solution.create', 'review.create', 'video.publish', 'blog.publish',
  'award.won');
create index event_user_feed on event (user_id, id desc) where type in (
  'diary.create', 'week.create', 'problem.create', 'solution.create', 'review.create', 'video.publish', 'blog.publish',
  'award.won');
create index event_diary_feed on event (diary_id, id desc) where type in (
  'diary.create', 'week.create', 'problem.create', 'solution.create', 'review.create', 'video.publish', 'blog.publish',
  'award.won');
