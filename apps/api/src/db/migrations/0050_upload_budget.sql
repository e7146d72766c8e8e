-- What the files of a member have cost in the present hour, on whichever server and in whichever way they came.
create table upload_budget (
  user_id bigint primary key references users (id) on delete cascade,
  start_date timestamptz(3) not null default now(),
  files integer not null,
  pixels bigint not null,
  -- Of decoding and encoding while somebody waited.
  millis bigint not null
);
