-- Messages to the site's team: topic, screenshot, and answers by email.
alter table contact
  add column topic text not null default 'other' check (topic in ('account', 'content', 'bug', 'brand', 'legal', 'other')),
  add column photo_id bigint references photo (id) on delete set null,
  add column cnt_replies integer not null default 0 check (cnt_replies >= 0),
  drop constraint contact_state_check,
  add constraint contact_state_check check (state in ('open', 'answered', 'closed'));
alter table contact alter column topic drop default;

-- One message per screenshot.
create unique index contact_photo on contact (photo_id) where photo_id is not null;
-- The desk reads the newest of a state.
create index contact_state on contact (state, add_date desc, id desc);

create table contact_reply (
  contact_id bigint not null references contact (id) on delete cascade,
  id bigint generated always as identity,
  moderator_id bigint references users (id) on delete set null,
  text text not null check (char_length(text) <= 5000 and text ~ '\S'),
  add_date timestamptz(3) not null default now(),
  primary key (contact_id, id)
);
create index contact_reply_moderator on contact_reply (moderator_id) where moderator_id is not null;
