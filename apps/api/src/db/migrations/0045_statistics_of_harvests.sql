-- How seeds were germinated, and how many sprouted.
alter table week
  add column germination_method smallint check (germination_method in (1, 2, 4, 5, 6, 7)),
  add column seeds_sown smallint check (seeds_sown between 1 and 1000),
  add column seeds_sprouted smallint check (seeds_sprouted between 0 and 1000),
  add constraint week_seeds_check check (seeds_sprouted <= seeds_sown);

-- What one finished diary says about its strain, seed and seedbank. Statistics are percentiles of these rows.
create table harvest_fact (
  type text not null check (type in ('brand', 'product', 'strain')),
  content_id bigint not null check (content_id > 0),
  diary_id bigint not null references diary (id) on delete cascade,
  type_room smallint not null check (type_room between 1 and 3),
  type_soil smallint not null check (type_soil between 1 and 4),
  -- Null without a known lamp, and with lamps of several types.
  type_light smallint check (type_light between 1 and 3),
  -- The seedbank that sold the seed.
  seller_id bigint,
  flowering_days integer check (flowering_days > 0),
  veg_days integer check (veg_days > 0),
  total_days integer check (total_days > 0),
  yield_watt double precision check (yield_watt >= 0),
  yield_area double precision check (yield_area >= 0),
  yield_plant double precision check (yield_plant >= 0),
  height double precision check (height >= 0),
  n_general smallint check (n_general between 0 and 10),
  n_growing smallint check (n_growing between 0 and 10),
  n_resistance smallint check (n_resistance between 0 and 10),
  germination_method smallint check (germination_method in (1, 2, 4, 5, 6, 7)),
  seeds_sown integer check (seeds_sown > 0),
  seeds_sprouted integer check (seeds_sprouted >= 0),
  primary key (type, content_id, diary_id)
);
create index harvest_fact_diary on harvest_fact (diary_id);

-- What the job has to compute again.
create table statistics_due (
  type text not null check (type in ('diary', 'brand', 'product', 'strain')),
  content_id bigint not null check (content_id > 0),
  add_date timestamptz(3) not null default clock_timestamp(),
  primary key (type, content_id)
);

-- Locks a row that is there already: a job that is taking it waits for this transaction, and then reads what it wrote.
create function statistics_are_due(diaries bigint[]) returns void language sql as $$
  insert into statistics_due (type, content_id)
  select 'diary', d.id from diary d
  where d.id = any(diaries) and (d.is_harvest or exists (select from harvest_fact f where f.diary_id = d.id))
  order by d.id
  on conflict (type, content_id) do update set add_date = excluded.add_date
$$;

create function statistics_of_rows() returns trigger language plpgsql as $$
begin
  perform statistics_are_due(array(select distinct diary_id from changed_rows));
  return null;
end $$;

create function statistics_of_row() returns trigger language plpgsql as $$
begin
  perform statistics_are_due(array[new.diary_id]);
  return null;
end $$;

create trigger statistics_more after insert on week
  referencing new table as changed_rows for each statement execute function statistics_of_rows();
create trigger statistics_less after delete on week
  referencing old table as changed_rows for each statement execute function statistics_of_rows();
create trigger statistics_other
  after update of days, faza, height, harvest_weight, harvest_watt, harvest_space, harvest_plant, review_general, review_growing,
    review_resistance, germination_method, seeds_sown, seeds_sprouted, is_remove on week
  for each row when (
    (old.days, old.faza, old.height, old.harvest_weight, old.harvest_watt, old.harvest_space, old.harvest_plant, old.review_general,
      old.review_growing, old.review_resistance, old.germination_method, old.seeds_sown, old.seeds_sprouted, old.is_remove)
    is distinct from
    (new.days, new.faza, new.height, new.harvest_weight, new.harvest_watt, new.harvest_space, new.harvest_plant, new.review_general,
      new.review_growing, new.review_resistance, new.germination_method, new.seeds_sown, new.seeds_sprouted, new.is_remove))
  execute function statistics_of_row();

create trigger statistics_more after insert on week_report
  referencing new table as changed_rows for each statement execute function statistics_of_rows();
create trigger statistics_less after delete on week_report
  referencing old table as changed_rows for each statement execute function statistics_of_rows();

create trigger statistics_more after insert on diary_equip
  referencing new table as changed_rows for each statement execute function statistics_of_rows();
create trigger statistics_less after delete on diary_equip
  referencing old table as changed_rows for each statement execute function statistics_of_rows();
create trigger statistics_other after update of category, brand_id, product_id, strain_id on diary_equip
  for each row when (
    (old.category, old.brand_id, old.product_id, old.strain_id) is distinct from
    (new.category, new.brand_id, new.product_id, new.strain_id))
  execute function statistics_of_row();

create function statistics_of_diary() returns trigger language plpgsql as $$
begin
  perform statistics_are_due(array[new.id]);
  return null;
end $$;
create trigger statistics_more after insert on diary for each row when (new.is_harvest) execute function statistics_of_diary();
create trigger statistics_other after update on diary for each row
  when ((old.is_harvest, old.is_visible, old.cnt_days, old.type_room, old.type_soil, old.type_light, old.harvest_weight, old.harvest_watt)
    is distinct from
    (new.is_harvest, new.is_visible, new.cnt_days, new.type_room, new.type_soil, new.type_light, new.harvest_weight, new.harvest_watt))
  execute function statistics_of_diary();

-- A purged diary takes its facts along, and their subjects are computed again without it.
create function statistics_without_diary() returns trigger language plpgsql as $$
begin
  insert into statistics_due (type, content_id)
  select type, content_id from harvest_fact where diary_id = old.id order by type, content_id
  on conflict (type, content_id) do update set add_date = excluded.add_date;
  return old;
end $$;
create trigger statistics_less before delete on diary for each row execute function statistics_without_diary();

-- A new value of a category has a share once its strain is computed again.
create function statistics_of_category() returns trigger language plpgsql as $$
begin
  insert into statistics_due (type, content_id) values ('strain', new.strain_id)
  on conflict (type, content_id) do update set add_date = excluded.add_date;
  return null;
end $$;
create trigger statistics_more after insert on strain_category for each row execute function statistics_of_category();

-- Lists by yield, and by the share of reports that name a value.
alter table strain add column yield_watt double precision check (yield_watt between 0 and 1000);
create index strain_yield on strain (yield_watt desc nulls last, id desc) where not is_remove;
alter table strain_category add column percent smallint check (percent between 0 and 100);
create index strain_category_share on strain_category (category, val, percent desc nulls last, strain_id desc);

insert into statistics_due (type, content_id) select 'diary', id from diary where is_harvest;
