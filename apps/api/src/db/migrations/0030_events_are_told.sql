-- Whoever keeps something made of the content hears of each change when it is committed, whichever process wrote it.
create function tell_events() returns trigger language plpgsql as $$
declare
  changes jsonb;
begin
  select jsonb_agg(distinct jsonb_build_object(
    'type', type, 'content_type', content_type, 'content_id', content_id, 'diary_id', diary_id)) into changes from told;
  if changes is null then
    return null;
  end if;
  -- A message has room for 8000 bytes; then it says that everything may have changed.
  perform pg_notify('grow_event', case when length(changes::text) < 7000 then changes::text else '*' end);
  return null;
end $$;

create trigger event_is_told after insert on event
  referencing new table as told for each statement execute function tell_events();
