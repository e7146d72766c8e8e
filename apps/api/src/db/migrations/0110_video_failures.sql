-- A file that passed the checks of the upload may still be one that ffmpeg cannot convert.
alter table video add column is_failed boolean not null default false;
