-- Rooms between two growers, between a grower and a brand, and open to everybody. What a reader writes as an address
-- (`u-7`, `b-3`, `b-3-7`, `common-outdoor`) are the columns below.

-- When somebody was here last; the site says so in rooms.
alter table account add column visit_date timestamptz(3);

create table chat (
  id bigint generated always as identity primary key,
  type text not null check (type in ('private', 'business', 'common')),
  -- The two growers of a private room, the lower id first, so that two have one room.
  user_low_id bigint references users (id) on delete cascade,
  user_high_id bigint references users (id) on delete cascade,
  -- The brand and the grower of a business room.
  brand_id bigint references brand (id) on delete cascade,
  user_id bigint references users (id) on delete cascade,
  -- The address and name of an open room.
  address text check (address ~ '^common(-[a-z0-9-]{1,40})?$'),
  name text check (char_length(name) between 1 and 120),
  last_message_id bigint,
  cnt_users integer not null default 0 check (cnt_users >= 0),
  cnt_messages integer not null default 0 check (cnt_messages >= 0),
  add_date timestamptz(3) not null default now(),
  -- When the last message came.
  update_date timestamptz(3) not null default now(),
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  check (user_low_id < user_high_id),
  check ((type = 'private') = (user_low_id is not null and user_high_id is not null)),
  check ((type = 'business') = (brand_id is not null and user_id is not null)),
  check ((type = 'common') = (address is not null and name is not null)),
  check (type = 'private' or (user_low_id is null and user_high_id is null)),
  check (type = 'business' or (brand_id is null and user_id is null)),
  check (type = 'common' or (address is null and name is null)),
  check (is_remove = (remove_date is not null))
);
create unique index chat_private on chat (user_low_id, user_high_id) where type = 'private' and not is_remove;
create unique index chat_business on chat (brand_id, user_id) where type = 'business' and not is_remove;
create unique index chat_common on chat (address) where type = 'common' and not is_remove;
create index chat_common_new on chat (update_date desc, id desc) where type = 'common' and not is_remove;
create index chat_brand_new on chat (brand_id, update_date desc, id desc) where type = 'business' and not is_remove;
create index chat_user_high on chat (user_high_id) where user_high_id is not null;
create index chat_business_user on chat (user_id) where user_id is not null;
create index chat_removed on chat (remove_date, id) where is_remove;

create table message (
  chat_id bigint not null references chat (id) on delete cascade,
  id bigint generated always as identity,
  user_id bigint references users (id) on delete set null,
  -- The sender spoke for the brand of a business room.
  is_brand boolean not null default false,
  text text not null check (char_length(text) <= 2000),
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  photo_id bigint references photo (id) on delete set null,
  diary_id bigint references diary (id) on delete set null,
  add_date timestamptz(3) not null default now(),
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  primary key (chat_id, id),
  check (is_remove or text ~ '\S'),
  check (is_remove = (remove_date is not null))
);
create unique index message_id on message (id);
create index message_user on message (user_id, id desc) where user_id is not null;
create unique index message_photo on message (photo_id) where photo_id is not null;
create index message_diary on message (diary_id) where diary_id is not null;
create index message_removed on message (remove_date, chat_id, id) where is_remove;

alter table chat add foreign key (id, last_message_id) references message (chat_id, id) on delete set null (last_message_id);
create index chat_last_message on chat (id, last_message_id) where last_message_id is not null;

-- Who is in a room, and how far he has read.
create table chat_user (
  chat_id bigint not null references chat (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  role text not null default 'member' check (role in ('owner', 'moderator', 'member')),
  is_mute boolean not null default false,
  -- Left, or put away until the next message.
  is_hidden boolean not null default false,
  last_read bigint check (last_read > 0),
  cnt_unread integer not null default 0 check (cnt_unread >= 0),
  -- Copy of the room's, so that a grower's rooms come in order from one index.
  update_date timestamptz(3) not null default now(),
  add_date timestamptz(3) not null default now(),
  primary key (chat_id, user_id)
);
create index chat_user_new on chat_user (user_id, update_date desc, chat_id desc) where not is_hidden;
create index chat_user_unread on chat_user (user_id) where cnt_unread > 0 and not is_mute and not is_hidden;
create index chat_user_role on chat_user (chat_id, role, user_id);

-- Who may not write in a room any more.
create table chat_ban (
  chat_id bigint not null references chat (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  moderator_id bigint references users (id) on delete set null,
  add_date timestamptz(3) not null default now(),
  primary key (chat_id, user_id),
  check (moderator_id <> user_id)
);
create index chat_ban_user on chat_ban (user_id);
create index chat_ban_moderator on chat_ban (moderator_id) where moderator_id is not null;
