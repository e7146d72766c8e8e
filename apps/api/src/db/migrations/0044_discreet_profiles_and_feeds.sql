-- A discreet profile is read by its link and is left out of lists and of the search.
alter table users add column is_discreet boolean not null default false;

-- The newest event of the feed that a grower has seen.
alter table account add column feed_event_id bigint not null default 0 check (feed_event_id >= 0);

-- The events of a diary that the feed shows: followers of a diary read its newest ones.
create index event_diary_feed on event (diary_id, id desc) where type in (
  'diary.create', 'week.create', 'problem.create', 'solution.create', 'review.create', 'video.publish', 'blog.publish');
