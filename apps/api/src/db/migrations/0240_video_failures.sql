-- Why a video with is_failed could not be converted: ffmpeg refused it, or its conversion was stopped twice.
alter table video add column failure text check (failure in ('damaged', 'timeout'));
