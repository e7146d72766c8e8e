-- Personal access tokens: they let a member's own programs read, or read and write, until they expire or are revoked. Only hashes are stored.
create table access_token (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  name text not null check (char_length(name) between 1 and 60),
  is_write boolean not null,
  add_date timestamptz(3) not null default now(),
  use_date timestamptz(3),
  date_end timestamptz(3) not null,
  revoke_date timestamptz(3)
);
create index access_token_user_idx on access_token (user_id, id);
