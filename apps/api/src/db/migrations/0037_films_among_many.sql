-- Finished diaries that can be told as a film, wherever among all finished ones they stand.
create index diary_film on diary (update_date desc, id desc) where is_visible and is_harvest and not is_lock and cnt_photos >= 6;
