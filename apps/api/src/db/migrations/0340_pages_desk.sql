-- Staff edits the pages of the site. A row stays when its edit is deleted: it then has the words that shipped with Grow at that time.
alter table page
  add column id bigint generated always as identity unique,
  add column version integer not null default 1 check (version >= 0),
  -- Whether readers get this text, and not the one that ships with Grow.
  add column is_edited boolean not null default true,
  -- Hash of the text that ships with Grow, which the edit is based on; null when that is not known.
  add column based_on text check (based_on ~ '^[0-9a-f]{64}$'),
  -- Who changed it last.
  add column user_id bigint references users (id) on delete set null;
create index page_user on page (user_id) where user_id is not null;

-- Words as they were saved, the newest included, at most 20 per page and language. Restored ones are saved again as the newest.
create table page_version (
  page_id bigint not null references page (id) on delete cascade,
  number integer not null check (number >= 1),
  -- Who saved it.
  user_id bigint references users (id) on delete set null,
  title text not null check (char_length(title) between 1 and 200),
  description text not null default '' check (char_length(description) <= 300),
  text text not null check (char_length(text) between 1 and 200000),
  -- Whether it shipped with Grow then.
  is_delivered boolean not null default false,
  add_date timestamptz(3) not null default now(),
  primary key (page_id, number)
);
create index page_version_user on page_version (user_id) where user_id is not null;
