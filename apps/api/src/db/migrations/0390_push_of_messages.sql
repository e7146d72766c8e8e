-- Messages of private and business rooms are pushed to members who do not read them at once.

alter table push_waiting
  -- The room of a message.
  add column chat_id bigint references chat (id) on delete cascade;
create index push_waiting_chat on push_waiting (chat_id) where chat_id is not null;

alter table push_device
  -- Its user wants to see names and texts of messages, which others may see on the screen too.
  add column is_named boolean not null default false;
