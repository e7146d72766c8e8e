-- Lists of diaries are made of cards, and a card is made again when a row that it shows is another one. So that a look at the rows of
-- diary, grower and cover is enough, a change of the weeks and seeds named on a card also touches its diary, whoever makes it. A diary
-- that this transaction has written already is another row anyway.
create function touch_diary() returns trigger language plpgsql as $$
begin
  update diary set cnt_days = cnt_days
  where id in (old.diary_id, new.diary_id) and xmin <> pg_current_xact_id()::xid;
  return null;
end $$;

create function touch_diaries() returns trigger language plpgsql as $$
begin
  update diary set cnt_days = cnt_days
  where id in (select diary_id from told) and xmin <> pg_current_xact_id()::xid;
  return null;
end $$;

create trigger week_is_named after insert on week
  referencing new table as told for each statement execute function touch_diaries();
create trigger week_is_renamed after update of diary_id, id, days, faza, is_remove on week for each row
  when ((old.diary_id, old.id, old.days, old.faza, old.is_remove)
    is distinct from (new.diary_id, new.id, new.days, new.faza, new.is_remove))
  execute function touch_diary();
create trigger week_is_gone after delete on week for each row
  when (not old.is_remove) execute function touch_diary();

create trigger equipment_is_named after insert on diary_equip
  referencing new table as told for each statement execute function touch_diaries();
create trigger equipment_is_renamed after update on diary_equip for each row
  when (old is distinct from new) execute function touch_diary();
create trigger equipment_is_gone after delete on diary_equip for each row execute function touch_diary();

-- Products and brands stand on too many cards to touch them all: one row of the site tells when any of them was renamed last. It is
-- written at the end of the transaction, so that nobody waits for it longer than that end takes.
create function tell_catalogue_change() returns trigger language plpgsql as $$
begin
  insert into site_state (key, value) values ('catalogue_change', '{}')
  on conflict (key) do update set update_date = now() where site_state.xmin <> pg_current_xact_id()::xid;
  return null;
end $$;

create constraint trigger product_is_renamed
  after update of brand_id, name, section, category, slug, logo_key, props, is_remove on product
  deferrable initially deferred for each row
  when ((old.brand_id, old.name, old.section, old.category, old.slug, old.logo_key, old.props, old.is_remove)
    is distinct from (new.brand_id, new.name, new.section, new.category, new.slug, new.logo_key, new.props, new.is_remove))
  execute function tell_catalogue_change();
create constraint trigger brand_is_renamed after update of name, section, slug, logo_key, is_remove on brand
  deferrable initially deferred for each row
  when ((old.name, old.section, old.slug, old.logo_key, old.is_remove)
    is distinct from (new.name, new.section, new.slug, new.logo_key, new.is_remove))
  execute function tell_catalogue_change();
