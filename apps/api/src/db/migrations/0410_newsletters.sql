-- Newsletters begin as drafts and are sent row by row, so that a restart finds what is left. A month after, only sums remain: no row tells
-- who got one, opened it or clicked in it.

alter table newsletter
  drop constraint newsletter_title_check,
  add constraint newsletter_title_check check (char_length(title) <= 60),
  drop constraint newsletter_text_check,
  add constraint newsletter_text_check check (char_length(text) <= 20000),
  drop constraint newsletter_state_check,
  add constraint newsletter_state_check check (state in ('draft', 'scheduled', 'sending', 'sent')),
  alter column state set default 'draft',
  alter column send_date drop not null,
  alter column send_date drop default,
  add column version integer not null default 1 check (version >= 1),
  add column update_date timestamptz(3) not null default now(),
  -- Recipients when it was sent: each is sent to, failed or left out in the end.
  add column cnt_audience integer not null default 0 check (cnt_audience >= 0),
  add column cnt_failed integer not null default 0 check (cnt_failed >= 0),
  add column cnt_omitted integer not null default 0 check (cnt_omitted >= 0),
  -- Opened and clicked by programs.
  add column cnt_opened_machine integer not null default 0 check (cnt_opened_machine >= 0),
  add column cnt_clicked_machine integer not null default 0 check (cnt_clicked_machine >= 0),
  -- The last follower that was looked at for the rows of recipients; null when all were.
  add column audience_cursor bigint default 0 check (audience_cursor >= 0),
  -- When the last recipient was settled.
  add column finish_date timestamptz(3);
update newsletter set finish_date = send_date, audience_cursor = null where state = 'sent';
alter table newsletter
  add constraint newsletter_planned_check check (state = 'draft' or send_date is not null),
  add constraint newsletter_finished_check check ((state = 'sent') = (finish_date is not null));
drop index newsletter_new;
create index newsletter_new on newsletter (brand_id, id desc) where not is_remove;
create index newsletter_month on newsletter (brand_id, send_date) where state <> 'draft' and not is_remove;
create index newsletter_finished on newsletter (finish_date, id) where finish_date is not null;

-- Its pictures.
create table newsletter_photo (
  newsletter_id bigint not null references newsletter (id) on delete cascade,
  photo_id bigint not null references photo (id) on delete cascade,
  primary key (newsletter_id, photo_id)
);
create index newsletter_photo_photo on newsletter_photo (photo_id);

-- Its links, by which clicks lead out: to these and nowhere else.
create table newsletter_link (
  newsletter_id bigint not null references newsletter (id) on delete cascade,
  position smallint not null check (position between 1 and 2000),
  url text not null check (char_length(url) between 1 and 20000),
  primary key (newsletter_id, position)
);

drop table newsletter_letter;
-- An email to one follower, made before the first is sent, and deleted a month after the last.
create table newsletter_letter (
  newsletter_id bigint not null references newsletter (id) on delete cascade,
  user_id bigint not null references account (user_id) on delete cascade,
  -- Of the address: each mail server gets so many a minute.
  domain text not null check (char_length(domain) between 1 and 254),
  state text not null default 'waiting' check (state in ('waiting', 'claimed', 'sent', 'failed', 'omitted')),
  -- Not sent before.
  due_date timestamptz(3) not null,
  -- How often the mail server put it off.
  attempts smallint not null default 0 check (attempts between 0 and 100),
  claim_date timestamptz(3),
  send_date timestamptz(3),
  -- Why it failed.
  reason text check (reason in ('rejected', 'refused', 'unreachable', 'interrupted', 'unknown')),
  primary key (newsletter_id, user_id),
  constraint newsletter_letter_claimed_check check ((state = 'claimed') = (claim_date is not null)),
  constraint newsletter_letter_sent_check check ((state = 'sent') = (send_date is not null)),
  constraint newsletter_letter_failed_check check ((state = 'failed') = (reason is not null))
);
create index newsletter_letter_waiting on newsletter_letter (newsletter_id, domain, due_date, user_id) where state = 'waiting';
create index newsletter_letter_claimed on newsletter_letter (newsletter_id, claim_date) where state = 'claimed';
create index newsletter_letter_user on newsletter_letter (user_id);

-- Recipients whose account is deleted are left out, so that the sums of a newsletter still add up.
create function omit_deleted_letter() returns trigger language plpgsql as $$
begin
  update newsletter set cnt_omitted = cnt_omitted + 1 where id = old.newsletter_id;
  return null;
end $$;
create trigger newsletter_letter_deleted after delete on newsletter_letter
  for each row when (old.state in ('waiting', 'claimed')) execute function omit_deleted_letter();

-- What happened in an hour, in UTC.
create table newsletter_hour (
  newsletter_id bigint not null references newsletter (id) on delete cascade,
  hour timestamptz(3) not null,
  cnt_sent integer not null default 0 check (cnt_sent >= 0),
  cnt_opened integer not null default 0 check (cnt_opened >= 0),
  cnt_clicked integer not null default 0 check (cnt_clicked >= 0),
  cnt_opened_machine integer not null default 0 check (cnt_opened_machine >= 0),
  cnt_clicked_machine integer not null default 0 check (cnt_clicked_machine >= 0),
  cnt_left integer not null default 0 check (cnt_left >= 0),
  primary key (newsletter_id, hour)
);

-- What was counted already, without the recipient: a hash with the server's key. It goes with the recipients; what is in here may be lost.
create unlogged table newsletter_mark (
  newsletter_id bigint not null references newsletter (id) on delete cascade,
  who bytea not null check (octet_length(who) = 16),
  action text not null check (action in ('open', 'click', 'machine_open', 'machine_click')),
  primary key (newsletter_id, who, action)
);

-- Brands whose newsletters a member stopped.
create table newsletter_stop (
  user_id bigint not null references account (user_id) on delete cascade,
  brand_id bigint not null references brand (id) on delete cascade,
  add_date timestamptz(3) not null default now(),
  primary key (user_id, brand_id)
);
create index newsletter_stop_brand on newsletter_stop (brand_id);

-- Newsletter emails to a domain in the present minute. What is in here may be lost.
create unlogged table mail_minute (
  domain text primary key check (char_length(domain) between 1 and 254),
  minute timestamptz(3) not null,
  cnt integer not null check (cnt >= 1)
);
create index mail_minute_minute on mail_minute (minute);

-- The address that its mail server refused for good: lists stop as long as the account has it.
alter table account add column bounced_email text check (char_length(bounced_email) <= 254);
