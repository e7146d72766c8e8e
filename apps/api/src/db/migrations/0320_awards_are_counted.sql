-- Votes of awards are counted once, after their end: without those of accounts that are deleted or banned by then.
alter table award add column count_date timestamptz(3);
update award set count_date = date_end where date_end <= now();

-- The decisions of a staff member, newest first.
create index event_of_staff on event (user_id, add_date desc) where type like 'staff.%';
drop index complaint_moderator;
create index complaint_moderator on complaint (moderator_id, close_date desc) where moderator_id is not null;

-- Names in diaries that are not linked to the catalogue.
create index diary_equip_unlinked on diary_equip (category, lower(trim(name)), diary_id)
  where brand_id is null and product_id is null and strain_id is null;
