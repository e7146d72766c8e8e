-- Letters of brands to those who follow them, and what can be bought.

create table newsletter (
  brand_id bigint not null references brand (id) on delete cascade,
  id bigint generated always as identity,
  -- The manager who wrote it.
  user_id bigint references users (id) on delete set null,
  title text not null check (char_length(title) between 1 and 60),
  preview text not null default '' check (char_length(preview) <= 90),
  -- Safe HTML.
  text text not null check (char_length(text) between 1 and 20000),
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  audience text not null default 'followers' check (audience in ('followers', 'growers')),
  -- Readers of these languages; of all when empty.
  langs text[] not null default '{}' check (langs <@ array['en', 'ru', 'de', 'es', 'th']),
  state text not null default 'scheduled' check (state in ('scheduled', 'sending', 'sent')),
  -- When it goes out or went.
  send_date timestamptz(3) not null default now(),
  cnt_sent integer not null default 0 check (cnt_sent >= 0),
  cnt_opened integer not null default 0 check (cnt_opened >= 0),
  cnt_clicked integer not null default 0 check (cnt_clicked >= 0),
  -- Readers who stopped the brand's letters by it.
  cnt_left integer not null default 0 check (cnt_left >= 0),
  add_date timestamptz(3) not null default now(),
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  primary key (brand_id, id),
  check (is_remove = (remove_date is not null))
);
create unique index newsletter_id on newsletter (id);
create index newsletter_new on newsletter (brand_id, send_date desc, id desc) where not is_remove;
create index newsletter_due on newsletter (send_date, id) where state in ('scheduled', 'sending') and not is_remove;
create index newsletter_user on newsletter (user_id) where user_id is not null;
create index newsletter_removed on newsletter (remove_date, brand_id, id) where is_remove;

-- One letter to one grower: sent once, and counted once.
create table newsletter_letter (
  brand_id bigint not null,
  newsletter_id bigint not null,
  user_id bigint not null references users (id) on delete cascade,
  send_date timestamptz(3) not null default now(),
  open_date timestamptz(3),
  click_date timestamptz(3),
  leave_date timestamptz(3),
  primary key (brand_id, newsletter_id, user_id),
  foreign key (brand_id, newsletter_id) references newsletter (brand_id, id) on delete cascade,
  check (open_date >= send_date),
  check (click_date >= send_date),
  check (leave_date >= send_date)
);
create index newsletter_letter_sent on newsletter_letter (brand_id, send_date);
create index newsletter_letter_opened on newsletter_letter (brand_id, open_date) where open_date is not null;
create index newsletter_letter_clicked on newsletter_letter (brand_id, click_date) where click_date is not null;
create index newsletter_letter_user on newsletter_letter (user_id);

-- What can be bought -------------------------------------------------------------------------------------------------------

-- Plans are rows that an operator edits. What was bought keeps its price, so that a plan may change; one that is sold no
-- more is switched off and not deleted.
create table plan (
  code text primary key check (code ~ '^[a-z0-9-]{1,60}$'),
  kind text not null check (kind in ('premium', 'partner')),
  period text not null check (period in ('month', 'year')),
  -- In the smallest unit of the currency.
  price_amount bigint not null check (price_amount between 0 and 9007199254740991),
  price_currency text not null check (price_currency ~ '^[A-Z]{3}$'),
  -- What a brand may at most: views and newsletters a month, testers and managers; null sets no limit.
  max_banner_views bigint check (max_banner_views >= 0),
  max_newsletters integer check (max_newsletters >= 0),
  max_testers integer check (max_testers >= 0),
  max_managers integer check (max_managers >= 1),
  position smallint not null default 0,
  is_enabled boolean not null default true,
  check (kind = 'partner' or (
    max_banner_views is null and max_newsletters is null and max_testers is null and max_managers is null))
);

-- Its words in the languages of the site.
create table plan_text (
  code text not null references plan (code) on update cascade on delete cascade,
  lang text not null check (lang in ('en', 'ru', 'de', 'es', 'th')),
  title text not null check (char_length(title) between 1 and 60),
  items_text text[] not null default '{}' check (cardinality(items_text) <= 20),
  primary key (code, lang)
);

insert into plan (code, kind, period, price_amount, price_currency, position) values
  ('premium-month', 'premium', 'month', 490, 'EUR', 1),
  ('premium-year', 'premium', 'year', 3900, 'EUR', 2),
  ('partner-month', 'partner', 'month', 9900, 'EUR', 3),
  ('partner-year', 'partner', 'year', 99000, 'EUR', 4);
