-- The week of each diary whose follow-up its grower has been reminded of.
create table week_reminder (
  diary_id bigint primary key references diary (id) on delete cascade,
  week_id bigint not null,
  add_date timestamptz(3) not null default now()
);
