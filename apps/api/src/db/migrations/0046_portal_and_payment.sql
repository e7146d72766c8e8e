-- Managers of a brand have roles, drafts of the portal have versions, plans have a trial, and invoices name their VAT.

alter table brand_manager add column role text not null default 'owner' check (role in ('owner', 'editor', 'viewer'));

alter table portal_draft add column version integer not null default 1 check (version >= 1);

-- Who saved it last; what another manager changed meanwhile is shown by name.
alter table product add column editor_id bigint references users (id) on delete set null;
create index product_editor on product (editor_id) where editor_id is not null;

alter table plan add column trial_days smallint not null default 0 check (trial_days between 0 and 90);

update plan set max_banner_views = 300000, max_newsletters = 2, max_testers = 10, max_managers = 5, trial_days = 14
where kind = 'partner';

alter table subscription add column is_trial boolean not null default false;

-- Prices include it.
alter table invoice add column vat_percent double precision not null default 0 check (vat_percent between 0 and 50);

-- What a payment provider told, by the id of its message: each counts once.
create table payment_message (
  provider text not null check (provider in ('stripe')),
  id text not null check (char_length(id) between 1 and 255),
  type text not null check (char_length(type) between 1 and 100),
  add_date timestamptz(3) not null default now(),
  primary key (provider, id)
);
create index payment_message_old on payment_message (add_date);

-- Growers who ask to manage a brand; staff decides.
create table brand_request (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  brand_id bigint references brand (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  section text not null check (section in (
    'seedbank', 'nutrients', 'grow-boxes', 'grow-tents', 'grow-lights', 'air-filters', 'air-conditioners', 'controllers',
    'drip-systems', 'hydroponic-systems', 'substrates', 'ventilation-fans', 'co2-generators')),
  site text check (site ~ '^https?://' and char_length(site) <= 500),
  text text not null default '' check (char_length(text) <= 2000),
  state text not null default 'open' check (state in ('open', 'approved', 'declined')),
  moderator_id bigint references users (id) on delete set null,
  add_date timestamptz(3) not null default now(),
  close_date timestamptz(3)
);
-- One at a time.
create unique index brand_request_user on brand_request (user_id) where state = 'open';
create index brand_request_of_user on brand_request (user_id, id desc);
create index brand_request_open on brand_request (add_date, id) where state = 'open';
create index brand_request_brand on brand_request (brand_id) where brand_id is not null;
create index brand_request_moderator on brand_request (moderator_id) where moderator_id is not null;

-- A repeated save of a new product finds what the first one made.
alter table product add column tmp_id text check (tmp_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');
create unique index product_tmp_id on product (brand_id, tmp_id) where tmp_id is not null;

alter table product_composition add column version integer not null default 1 check (version >= 1);
