-- Browsers that show notifications while the site is closed, and what they are still to show.

-- Sessions get a key that a device can refer to.
create unique index session_id on session (id);

create table push_device (
  user_id bigint not null references account (user_id) on delete cascade,
  id bigint generated always as identity,
  -- Signing out ends it.
  session_id bigint not null references session (id) on delete cascade,
  -- A secret address at the browser's push service, and the keys that messages are encrypted with.
  endpoint text not null unique check (char_length(endpoint) between 10 and 1000),
  p256dh text not null check (char_length(p256dh) = 87),
  auth text not null check (char_length(auth) = 22),
  -- The key of the server that it was made for.
  server_key text not null check (char_length(server_key) = 87),
  browser text check (char_length(browser) between 1 and 40),
  system text check (char_length(system) between 1 and 40),
  add_date timestamptz(3) not null default now(),
  -- The last message that the service took, and how many it has refused since.
  push_date timestamptz(3),
  cnt_refused smallint not null default 0 check (cnt_refused >= 0),
  primary key (user_id, id)
);
create index push_device_session on push_device (session_id);

-- What a member is still to hear: it stays until it was sent, through the quiet hours too.
create table push_waiting (
  user_id bigint not null references account (user_id) on delete cascade,
  id bigint generated always as identity,
  event text not null check (char_length(event) between 1 and 40),
  -- Its row in the list; null for members who do not want it there.
  notification_id bigint,
  add_date timestamptz(3) not null default now(),
  primary key (user_id, id)
);
create index push_waiting_add_date on push_waiting (add_date, user_id);
