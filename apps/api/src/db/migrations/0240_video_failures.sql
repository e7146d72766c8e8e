-- Why a video could not be converted: ffmpeg refused it, or its conversion was stopped twice.
alter table video add column failure text check (failure in ('damaged', 'timeout'));
update video set failure = 'damaged' where is_failed;
alter table video drop column is_failed, add check (failure is null or not is_ready);
