-- The search: words of names in any spelling, parts of words, words with typos, and the words of weeks.

-- Letters without marks, in lower case on any locale of the database. The same is done to a query in db/search-words.ts.
create function search_fold(txt text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(replace(lower(translate(
    regexp_replace(normalize(txt, NFKD), '[\u0300-\u036f]', '', 'g'),
    'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯẞØŁÆŒ', 'абвгдежзиклмнопрстуфхцчшщъыьэюяßøłæœ')),
    'ß', 'ss'), 'ø', 'o'), 'ł', 'l'), 'æ', 'ae')
$$;

-- The words of a text, each in the spellings that are typed for it: söhne is found as sohne and soehne, Soehne as söhne and sohne too.
create function search_words(txt text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct left(word, 60)), '{}')
  from unnest(array[
    search_fold(txt),
    search_fold(replace(replace(replace(lower(normalize(txt, NFC)), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue')),
    replace(replace(replace(search_fold(txt), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')]) spelling
  cross join lateral regexp_split_to_table(spelling, '[\s\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2010-\u206f]+') word
  where word <> ''
$$;

-- Words and their ends, of which each begins inside of a word; the ends of Thai are words of their own, since no space parts them.
create function search_parts(words text[], is_whole boolean) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(coalesce(array_agg(distinct part), '{}'))
  from unnest(words) word
  cross join lateral (
    select word as part
    union
    select left(substr(word, start), 12)
    from generate_series(2, char_length(word) - case when word ~ '[\u0e00-\u0e7f]' then 1 else 2 end) start
    where word ~ '[\u0e00-\u0e7f]' or not is_whole) parts
$$;

-- What a week says. Thai needs the ends of its long runs of words. An index is written without a search path, so it brings its own.
create function search_text(txt text) returns tsvector language sql immutable parallel safe set search_path from current as $$
  select case when txt ~ '[\u0e00-\u0e7f]' then search_parts(search_words(txt), true)
    else to_tsvector('simple', search_fold(txt)) end
$$;
create index week_words on week using gin (search_text(text)) where not is_remove and text <> '';

-- A word without one or two of its letters, and the word itself: two words that differ by a typo share one of them.
create function search_variants(word text) returns text[] language sql immutable parallel safe as $$
  with once as (
    select left(word, i - 1) || substr(word, i + 1) as variant from generate_series(1, char_length(word)) i)
  select array_agg(distinct variant) from (
    select word as variant
    union all select variant from once
    union all
    select left(variant, i - 1) || substr(variant, i + 1)
    from once cross join lateral generate_series(1, char_length(variant)) i where char_length(word) >= 6) variants
$$;

-- Every word of a name that was ever found by the search.
create table search_word (
  word text collate "C" primary key,
  variants text[] not null
);
create index search_word_variants on search_word using gin (variants);

-- What each thing is found by. Only triggers write it; what nobody may see is not in it.
create table search_entry (
  kind text not null check (kind in ('diary', 'user', 'brand', 'product', 'strain', 'problem', 'blog')),
  id bigint not null,
  words tsvector not null,
  -- With the ends of the words.
  parts tsvector not null,
  primary key (kind, id)
);

-- An index for each kind: the postings of one are not read for another.
create index search_entry_diary on search_entry using gin (words) where kind = 'diary';
create index search_entry_diary_parts on search_entry using gin (parts) where kind = 'diary';
create index search_entry_user on search_entry using gin (words) where kind = 'user';
create index search_entry_user_parts on search_entry using gin (parts) where kind = 'user';
create index search_entry_brand on search_entry using gin (words) where kind = 'brand';
create index search_entry_brand_parts on search_entry using gin (parts) where kind = 'brand';
create index search_entry_product on search_entry using gin (words) where kind = 'product';
create index search_entry_product_parts on search_entry using gin (parts) where kind = 'product';
create index search_entry_strain on search_entry using gin (words) where kind = 'strain';
create index search_entry_strain_parts on search_entry using gin (parts) where kind = 'strain';
create index search_entry_problem on search_entry using gin (words) where kind = 'problem';
create index search_entry_problem_parts on search_entry using gin (parts) where kind = 'problem';
create index search_entry_blog on search_entry using gin (words) where kind = 'blog';
create index search_entry_blog_parts on search_entry using gin (parts) where kind = 'blog';

-- The text of each thing that is found: of a diary with its strains, their breeders and its author.
create view search_source as
  select 'diary' as kind, d.id, concat_ws(' ', d.name, u.name, seeds.names) as txt
  from diary d
  left join users u on u.id = d.user_id and not u.is_remove and not u.is_discreet
  left join lateral (
    select string_agg(concat_ws(' ', e.name, s.name, b.name), ' ') as names
    from diary_equip e left join strain s on s.id = e.strain_id left join brand b on b.id = e.brand_id
    where e.diary_id = d.id and e.category = 'seed') seeds on true
  where d.is_visible
  union all select 'user', id, name from users where not is_remove and not is_ban and not is_discreet
  union all select 'brand', id, name from brand where not is_remove
  union all
  select 'product', p.id, concat_ws(' ', p.name, b.name)
  from product p join brand b on b.id = p.brand_id and not b.is_remove where not p.is_remove
  union all
  select 'strain', s.id, concat_ws(' ', s.name, b.name)
  from strain s left join brand b on b.id = s.brand_id and not b.is_remove where not s.is_remove
  union all select 'problem', id, title from problem where is_visible
  union all select 'blog', id, title from post where is_visible;

-- Brings it up to date for some things of a kind.
create function write_search(of_kind text, ids bigint[]) returns void language plpgsql as $$
begin
  with source as materialized (
    select s.id, search_words(s.txt) as words from search_source s where s.kind = of_kind and s.id = any(ids)),
  gone as (
    delete from search_entry e
    where e.kind = of_kind and e.id = any(ids) and not exists (select from source where source.id = e.id)),
  entries as (
    insert into search_entry as e (kind, id, words, parts)
    select of_kind, source.id, search_parts(words, true), search_parts(words, false) from source
    on conflict (kind, id) do update set words = excluded.words, parts = excluded.parts where e.parts <> excluded.parts)
  insert into search_word (word, variants)
  select word, search_variants(word)
  from (select distinct unnest(words) as word from source) said
  where char_length(word) between 4 and 20 and word !~ '[0-9\u0e00-\u0e7f]'
    and not exists (select from search_word known where known.word = said.word)
  order by word
  on conflict do nothing;
end $$;

-- Created by statement, changed by row: the argument is the kind.
create function search_more() returns trigger language plpgsql as $$
begin
  perform write_search(tg_argv[0], array(select id from new_rows));
  return null;
end $$;

create function search_otherwise() returns trigger language plpgsql as $$
begin
  perform write_search(tg_argv[0], array[new.id]);
  return null;
end $$;

create function search_less() returns trigger language plpgsql as $$
begin
  delete from search_entry e using old_rows o where e.kind = tg_argv[0] and e.id = o.id;
  return null;
end $$;

create trigger search_more after insert on diary
  referencing new table as new_rows for each statement execute function search_more('diary');
create trigger search_more after insert on users
  referencing new table as new_rows for each statement execute function search_more('user');
create trigger search_more after insert on brand
  referencing new table as new_rows for each statement execute function search_more('brand');
create trigger search_more after insert on product
  referencing new table as new_rows for each statement execute function search_more('product');
create trigger search_more after insert on strain
  referencing new table as new_rows for each statement execute function search_more('strain');
create trigger search_more after insert on problem
  referencing new table as new_rows for each statement execute function search_more('problem');
create trigger search_more after insert on post
  referencing new table as new_rows for each statement execute function search_more('blog');

create trigger search_less after delete on diary
  referencing old table as old_rows for each statement execute function search_less('diary');
create trigger search_less after delete on users
  referencing old table as old_rows for each statement execute function search_less('user');
create trigger search_less after delete on brand
  referencing old table as old_rows for each statement execute function search_less('brand');
create trigger search_less after delete on product
  referencing old table as old_rows for each statement execute function search_less('product');
create trigger search_less after delete on strain
  referencing old table as old_rows for each statement execute function search_less('strain');
create trigger search_less after delete on problem
  referencing old table as old_rows for each statement execute function search_less('problem');
create trigger search_less after delete on post
  referencing old table as old_rows for each statement execute function search_less('blog');

create trigger search_otherwise after update on diary for each row
  when ((old.name, old.is_visible, old.user_id) is distinct from (new.name, new.is_visible, new.user_id))
  execute function search_otherwise('diary');
create trigger search_otherwise after update on problem for each row
  when ((old.title, old.is_visible) is distinct from (new.title, new.is_visible)) execute function search_otherwise('problem');
create trigger search_otherwise after update on post for each row
  when ((old.title, old.is_visible) is distinct from (new.title, new.is_visible)) execute function search_otherwise('blog');
create trigger search_otherwise after update on product for each row
  when ((old.name, old.brand_id, old.is_remove) is distinct from (new.name, new.brand_id, new.is_remove))
  execute function search_otherwise('product');

-- Names that are also part of what diaries are found by.
create function search_author() returns trigger language plpgsql as $$
begin
  perform write_search('user', array[new.id]);
  if (old.name, old.is_remove, old.is_discreet) is distinct from (new.name, new.is_remove, new.is_discreet) then
    perform write_search('diary', array(select id from diary where user_id = new.id and is_visible));
  end if;
  return null;
end $$;
create trigger search_author after update on users for each row
  when ((old.name, old.is_remove, old.is_ban, old.is_discreet) is distinct from (new.name, new.is_remove, new.is_ban, new.is_discreet))
  execute function search_author();

create function search_strain() returns trigger language plpgsql as $$
begin
  perform write_search('strain', array[new.id]);
  perform write_search('diary', array(select distinct diary_id from diary_equip where strain_id = new.id));
  return null;
end $$;
create trigger search_strain after update on strain for each row
  when ((old.name, old.brand_id, old.is_remove) is distinct from (new.name, new.brand_id, new.is_remove))
  execute function search_strain();

create function search_brand() returns trigger language plpgsql as $$
begin
  perform write_search('brand', array[new.id]);
  perform write_search('product', array(select id from product where brand_id = new.id));
  perform write_search('strain', array(select id from strain where brand_id = new.id));
  perform write_search('diary', array(select distinct diary_id from diary_equip where brand_id = new.id and category = 'seed'));
  return null;
end $$;
create trigger search_brand after update on brand for each row
  when ((old.name, old.is_remove) is distinct from (new.name, new.is_remove)) execute function search_brand();

-- Behind the triggers that touch the diary, as those of grown_with.
create function search_seeds() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform write_search('diary', array(select distinct diary_id from old_rows where category = 'seed'));
  elsif tg_op = 'INSERT' then
    perform write_search('diary', array(select distinct diary_id from new_rows where category = 'seed'));
  else
    perform write_search('diary', array(
      select diary_id from old_rows where category = 'seed' union select diary_id from new_rows where category = 'seed'));
  end if;
  return null;
end $$;
create trigger search_seeds_more after insert on diary_equip
  referencing new table as new_rows for each statement execute function search_seeds();
create trigger search_seeds_less after delete on diary_equip
  referencing old table as old_rows for each statement execute function search_seeds();
create trigger search_seeds_other after update on diary_equip
  referencing old table as old_rows new table as new_rows for each statement execute function search_seeds();

select write_search(kind, ids) from (
  select kind, array_agg(id) as ids from search_source group by kind) sources;

-- Nothing searches these any more.
drop index diary_words, problem_words, video_words, post_words, brand_words, product_words, strain_words;
