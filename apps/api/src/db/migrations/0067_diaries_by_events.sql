-- What was done in any week of a diary: a bit for each event, in the order of the domain's list. Filled by the weeks.
alter table diary add column events smallint not null default 0 check (events between 0 and 255);
