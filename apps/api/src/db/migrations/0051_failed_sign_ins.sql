-- Failed sign-ins by login, counted for all servers together. Logins and networks are kept as SHA-256 only.
create table sign_in_failure (
  login_hash bytea primary key check (octet_length(login_hash) = 32),
  failures integer not null,
  date_end timestamptz(3) not null
);
create index sign_in_failure_date_end on sign_in_failure (date_end);

-- Networks from which a login has signed in.
create table sign_in_network (
  login_hash bytea not null check (octet_length(login_hash) = 32),
  network_hash bytea not null check (octet_length(network_hash) = 32),
  use_date timestamptz(3) not null default now(),
  primary key (login_hash, network_hash)
);
create index sign_in_network_use_date on sign_in_network (use_date);
