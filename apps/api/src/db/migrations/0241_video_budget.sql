-- What converting the videos of the hour takes: pixels of a frame times seconds.
alter table upload_budget add column video bigint not null default 0;
-- The videos of a member that wait for their conversion.
create index video_waiting on video (user_id, add_date) where not is_ready and not is_failed;
