-- A banner may have a picture of its own for the dark theme, and is purged some time after it was removed. What was counted stays.

alter table banner
  add column image_dark_id bigint references photo (id) on delete set null,
  -- When the words and pictures of a removed banner were deleted; one without numbers is deleted as a whole.
  add column purge_date timestamptz(3),
  add constraint banner_purged_only_check check (purge_date is null or is_remove);
create index banner_image_dark on banner (image_dark_id) where image_dark_id is not null;
drop index banner_removed;
create index banner_removed on banner (remove_date, id) where is_remove and purge_date is null;
