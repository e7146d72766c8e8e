-- Statistics count growers: one grower with five diaries is no five growers. Stored numbers count diaries, so they are computed again; until
-- then there are none.
alter table harvest_fact add column user_id bigint;

drop trigger statistics_other on diary;
create trigger statistics_other after update on diary for each row
  when ((old.user_id, old.is_harvest, old.is_visible, old.cnt_days, old.type_room, old.type_soil, old.type_light, old.harvest_weight,
      old.harvest_watt)
    is distinct from
    (new.user_id, new.is_harvest, new.is_visible, new.cnt_days, new.type_room, new.type_soil, new.type_light, new.harvest_weight,
      new.harvest_watt))
  execute function statistics_of_diary();

insert into statistics_due (type, content_id)
select 'diary', id from diary where is_harvest
union select 'diary', diary_id from harvest_fact
union select type, content_id from grow_statistics where type <> 'category'
on conflict do nothing;
delete from grow_statistics;
update strain set yield_watt = null where yield_watt is not null;
update strain_category set percent = null where percent is not null;
