-- Passkeys and recovery codes, devices of sessions, a pending address, and the deletion of an account with a period of grace.

alter table session
  -- Names only; the whole user agent would tell more about a person than a list of devices needs.
  add column browser text check (char_length(browser) between 1 and 40),
  add column system text check (char_length(system) between 1 and 40),
  add column method text not null default 'password' check (
    method in ('password', 'passkey', 'provider', 'recovery', 'link'));

alter table account
  -- Replaces the address when its link is opened.
  add column email_new text check (char_length(email_new) <= 254),
  add column password_date timestamptz(3),
  -- When the account will be deleted, and the reason given.
  add column delete_date timestamptz(3),
  add column delete_reason text check (
    delete_reason in ('stopped', 'too_many_notifications', 'other_account', 'other')),
  -- When the last digest was sent.
  add column digest_date timestamptz(3),
  add constraint account_delete_reason_only_check check (delete_date is not null or delete_reason is null);
create index account_delete_date on account (delete_date) where delete_date is not null;

create table passkey (
  user_id bigint not null references account (user_id) on delete cascade,
  id bigint generated always as identity,
  credential_id text not null unique check (char_length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- Goes up with each use of an authenticator that counts; a lower one is a copy.
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}' check (cardinality(transports) <= 10),
  name text not null check (char_length(name) between 1 and 60),
  is_synced boolean not null default false,
  add_date timestamptz(3) not null default now(),
  use_date timestamptz(3),
  primary key (user_id, id)
);

-- Challenges for authenticators; each works once.
create table passkey_challenge (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  -- The user who adds a passkey; null when one signs in.
  user_id bigint references account (user_id) on delete cascade,
  add_date timestamptz(3) not null default now(),
  date_end timestamptz(3) not null check (date_end > add_date)
);
create index passkey_challenge_date_end on passkey_challenge (date_end);
create index passkey_challenge_user on passkey_challenge (user_id) where user_id is not null;

create table recovery_code (
  user_id bigint not null references account (user_id) on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  add_date timestamptz(3) not null default now(),
  primary key (user_id, code_hash)
);
