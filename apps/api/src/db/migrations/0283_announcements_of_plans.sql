-- Announcements of a plan's end that were made, by the last day they named: a job that runs again makes none twice, and a plan that is
-- extended is announced again.
alter table subscription
  add column week_notice date,
  add column day_notice date,
  add column end_notice date;
update subscription set end_notice = date_end where close_date is not null;
create index subscription_end_notice on subscription (id) where close_date is not null and end_notice is distinct from date_end;
