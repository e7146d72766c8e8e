-- All that filter words speak of, a bit for each word: room, substrate, watering, light and video (the lower 15, how a diary is set up),
-- then its phase, whether it is harvested, and whether it is not. A list is walked in its order, or what is set up so is gathered and
-- sorted, by any words with one text; and no walk looks at a diary that it does not show.
alter table diary add column words int not null generated always as (
  (1 << (type_room - 1)) | (1 << (type_soil + 2)) | (1 << (type_watering + 6))
  | case when 1::smallint = any(type_light) then 2048 else 0 end
  | case when 2::smallint = any(type_light) then 4096 else 0 end
  | case when 3::smallint = any(type_light) then 8192 else 0 end
  | case when is_video then 16384 else 0 end
  | case when max_faza is null then 0 else 1 << (max_faza + 16) end
  | case when is_harvest then 524288 else 1048576 end
) stored;

drop index diary_update, diary_new, diary_like, diary_view;
create index diary_update on diary (update_date desc, id desc) include (words) where is_visible;
create index diary_new on diary (add_date desc, id desc) include (words) where is_visible;
create index diary_like on diary (cnt_likes desc, id desc) include (words) where is_visible;
create index diary_view on diary (cnt_views desc, id desc) include (words) where is_visible;
-- What a diary is sorted by changes its row in all indexes anyway, so it costs nothing here.
create index diary_setup on diary ((words & 32767)) include (id, words, update_date, add_date, cnt_likes, cnt_views) where is_visible;
-- One word each.
drop index diary_room, diary_soil, diary_watering, diary_light, diary_faza, diary_harvested, diary_video;

-- The same for what diaries are grown with. All of it is written anew.
drop trigger grown_otherwise on diary;
truncate grown_with;
alter table grown_with
  drop column is_harvest, drop column is_video, drop column type_room, drop column type_soil, drop column type_watering,
  drop column type_light, drop column max_faza,
  add column words int not null, add column add_date timestamptz(3) not null;
create index grown_with_update on grown_with (kind, thing_id, update_date desc, diary_id desc) include (words) where is_visible;
create index grown_with_new on grown_with (kind, thing_id, add_date desc, diary_id desc) include (words) where is_visible;
create index grown_with_setup on grown_with (kind, thing_id, (words & 32767)) include (diary_id, words, update_date, add_date)
  where is_visible;

create or replace function write_grown_with(diaries bigint[]) returns void language sql as $$
  delete from grown_with g
  where g.diary_id = any(diaries) and not exists (
    select from diary_equip e
    where e.diary_id = g.diary_id and case g.kind when 'strain' then e.strain_id else e.brand_id end = g.thing_id);
  insert into grown_with (diary_id, kind, thing_id, is_visible, words, update_date, add_date)
  select distinct d.id, used.kind, used.thing_id, d.is_visible, d.words, d.update_date, d.add_date
  from diary d join diary_equip e on e.diary_id = d.id
  cross join lateral (values ('strain', e.strain_id), ('brand', e.brand_id)) used (kind, thing_id)
  where d.id = any(diaries) and used.thing_id is not null
  on conflict do nothing
$$;

create or replace function grown_otherwise() returns trigger language plpgsql as $$
begin
  update grown_with set (is_visible, words, update_date, add_date) = (new.is_visible, new.words, new.update_date, new.add_date)
  where diary_id = new.id;
  return null;
end $$;

create trigger grown_otherwise after update on diary for each row
  when ((old.is_visible, old.words, old.update_date, old.add_date)
    is distinct from (new.is_visible, new.words, new.update_date, new.add_date))
  execute function grown_otherwise();

insert into grown_with (diary_id, kind, thing_id, is_visible, words, update_date, add_date)
select distinct d.id, used.kind, used.thing_id, d.is_visible, d.words, d.update_date, d.add_date
from diary d join diary_equip e on e.diary_id = d.id
cross join lateral (values ('strain', e.strain_id), ('brand', e.brand_id)) used (kind, thing_id)
where used.thing_id is not null;

-- Tables that were written anew are read by their indexes alone only when it is known that all of their rows are there for everybody.
-- afterwards: vacuum (analyze) diary, grown_with;
