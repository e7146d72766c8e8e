-- Counters of diaries and harvests count what everybody can see, so that private diaries leave no trace. Approval, visibility, removal and
-- harvests all change them here.
create function count_other_diary() returns trigger language plpgsql as $$
declare
  diaries int := new.is_visible::int - old.is_visible::int;
  harvests int := (new.is_visible and new.is_harvest)::int - (old.is_visible and old.is_harvest)::int;
begin
  update users set cnt_reports = greatest(0, cnt_reports + diaries), cnt_harvests = greatest(0, cnt_harvests + harvests)
  where id = new.user_id;
  update brand set cnt_diaries = greatest(0, cnt_diaries + diaries), cnt_harvests = greatest(0, cnt_harvests + harvests)
  where id in (select brand_id from diary_equip where diary_id = new.id);
  update product set cnt_diaries = greatest(0, cnt_diaries + diaries), cnt_harvests = greatest(0, cnt_harvests + harvests)
  where id in (select product_id from diary_equip where diary_id = new.id);
  update strain set cnt_diaries = greatest(0, cnt_diaries + diaries), cnt_harvests = greatest(0, cnt_harvests + harvests)
  where id in (select strain_id from diary_equip where diary_id = new.id);
  return null;
end $$;

create trigger count_other_diary after update on diary for each row
  when ((old.is_visible, old.is_visible and old.is_harvest) is distinct from (new.is_visible, new.is_visible and new.is_harvest))
  execute function count_other_diary();

-- Hidden diaries counted until now.
create temporary table hidden on commit drop as
  select id, user_id, is_harvest from diary where not is_remove and not is_visible;

update users t set cnt_reports = greatest(0, cnt_reports - n), cnt_harvests = greatest(0, cnt_harvests - n_harvest)
from (select user_id, count(*)::int as n, (count(*) filter (where is_harvest))::int as n_harvest from hidden group by user_id) h
where t.id = h.user_id;
update brand t set cnt_diaries = greatest(0, cnt_diaries - n), cnt_harvests = greatest(0, cnt_harvests - n_harvest)
from (
  select e.brand_id, count(distinct h.id)::int as n, (count(distinct h.id) filter (where h.is_harvest))::int as n_harvest
  from hidden h join diary_equip e on e.diary_id = h.id group by e.brand_id) h
where t.id = h.brand_id;
update product t set cnt_diaries = greatest(0, cnt_diaries - n), cnt_harvests = greatest(0, cnt_harvests - n_harvest)
from (
  select e.product_id, count(distinct h.id)::int as n, (count(distinct h.id) filter (where h.is_harvest))::int as n_harvest
  from hidden h join diary_equip e on e.diary_id = h.id group by e.product_id) h
where t.id = h.product_id;
update strain t set cnt_diaries = greatest(0, cnt_diaries - n), cnt_harvests = greatest(0, cnt_harvests - n_harvest)
from (
  select e.strain_id, count(distinct h.id)::int as n, (count(distinct h.id) filter (where h.is_harvest))::int as n_harvest
  from hidden h join diary_equip e on e.diary_id = h.id group by e.strain_id) h
where t.id = h.strain_id;
