-- The rest of what is known of a grower: his words about himself, earlier names, sign-in with a provider, settings, whom he
-- has closed out, and the copy of his data that he asks for.

alter table users
  add column about text not null default '' check (char_length(about) <= 2000),
  add column lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  add column grow_since smallint check (grow_since between 1950 and 2099),
  -- His names elsewhere, and a site of his own.
  add column instagram text check (instagram ~ '^[A-Za-z0-9._]{1,30}$'),
  add column youtube text check (youtube ~ '^[A-Za-z0-9._-]{3,30}$'),
  add column facebook text check (facebook ~ '^[A-Za-z0-9.]{5,50}$'),
  add column x text check (x ~ '^[A-Za-z0-9_]{1,15}$'),
  add column website text check (website ~ '^https?://[^\s]+$' and char_length(website) <= 200),
  -- Harvested ones among his diaries.
  add column cnt_harvests integer not null default 0 check (cnt_harvests >= 0),
  -- Why he left, if he told.
  add column remove_reason text check (
    remove_reason in ('stopped', 'too_many_notifications', 'other_account', 'other')),
  add constraint users_remove_reason_only_check check (is_remove or remove_reason is null);
create index users_new on users (add_date desc, id desc) where not is_remove;
create index users_reports on users (cnt_reports desc, id desc) where not is_remove;
create index users_followers on users (cnt_followers desc, id desc) where not is_remove;
create index users_name on users (lower(name) text_pattern_ops, id) where not is_remove;
-- Names by their beginning, whatever the collation of the database.
create index user_handle_beginning on user_handle (handle text_pattern_ops);

update users u set cnt_harvests = d.n
from (select user_id, count(*) as n from diary where is_harvest and not is_remove group by user_id) d
where d.user_id = u.id;

-- Earlier names, so that old addresses keep leading to the grower; nobody else may take one.
create table user_old_handle (
  handle text primary key check (handle = lower(handle) and handle ~ '[a-z]'),
  user_id bigint not null references users (id) on delete cascade,
  add_date timestamptz(3) not null default now()
);
create index user_old_handle_user on user_old_handle (user_id);

-- Sign-in with a provider ---------------------------------------------------------------------------------------------------

-- One of theirs belongs to one of ours, and a grower has at most one at each provider.
create table oauth_identity (
  provider text not null check (provider ~ '^[a-z][a-z0-9-]{1,29}$'),
  subject text not null check (char_length(subject) between 1 and 255),
  user_id bigint not null references account (user_id) on delete cascade,
  -- What he is called there: an address or a name.
  account text check (char_length(account) <= 254),
  add_date timestamptz(3) not null default now(),
  use_date timestamptz(3),
  primary key (provider, subject),
  unique (user_id, provider)
);

-- A way to a provider and back that has begun. Only the hash of the state is kept; it works once.
create table oauth_state (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  provider text not null check (provider ~ '^[a-z][a-z0-9-]{1,29}$'),
  -- Who links a provider to his account; null for who signs in.
  user_id bigint references account (user_id) on delete cascade,
  code_verifier text not null check (char_length(code_verifier) between 43 and 128),
  nonce text not null check (char_length(nonce) between 8 and 128),
  return_path text not null check (return_path ~ '^/([^/\\]|$)' and char_length(return_path) <= 2000),
  add_date timestamptz(3) not null default now(),
  date_end timestamptz(3) not null check (date_end > add_date),
  use_date timestamptz(3)
);
create index oauth_state_date_end on oauth_state (date_end);
create index oauth_state_user on oauth_state (user_id) where user_id is not null;

-- Somebody whom a provider knows and we do not yet: the ticket stands for him until he has given name and address.
create table oauth_ticket (
  ticket_hash bytea primary key check (octet_length(ticket_hash) = 32),
  provider text not null check (provider ~ '^[a-z][a-z0-9-]{1,29}$'),
  subject text not null check (char_length(subject) between 1 and 255),
  email text check (char_length(email) <= 254),
  is_email_confirmed boolean not null default false,
  name text check (char_length(name) <= 120),
  return_path text not null default '/' check (return_path ~ '^/([^/\\]|$)' and char_length(return_path) <= 2000),
  add_date timestamptz(3) not null default now(),
  date_end timestamptz(3) not null check (date_end > add_date),
  use_date timestamptz(3)
);
create index oauth_ticket_date_end on oauth_ticket (date_end);

-- Letters carry keys for more than confirming and a new password: to stop the letters, and to fetch a copy of one's data.
alter table mail_token
  drop constraint mail_token_kind_check,
  add constraint mail_token_kind_check check (kind in ('confirm', 'reset', 'unsubscribe', 'access'));

-- Settings ------------------------------------------------------------------------------------------------------------------

-- Letters that come without something having happened to the grower; nobody gets them unasked.
alter table account
  add column is_newsletter boolean not null default false,
  add column is_brand_newsletter boolean not null default false,
  add column digest text not null default 'none' check (digest in ('none', 'daily', 'weekly'));
create index account_newsletter on account (user_id) where is_newsletter;
create index account_brand_newsletter on account (user_id) where is_brand_newsletter;
create index account_digest on account (digest, user_id) where digest <> 'none';

-- Where a grower differs from the default: which event reaches him on the site and by mail.
create table notification_setting (
  user_id bigint not null references account (user_id) on delete cascade,
  event text not null check (event in (
    'like', 'comment', 'reply', 'mention', 'follow', 'solution', 'solution_accepted', 'problem_product', 'message', 'diary_new',
    'week_new', 'problem_new', 'video_new', 'review_new', 'brand_news', 'scheme_update', 'week_due', 'diary_approved',
    'diary_rejected', 'diary_verified', 'content_hidden', 'manager_add', 'tester_add', 'award_open', 'award_won',
    'giveaway_end', 'giveaway_won', 'newsletter', 'premium_end')),
  site boolean not null,
  mail boolean not null,
  primary key (user_id, event)
);

-- Growers and chats that a grower has closed out; nobody closes out himself.
create table user_ban (
  user_id bigint not null references users (id) on delete cascade,
  type text not null check (type in ('user', 'chat')),
  content_id bigint not null check (content_id > 0),
  add_date timestamptz(3) not null default now(),
  primary key (user_id, type, content_id),
  check (type <> 'user' or content_id <> user_id)
);
create index user_ban_content on user_ban (type, content_id, user_id);
create index user_ban_new on user_ban (user_id, add_date desc, content_id desc);

-- A copy of all that is kept of a grower, made when he asks for it.
create table personal_copy (
  user_id bigint not null references account (user_id) on delete cascade,
  id bigint generated always as identity,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  key text unique check (key ~ '^[0-9a-f]{32}$'),
  bytes bigint check (bytes >= 0),
  add_date timestamptz(3) not null default now(),
  date_end timestamptz(3),
  primary key (user_id, id),
  check ((state = 'ready') = (key is not null and bytes is not null and date_end is not null))
);
create unique index personal_copy_waiting on personal_copy (user_id) where state = 'waiting';
create index personal_copy_date_end on personal_copy (date_end) where date_end is not null;

-- Nobody follows himself, and nothing has the id 0.
alter table follow
  add constraint follow_self_check check (type <> 'user' or content_id <> user_id),
  add constraint follow_content_id_check check (content_id > 0);
create index follow_notify on follow (type, content_id, user_id) where is_notify;

alter table account
  add constraint account_measures_check check (jsonb_typeof(measures) = 'object'),
  add constraint account_cookies_check check (jsonb_typeof(cookies) = 'object');
