-- The upload in parts that a video came from: its last part may be sent again, or several times at once.
alter table video add column upload_key text;
create unique index video_upload on video (upload_key) where upload_key is not null;
