-- Notifications can be restored until they are purged, and numbers count the lines of the list.

drop index notification_group;
drop index notification_unread;

alter table notification
  add column is_remove boolean not null default false,
  add column remove_date timestamptz(3),
  add check (is_remove = (remove_date is not null)),
  drop column "group",
  -- `{event}:{type}:{id}`; new weeks belong to their diary.
  add column "group" text not null generated always as (
    case when event = 'week_new' and diary_id is not null then 'week_new:diary:' || diary_id::text
      else event || ':' || type || ':' || content_id::text end) stored,
  -- Which line of its group and day it belongs to: 0 of an event that is grouped, otherwise its own.
  add column line_id bigint not null generated always as (
    case when event in ('like', 'follow', 'week_new') then 0 else id end) stored;

create index notification_group on notification (user_id, "group", group_period, id desc);
-- Lines are counted in the order of this index, so that counting stops at the cap.
create index notification_unread on notification (user_id, channel, "group", group_period, line_id) include (from_user_id)
  where not is_visit and not is_remove;
create index notification_removed on notification (remove_date, user_id) where is_remove;
