-- Whoever holds a line open to a grower hears when his numbers may have changed, whichever process wrote it: the ids of those concerned.
create function tell_notifications() returns trigger language plpgsql as $$
declare
  growers text;
begin
  select string_agg(distinct user_id::text, ',') into growers from told;
  if growers is null then
    return null;
  end if;
  -- A message has room for 8000 bytes; then it says that everybody may be concerned.
  perform pg_notify('grow_numbers', case when length(growers) < 7000 then growers else '*' end);
  return null;
end $$;

-- A trigger that sees all rows of its statement is for one kind of statement.
create trigger notification_is_told after insert on notification
  referencing new table as told for each statement execute function tell_notifications();
create trigger notification_change_is_told after update on notification
  referencing new table as told for each statement execute function tell_notifications();
create trigger notification_end_is_told after delete on notification
  referencing old table as told for each statement execute function tell_notifications();

-- The same of a session that is over before its time, and of a grower who is closed out or gone with all of his.
create function tell_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('grow_session', old.user_id::text);
  return null;
end $$;

create trigger session_end_is_told after update of revoke_date on session
  for each row when (old.revoke_date is null and new.revoke_date is not null) execute function tell_session();
create trigger session_loss_is_told after delete on session
  for each row when (old.revoke_date is null and old.date_end > now()) execute function tell_session();

create function tell_closed_out() returns trigger language plpgsql as $$
begin
  perform pg_notify('grow_session', new.id::text);
  return null;
end $$;

create trigger closing_out_is_told after update of is_ban, is_remove on users
  for each row when ((new.is_ban and not old.is_ban) or (new.is_remove and not old.is_remove)) execute function tell_closed_out();
