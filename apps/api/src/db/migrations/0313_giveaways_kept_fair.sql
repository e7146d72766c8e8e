-- Draws whose list can be recorded before their secret is out, and rules that stay as they were when somebody entered.

-- Draws that were made before this rule stay as they were made.
update giveaway set date_result = date_end + interval '1 hour'
  where winners = 'draw' and draw_date is null and date_result < date_end + interval '1 hour';
alter table giveaway
  -- A draw is revealed an hour after its end at the earliest, and a day after it when null.
  add constraint giveaway_reveal_check check (
    winners <> 'draw' or draw_date is not null or date_result - date_end >= interval '1 hour'),
  -- The last follower who was looked at for a reminder: the job reminds in batches.
  add column remind_after bigint not null default 0 check (remind_after >= 0);
-- Why an entry is not in the frozen list; null for those that are, and before the end.
alter table giveaway_entry add column left_out text check (left_out ~ '^[a-z_]{1,40}$');
-- When a winner who has not replied yet was reminded.
alter table giveaway_frozen add column remind_date timestamptz(3);

-- The newest entries of a category. No list is ordered by votes: it would say who leads.
create index giveaway_entry_new on giveaway_entry (giveaway_id, category_id, add_date desc, id desc);
drop index giveaway_entry_best;

-- A commitment made elsewhere may belong to a secret that somebody knows, so a given one is replaced. Demo data needs its own, because
-- its finished draws are computed before they are loaded: its loader sets grow.demo_data for its transaction.
create function ignore_given_commitment() returns trigger language plpgsql as $$
begin
  if current_setting('grow.demo_data', true) is distinct from 'on' then
    new.draw_commitment := null;
  end if;
  return new;
end $$;
create trigger ignore_given_commitment before insert on giveaway for each row when (new.draw_commitment is not null)
  execute function ignore_given_commitment();

create function keep_draw() returns trigger language plpgsql as $$
begin
  if (old.draw_commitment is not null and new.draw_commitment is distinct from old.draw_commitment)
    or (old.draw_seed is not null and new.draw_seed is distinct from old.draw_seed)
    or (old.freeze_date is not null and new.freeze_date is distinct from old.freeze_date)
    or (old.draw_date is not null and new.draw_date is distinct from old.draw_date) then
    raise exception 'The draw of giveaway % cannot be changed.', old.id using errcode = 'check_violation', constraint = 'giveaway_keep_draw';
  end if;
  return null;
end $$;
create trigger keep_draw after update of draw_commitment, draw_seed, freeze_date, draw_date on giveaway for each row
  execute function keep_draw();

-- A secret goes with its giveaway only.
create function keep_secret() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from giveaway where id = old.giveaway_id) then
    return null;
  end if;
  raise exception 'The secret of giveaway % cannot be changed.', old.giveaway_id
    using errcode = 'check_violation', constraint = 'giveaway_keep_secret';
end $$;
create trigger keep_secret after update or delete on giveaway_secret for each row execute function keep_secret();

-- Who has entered relies on the rules. The end may still move later while it has not come, and so may the result in either direction.
create function keep_rules() returns trigger language plpgsql as $$
begin
  if old.cnt_entries = 0 and old.freeze_date is null then
    return new;
  end if;
  if (new.winners, new.rules, new.countries, new.minimum_age, new.needs_week, new.reply_days, new.date_start)
      is distinct from (old.winners, old.rules, old.countries, old.minimum_age, old.needs_week, old.reply_days, old.date_start)
    -- A deleted brand leaves its giveaways behind.
    or (new.brand_id is not null and new.brand_id is distinct from old.brand_id)
    or (new.date_end <> old.date_end
      and (old.freeze_date is not null or old.date_end <= clock_timestamp() or new.date_end < old.date_end))
    or (new.date_result is distinct from old.date_result
      and (old.freeze_date is not null or coalesce(old.date_result, old.date_end) <= clock_timestamp()
        or coalesce(new.date_result, new.date_end) <= clock_timestamp())) then
    raise exception 'The rules of giveaway % cannot be changed, because it has entries.', old.id
      using errcode = 'check_violation', constraint = 'giveaway_keep_rules';
  end if;
  return new;
end $$;
create trigger keep_rules
  before update of winners, rules, countries, minimum_age, needs_week, reply_days, brand_id, date_start, date_end, date_result
  on giveaway for each row execute function keep_rules();

create function keep_category_rules() returns trigger language plpgsql as $$
declare
  of giveaway;
begin
  select * into of from giveaway where id = case when tg_op = 'INSERT' then new.giveaway_id else old.giveaway_id end;
  if tg_op = 'INSERT' then
    if of.freeze_date is null or current_setting('grow.demo_data', true) = 'on' then
      return new;
    end if;
  elsif of.id is null or (of.cnt_entries = 0 and of.freeze_date is null) then
    return case when tg_op = 'DELETE' then old else new end;
  elsif tg_op = 'UPDATE' and old.list_hash is null and (new.content_type, new.max_votes, new.cnt_winners, new.needs_harvest, new.faza,
      new.rooms, new.min_readings, new.content_from)
    is not distinct from (old.content_type, old.max_votes, old.cnt_winners, old.needs_harvest, old.faza,
      old.rooms, old.min_readings, old.content_from) then
    return new;
  end if;
  raise exception 'The categories of giveaway % cannot be changed, because it has entries.', of.id
    using errcode = 'check_violation', constraint = 'giveaway_keep_rules';
end $$;
create trigger keep_new_category before insert or delete on giveaway_category for each row execute function keep_category_rules();
create trigger keep_category_rules
  before update of content_type, max_votes, cnt_winners, needs_harvest, faza, rooms, min_readings, content_from, list_hash, cnt_left_out,
    cnt_votes_left_out
  on giveaway_category for each row execute function keep_category_rules();

-- No winner of a published giveaway is without a prize. Prizes that are only described in its text are not counted.
create function enough_prizes() returns trigger language plpgsql as $$
declare
  of bigint;
  prizes bigint;
begin
  if tg_table_name = 'giveaway' then
    of := new.id;
  elsif tg_op = 'DELETE' then
    of := old.giveaway_id;
  else
    of := new.giveaway_id;
  end if;
  select sum(p.cnt) into prizes from giveaway_prize p join giveaway g on g.id = p.giveaway_id where p.giveaway_id = of and g.is_visible;
  if prizes < (select sum(c.cnt_winners) from giveaway_category c where c.giveaway_id = of) then
    raise exception 'Giveaway % has fewer prizes than winners.', of using errcode = 'check_violation', constraint = 'giveaway_enough_prizes';
  end if;
  return null;
end $$;
create constraint trigger enough_prizes after insert or update of is_publish on giveaway deferrable initially deferred for each row
  execute function enough_prizes();
create constraint trigger enough_prizes after insert or update of cnt or delete on giveaway_prize deferrable initially deferred for each row
  execute function enough_prizes();
create constraint trigger enough_prizes after insert or update of cnt_winners on giveaway_category deferrable initially deferred for each row
  execute function enough_prizes();
