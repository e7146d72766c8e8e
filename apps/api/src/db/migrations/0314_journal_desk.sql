-- What staff needs to write the journal: earlier texts of posts, and categories and tags that are renamed and merged.

-- Texts as they were saved, the newest included, at most 20 per post and language. A restored one is saved again as the newest.
create table post_version (
  post_id bigint not null references post (id) on delete cascade,
  lang text not null check (lang ~ '^[a-z]{2,3}$'),
  number integer not null check (number >= 1),
  -- Who saved it.
  user_id bigint references users (id) on delete set null,
  title text not null check (char_length(title) between 1 and 200),
  text text not null default '' check (char_length(text) <= 200000),
  preview text not null default '' check (char_length(preview) <= 200),
  description_seo text not null default '' check (char_length(description_seo) <= 300),
  author_role text not null default '' check (char_length(author_role) <= 120),
  -- Pictures in the text. They stay in post_photo as long as a version shows them.
  photo_ids bigint[] not null default '{}',
  add_date timestamptz(3) not null default now(),
  primary key (post_id, lang, number)
);
create index post_version_user on post_version (user_id) where user_id is not null;

-- Whether readers had a post that is not published any more.
alter table post add column was_out boolean not null default false;
update post set was_out = true where not is_publish and announce_date is not null;

-- The desk lists posts by their last change.
create index post_updated on post (update_date desc, id desc);

alter table post_category
  add column id bigint generated always as identity unique,
  add column version integer not null default 1 check (version >= 1),
  add column update_date timestamptz(3) not null default now();

-- Links of renamed and merged categories.
create table post_category_old_slug (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,60}$'),
  category text not null references post_category (slug) on update cascade on delete cascade
);
create index post_category_old_slug_category on post_category_old_slug (category);

-- The tags of the journal. A tag that a post or a name uses first gets its row here by itself.
create table journal_tag (
  tag text primary key check (tag ~ '^[a-z0-9-]{1,60}$'),
  id bigint generated always as identity unique,
  version integer not null default 1 check (version >= 1),
  update_date timestamptz(3) not null default now()
);
insert into journal_tag (tag) select tag from post_tag union select tag from post_tag_text order by tag;

create function enter_journal_tag() returns trigger language plpgsql as $$
begin
  insert into journal_tag (tag) values (new.tag) on conflict (tag) do nothing;
  return new;
end $$;
create trigger enter_journal_tag before insert on post_tag for each row execute function enter_journal_tag();
create trigger enter_journal_tag before insert on post_tag_text for each row execute function enter_journal_tag();

alter table post_tag
  add constraint post_tag_tag_fkey foreign key (tag) references journal_tag (tag) on update cascade on delete cascade;
alter table post_tag_text
  add constraint post_tag_text_tag_fkey foreign key (tag) references journal_tag (tag) on update cascade on delete cascade;

-- Links of renamed and merged tags.
create table journal_tag_old_slug (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,60}$'),
  tag text not null references journal_tag (tag) on update cascade on delete cascade
);
create index journal_tag_old_slug_tag on journal_tag_old_slug (tag);

-- Changes of categories and tags are logged too.
alter table event drop constraint event_content_type_check;
alter table event
  add constraint event_content_type_check check (content_type in (
    'diary', 'week', 'photo', 'problem', 'solution', 'video', 'review', 'blog', 'comment', 'brand', 'product', 'strain',
    'giveaway', 'award', 'user', 'chat', 'message', 'voting', 'banner', 'scheme', 'newsletter', 'subscription', 'invoice',
    'complaint', 'page', 'site', 'post_category', 'post_tag'));
