-- What a diary is grown with, beside what filter words speak of and in the order of the list: whoever narrows the list of a strain or
-- brand reads as much of it as a page holds, and counts without looking at a diary. Likes and views, which come all the time, write nothing
-- here. Only triggers write it.
create table grown_with (
  diary_id bigint not null references diary (id) on delete cascade,
  kind text not null check (kind in ('strain', 'brand')),
  thing_id bigint not null,
  is_visible boolean not null,
  is_harvest boolean not null,
  is_video boolean not null,
  type_room smallint not null,
  type_soil smallint not null,
  type_watering smallint not null,
  type_light smallint[] not null,
  max_faza smallint,
  update_date timestamptz(3) not null,
  primary key (diary_id, kind, thing_id)
);
create index grown_with_update on grown_with (kind, thing_id, update_date desc, diary_id desc)
  include (type_room, type_soil, type_watering, type_light, max_faza, is_harvest, is_video) where is_visible;

-- Brings it up to date for some diaries. What is there already is right: the trigger of the diary sees to it.
create function write_grown_with(diaries bigint[]) returns void language sql as $$
  delete from grown_with g
  where g.diary_id = any(diaries) and not exists (
    select from diary_equip e
    where e.diary_id = g.diary_id and case g.kind when 'strain' then e.strain_id else e.brand_id end = g.thing_id);
  insert into grown_with
  select distinct d.id, used.kind, used.thing_id, d.is_visible, d.is_harvest, d.is_video, d.type_room, d.type_soil, d.type_watering,
    d.type_light, d.max_faza, d.update_date
  from diary d join diary_equip e on e.diary_id = d.id
  cross join lateral (values ('strain', e.strain_id), ('brand', e.brand_id)) used (kind, thing_id)
  where d.id = any(diaries) and used.thing_id is not null
  on conflict do nothing
$$;

-- By their names these run behind those that touch the diary: its row is locked then, and what is read of it stays so.
create function grown_with_other() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform write_grown_with(array(select distinct diary_id from old_rows));
  elsif tg_op = 'INSERT' then
    perform write_grown_with(array(select distinct diary_id from new_rows));
  else
    perform write_grown_with(array(select diary_id from old_rows union select diary_id from new_rows));
  end if;
  return null;
end $$;

create trigger grown_with_more after insert on diary_equip
  referencing new table as new_rows for each statement execute function grown_with_other();
create trigger grown_with_less after delete on diary_equip
  referencing old table as old_rows for each statement execute function grown_with_other();
create trigger grown_with_other after update on diary_equip
  referencing old table as old_rows new table as new_rows for each statement execute function grown_with_other();

create function grown_otherwise() returns trigger language plpgsql as $$
begin
  update grown_with set
    (is_visible, is_harvest, is_video, type_room, type_soil, type_watering, type_light, max_faza, update_date) =
    (new.is_visible, new.is_harvest, new.is_video, new.type_room, new.type_soil, new.type_watering, new.type_light, new.max_faza,
      new.update_date)
  where diary_id = new.id;
  return null;
end $$;

create trigger grown_otherwise after update on diary for each row
  when ((old.is_visible, old.is_harvest, old.is_video, old.type_room, old.type_soil, old.type_watering, old.type_light, old.max_faza,
      old.update_date)
    is distinct from (new.is_visible, new.is_harvest, new.is_video, new.type_room, new.type_soil, new.type_watering, new.type_light,
      new.max_faza, new.update_date))
  execute function grown_otherwise();

insert into grown_with
select distinct d.id, used.kind, used.thing_id, d.is_visible, d.is_harvest, d.is_video, d.type_room, d.type_soil, d.type_watering,
  d.type_light, d.max_faza, d.update_date
from diary d join diary_equip e on e.diary_id = d.id
cross join lateral (values ('strain', e.strain_id), ('brand', e.brand_id)) used (kind, thing_id)
where used.thing_id is not null;
