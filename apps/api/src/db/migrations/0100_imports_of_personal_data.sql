-- The latest import of a copy of personal data. Counts how far it is, so that a job that starts again goes on where it stopped.
create table personal_import (
  user_id bigint primary key references account (user_id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  -- The archive, until the import has ended.
  key text check (key ~ '^[0-9a-f]{32}$'),
  has_profile boolean not null default false,
  cnt_diaries integer not null check (cnt_diaries >= 0),
  cnt_saved integer not null default 0 check (cnt_saved >= 0),
  cnt_failed integer not null default 0 check (cnt_failed >= 0),
  add_date timestamptz(3) not null default now(),
  check ((state = 'waiting') = (key is not null)),
  constraint personal_import_total_check check (cnt_saved + cnt_failed <= cnt_diaries)
);
create index personal_import_key on personal_import (key) where key is not null;
