-- Devices that have signed in to an account, which guesses of others do not lock out. Tokens are kept as SHA-256 only.
create table sign_in_device (
  device_hash bytea primary key check (octet_length(device_hash) = 32),
  user_id bigint not null references account (user_id) on delete cascade,
  add_date timestamptz(3) not null default now(),
  -- Failed sign-ins of this device, and when they are forgotten.
  failures integer not null default 0 check (failures >= 0),
  date_end timestamptz(3) not null default now()
);
create index sign_in_device_of_user on sign_in_device (user_id, add_date);
create index sign_in_device_add_date on sign_in_device (add_date);

-- They replace networks.
drop table sign_in_network;

-- Failures are counted by login and by account.
alter table sign_in_failure rename column login_hash to key_hash;
alter table sign_in_failure rename constraint sign_in_failure_login_hash_check to sign_in_failure_key_hash_check;
