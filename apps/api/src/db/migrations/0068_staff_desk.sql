-- What staff edits: other names of strains, the share of their parents, and names from diaries that staff dismissed.

create table strain_alias (
  strain_id bigint not null references strain (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  position smallint not null default 0,
  primary key (strain_id, name)
);

-- Share of the genetics in %.
alter table strain_parent add column percent smallint check (percent between 1 and 100);

-- A name that growers typed and that stays text: lower case, without spaces around it.
create table name_claim (
  category text not null,
  name text not null check (char_length(name) between 1 and 120),
  moderator_id bigint references users (id) on delete set null,
  close_date timestamptz(3) not null default now(),
  primary key (category, name)
);
create index name_claim_moderator on name_claim (moderator_id) where moderator_id is not null;

-- Names that diaries do not link to the catalogue.
create index diary_equip_name on diary_equip (category, lower(trim(name)), diary_id)
  where brand_id is null and product_id is null and strain_id is null;

-- Strains, and the diaries grown with them, are found by their aliases too.
create or replace view search_source as
  select 'diary' as kind, d.id, concat_ws(' ', d.name, u.name, seeds.names) as txt
  from diary d
  left join users u on u.id = d.user_id and not u.is_remove and not u.is_discreet
  left join lateral (
    select string_agg(concat_ws(' ', e.name, s.name, b.name, (
      select string_agg(a.name, ' ' order by a.position, a.name) from strain_alias a where a.strain_id = e.strain_id)), ' ') as names
    from diary_equip e left join strain s on s.id = e.strain_id left join brand b on b.id = e.brand_id
    where e.diary_id = d.id and e.category = 'seed') seeds on true
  where d.is_visible
  union all select 'user', id, name from users where not is_remove and not is_ban and not is_discreet
  union all select 'brand', id, name from brand where not is_remove
  union all
  select 'product', p.id, concat_ws(' ', p.name, b.name)
  from product p join brand b on b.id = p.brand_id and not b.is_remove where not p.is_remove
  union all
  select 'strain', s.id, concat_ws(' ', s.name, b.name, (
    select string_agg(a.name, ' ' order by a.position, a.name) from strain_alias a where a.strain_id = s.id))
  from strain s left join brand b on b.id = s.brand_id and not b.is_remove where not s.is_remove
  union all select 'problem', id, title from problem where is_visible
  union all select 'blog', id, title from post where is_visible;

create function search_alias() returns trigger language plpgsql as $$
begin
  perform write_search('strain', array(select distinct strain_id from changed_rows));
  perform write_search('diary', array(
    select distinct e.diary_id from diary_equip e where e.strain_id in (select strain_id from changed_rows)));
  return null;
end $$;
create trigger search_more after insert on strain_alias
  referencing new table as changed_rows for each statement execute function search_alias();
create trigger search_less after delete on strain_alias
  referencing old table as changed_rows for each statement execute function search_alias();
