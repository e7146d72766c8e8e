-- The journal in several languages: names of categories and tags, pictures inside of posts, and who sees the results of a voting.

-- Names by language; `post_category.name` is the English one.
create table post_category_text (
  slug text not null references post_category (slug) on update cascade on delete cascade,
  lang text not null check (lang ~ '^[a-z]{2,3}$'),
  name text not null check (char_length(name) between 1 and 60),
  primary key (slug, lang)
);

create table post_tag_text (
  tag text not null check (tag ~ '^[a-z0-9-]{1,60}$'),
  lang text not null check (lang ~ '^[a-z]{2,3}$'),
  name text not null check (char_length(name) between 1 and 60),
  primary key (tag, lang)
);

-- Pictures inside of the text, which without a row would be swept like every upload that nothing refers to.
create table post_photo (
  post_id bigint not null references post (id) on delete cascade,
  photo_id bigint not null unique references photo (id) on delete cascade,
  position smallint not null default 0,
  primary key (post_id, photo_id)
);

-- Other pages and feeds of the journal, and paths of the api.
alter table post drop constraint post_slug_check;
alter table post add constraint post_slug_check check (
  slug ~ '^[a-z0-9-]{1,120}$' and slug ~ '[a-z]'
  and slug not in ('voting', 'votes', 'tag', 'tags', 'category', 'careers', 'rss', 'feed'));

-- Minutes of reading. Adults read about 1,000 characters a minute in English, German, Spanish and Russian alike (Trauzettel-Klosinski and
-- Dietz, 2012); characters are counted because Thai has no spaces between words.
create function reading_minutes(html text) returns smallint language sql immutable parallel safe as $$
  select least(600, greatest(1, ceil(char_length(regexp_replace(html, '<[^>]*>', '', 'g')) / 1000.0)))::smallint
$$;
alter table post add column minutes smallint not null generated always as (reading_minutes(text)) stored;

-- When `blog.publish` was recorded. A post is visible by its date alone; this only keeps the event from being recorded twice.
alter table post add column announce_date timestamptz(3);
update post set announce_date = view_date where is_publish and view_date <= now();
create index post_announce on post (view_date, id) where is_visible and announce_date is null;

-- Votings in other languages than their own.
create table voting_text (
  voting_id bigint not null references voting (id) on delete cascade,
  lang text not null check (lang ~ '^[a-z]{2,3}$'),
  title text not null check (char_length(title) between 1 and 200),
  text text not null default '' check (char_length(text) <= 2000),
  primary key (voting_id, lang)
);

create table voting_option_text (
  voting_id bigint not null,
  option_id bigint not null,
  lang text not null check (lang ~ '^[a-z]{2,3}$'),
  text text not null check (char_length(text) between 1 and 200),
  note text not null default '' check (char_length(note) <= 300),
  primary key (voting_id, option_id, lang),
  foreign key (voting_id, option_id) references voting_option (voting_id, id) on delete cascade
);

-- Who sees the counts.
alter table voting add column results text not null default 'always' check (results in ('always', 'after_vote', 'at_end'));
alter table voting add constraint voting_results_end check (results <> 'at_end' or date_end is not null);

-- Posts are found by their translated titles too.
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
  union all
  select 'blog', p.id, concat_ws(' ', p.title, (
    select string_agg(t.text, ' ' order by t.lang) from translation t
    where t.type = 'blog' and t.content_id = p.id and t.field = 'title'))
  from post p where p.is_visible;

create function search_translation() returns trigger language plpgsql as $$
begin
  perform write_search('blog', array(
    select distinct content_id from changed_rows where type = 'blog' and field = 'title'));
  return null;
end $$;
create trigger search_more after insert on translation
  referencing new table as changed_rows for each statement execute function search_translation();
create trigger search_otherwise after update on translation
  referencing new table as changed_rows for each statement execute function search_translation();
create trigger search_less after delete on translation
  referencing old table as changed_rows for each statement execute function search_translation();
