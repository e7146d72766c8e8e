-- A member's read position is the room's count when last read, so that a message in a common room writes no row per member.

alter table message
  -- The room's count with this message. Deleted messages stay counted, because they leave a placeholder.
  add column position integer not null default 0 check (position >= 0),
  -- Sent while the other side had blocked the sender: only the sender's side ever sees it, and it is not counted.
  add column is_withheld boolean not null default false,
  add column week_id bigint,
  add column strain_id bigint references strain (id) on delete set null,
  add column product_id bigint references product (id) on delete set null,
  add foreign key (diary_id, week_id) references week (diary_id, id) on delete set null (week_id);

update message m set position = n.position
from (select chat_id, id, row_number() over (partition by chat_id order by id) as position from message) n
where n.chat_id = m.chat_id and n.id = m.id;

create index message_week on message (diary_id, week_id) where week_id is not null;
create index message_strain on message (strain_id) where strain_id is not null;
create index message_product on message (product_id) where product_id is not null;
create index message_withheld on message (chat_id, id) where is_withheld;

alter table chat
  -- The newest message is the first of the primary key's index.
  drop column last_message_id,
  -- When the other grower of a private room accepted it; until then it is a request.
  add column accept_date timestamptz(3),
  -- The language of a common room.
  add column lang text check (lang ~ '^[a-z]{2,3}$'),
  add column version integer not null default 1 check (version > 0),
  add check (type = 'private' or accept_date is null),
  add check (type = 'common' or lang is null);

update chat c set cnt_messages = (select count(*) from message m where m.chat_id = c.id);
update chat set accept_date = add_date where type = 'private';
update chat set lang = 'en' where type = 'common';

alter table chat_user
  add column cnt_read integer not null default 0 check (cnt_read >= 0),
  -- In private and business rooms, whose members' rows a message writes anyway: finds unread rooms without counting.
  add column is_unread boolean not null default false,
  -- Opened the room; new accounts open few a day.
  add column is_opener boolean not null default false;

update chat_user u set
  cnt_read = coalesce((
    select m.position from message m where m.chat_id = u.chat_id and m.id <= coalesce(u.last_read, 0) order by m.id desc limit 1), 0),
  is_unread = u.cnt_unread > 0 and c.type <> 'common'
from chat c where c.id = u.chat_id;

drop index chat_user_unread;
alter table chat_user drop column cnt_unread;
create index chat_user_unread on chat_user (user_id) where is_unread and not is_mute and not is_hidden;
create index chat_user_opened on chat_user (user_id, add_date) where is_opener;

-- Whether others see how far the member has read, and the member how far they have.
alter table account add column is_read_marks boolean not null default true;

-- The newest message of the room when it was reported: moderators see nothing that was written later.
alter table complaint add column last_message_id bigint check (last_message_id > 0);

-- Deleted messages whose words are still to be erased; the rows stay as placeholders.
drop index message_removed;
create index message_removed on message (remove_date, chat_id, id) where is_remove and text <> '';
