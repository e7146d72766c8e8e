-- What staff needs to write votings and awards.

alter table voting
  add column version integer not null default 1 check (version >= 1),
  add column update_date timestamptz(3) not null default now();
update voting set update_date = add_date;
-- The desk lists votings by their last change.
create index voting_updated on voting (update_date desc, id desc);

alter table award
  add column version integer not null default 1 check (version >= 1),
  add column update_date timestamptz(3) not null default now();
update award set update_date = add_date;