insert into plan_text (code, lang, title, items_text)
select kind || '-' || period, lang, title, items_text
from (values ('month'), ('year')) as periods (period), (values
  ('premium', 'en', 'Premium', array['Every locked diary, all weeks', 'No ads']),
  ('premium', 'ru', 'Премиум', array['Все закрытые гроурепорты, неделя за неделей', 'Без рекламы']),
  ('premium', 'de', 'Premium', array['Alle gesperrten Growberichte, jede Woche', 'Keine Werbung']),
  ('premium', 'es', 'Premium', array['Todos los diarios bloqueados, semana a semana', 'Sin anuncios']),
  ('premium', 'th', 'พรีเมียม', array['อ่านไดอารี่ที่ล็อกไว้ได้ครบทุกสัปดาห์', 'ไม่มีโฆษณา']),
  ('partner', 'en', 'Partner', array['Banners, newsletters and testers for your brand', 'Statistics day by day']),
  ('partner', 'ru', 'Партнёр', array['Баннеры, рассылки и тестеры для вашего бренда', 'Статистика по дням']),
  ('partner', 'de', 'Partner', array['Banner, Newsletter und Tester für deine Marke', 'Statistik Tag für Tag']),
  ('partner', 'es', 'Partner', array['Banners, boletines y probadores para tu marca', 'Estadísticas día a día']),
  ('partner', 'th', 'พาร์ตเนอร์', array['แบนเนอร์ จดหมายข่าว และผู้ทดสอบสำหรับแบรนด์ของคุณ', 'สถิติรายวัน'])
) as words (kind, lang, title, items_text);

-- Premium is a grower's, partner a brand's; each has at most one that runs.
create table subscription (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('premium', 'partner')),
  user_id bigint references users (id) on delete cascade,
  brand_id bigint references brand (id) on delete cascade,
  plan text not null references plan (code) on update cascade on delete restrict,
  period text not null check (period in ('month', 'year')),
  price_amount bigint not null check (price_amount between 0 and 9007199254740991),
  price_currency text not null check (price_currency ~ '^[A-Z]{3}$'),
  date_start date not null,
  -- The last day it holds.
  date_end date not null,
  -- Goes on after its last day.
  is_renew boolean not null default true,
  provider text not null default 'manual' check (provider in ('manual', 'sandbox', 'stripe')),
  provider_ref text check (char_length(provider_ref) between 1 and 255),
  add_date timestamptz(3) not null default now(),
  update_date timestamptz(3) not null default now(),
  -- When it was over and done with; null while it runs.
  close_date timestamptz(3),
  check ((kind = 'premium') = (user_id is not null)),
  check ((kind = 'partner') = (brand_id is not null)),
  check (date_end >= date_start),
  check (close_date is null or not is_renew)
);
create unique index subscription_user on subscription (user_id) where user_id is not null and close_date is null;
create unique index subscription_brand on subscription (brand_id) where brand_id is not null and close_date is null;
create unique index subscription_ref on subscription (provider, provider_ref) where provider_ref is not null;
create index subscription_of_user on subscription (user_id, id desc) where user_id is not null;
create index subscription_of_brand on subscription (brand_id, id desc) where brand_id is not null;
create index subscription_date_end on subscription (date_end) where close_date is null;
create index subscription_plan on subscription (plan);

-- Bills stay, whoever goes: they name what was sold.
create table invoice (
  id bigint generated always as identity primary key,
  number text not null unique check (number ~ '^[A-Z]+-[0-9]{4}-[0-9]{4,}$' and char_length(number) <= 40),
  subscription_id bigint references subscription (id) on delete set null,
  -- Who ordered, and for which brand.
  user_id bigint references users (id) on delete set null,
  brand_id bigint references brand (id) on delete set null,
  kind text not null check (kind in ('premium', 'partner')),
  plan text not null references plan (code) on update cascade on delete restrict,
  -- Name of the plan when it was ordered, and the days it is for.
  title text not null check (char_length(title) between 1 and 60),
  date_start date not null,
  date_end date not null,
  price_amount bigint not null check (price_amount between 0 and 9007199254740991),
  price_currency text not null check (price_currency ~ '^[A-Z]{3}$'),
  bill_to text not null default '' check (char_length(bill_to) <= 500),
  state text not null default 'open' check (state in ('open', 'paid', 'refunded', 'void')),
  is_paid boolean not null generated always as (state = 'paid') stored,
  pay_date timestamptz(3),
  -- Who of the staff told about a payment made by hand.
  moderator_id bigint references users (id) on delete set null,
  return_path text not null default '/' check (return_path ~ '^(/([^/\\].*)?|https?://.+)$' and char_length(return_path) <= 300),
  provider text not null default 'manual' check (provider in ('manual', 'sandbox', 'stripe')),
  provider_ref text check (char_length(provider_ref) between 1 and 255),
  -- Where it is paid, or read.
  url text check (url ~ '^(/|https?://)' and char_length(url) <= 500),
  add_date timestamptz(3) not null default now(),
  check (date_end >= date_start),
  check ((state in ('paid', 'refunded')) = (pay_date is not null))
);
create unique index invoice_ref on invoice (provider, provider_ref) where provider_ref is not null;
create index invoice_user on invoice (user_id, id desc) where user_id is not null;
create index invoice_brand on invoice (brand_id, id desc) where brand_id is not null;
create index invoice_subscription on invoice (subscription_id) where subscription_id is not null;
create index invoice_plan on invoice (plan);
create index invoice_moderator on invoice (moderator_id) where moderator_id is not null;
create index invoice_open on invoice (add_date, id) where state = 'open';
