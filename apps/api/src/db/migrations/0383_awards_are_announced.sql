-- Awards tell growers once that they can vote, in batches.
alter table award
  -- Users up to this id have been told.
  add column open_after bigint not null default 0 check (open_after >= 0),
  -- When all had been told.
  add column open_date timestamptz(3);
update award set open_date = date_start where date_start <= now();
create index award_unopened on award (date_start) where open_date is null;
