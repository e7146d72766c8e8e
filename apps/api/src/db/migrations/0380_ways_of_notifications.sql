-- How and when a member hears of something.

alter table notification_setting
  -- Null where the member chose nothing, so that the default of the event applies.
  add column push boolean,
  -- Whether its email waits for the digest.
  add column digest boolean;

alter table account
  add column time_zone text not null default 'UTC' check (
    char_length(time_zone) between 1 and 64 and time_zone ~ '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$'),
  add column is_quiet boolean not null default false,
  add column quiet_from smallint not null default 22 check (quiet_from between 0 and 23),
  add column quiet_to smallint not null default 8 check (quiet_to between 0 and 23),
  add column digest_hour smallint not null default 8 check (digest_hour between 0 and 23);
