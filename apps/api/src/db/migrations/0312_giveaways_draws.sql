-- Who may enter a giveaway, how its winners are found, and a result that later deletions leave as it is.

alter table giveaway
  add column rules text not null default '' check (char_length(rules) <= 20000),
  add column winners text not null default 'draw' check (winners in ('draw', 'votes')),
  -- The last moment to reply for each winner is so many days after they were asked.
  add column reply_days smallint not null default 7 check (reply_days between 1 and 60),
  add column minimum_age smallint not null default 18 check (minimum_age between 0 and 99),
  -- Entrants and voters need a public week.
  add column needs_week boolean not null default false,
  -- When the winners are published; at the end when null.
  add column date_result timestamptz(3),
  -- SHA-256 of the secret of the draw, published before the first entry.
  add column draw_commitment text check (draw_commitment ~ '^[0-9a-f]{64}$'),
  -- What the job has done: reminded followers, frozen the entries, found the winners.
  add column remind_date timestamptz(3),
  add column freeze_date timestamptz(3),
  add column draw_date timestamptz(3),
  add constraint giveaway_result_check check (date_result >= date_end),
  add constraint giveaway_draw_check check (draw_date is null or freeze_date is not null);
-- Work of the job.
create index giveaway_freeze on giveaway (date_end, id) where is_visible and freeze_date is null;
create index giveaway_draw on giveaway (date_end, id) where is_visible and freeze_date is not null and draw_date is null;
create index giveaway_remind on giveaway (date_end, id) where is_visible and remind_date is null;
alter table giveaway_category
  add column cnt_winners smallint not null default 1 check (cnt_winners between 1 and 1000),
  -- What a thing needs: a harvest, a phase, a room, so many readings in a week, and a day on which it was added at the earliest.
  add column needs_harvest boolean not null default false,
  add column faza smallint check (faza between -1 and 2),
  add column rooms smallint[] not null default '{}' check (rooms <@ array[1, 2, 3]::smallint[]),
  add column min_readings smallint not null default 0 check (min_readings between 0 and 15),
  add column content_from timestamptz(3),
  -- Frozen at the end.
  add column list_hash text check (list_hash ~ '^[0-9a-f]{64}$'),
  add column cnt_left_out integer not null default 0 check (cnt_left_out >= 0),
  add column cnt_votes_left_out integer not null default 0 check (cnt_votes_left_out >= 0);

-- The secret of a draw, apart from the giveaway, so that no query of giveaways reads it before its time.
create table giveaway_secret (
  giveaway_id bigint primary key references giveaway (id) on delete cascade,
  secret text not null check (secret ~ '^[0-9a-f]{64}$')
);

-- Every giveaway has a commitment from its first moment, whoever makes it: entries can't come before it. Two random UUIDs are 244 bits of the
-- database's secure random numbers.
create function commit_to_draw() returns trigger language plpgsql as $$
declare
  made text := encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex');
begin
  insert into giveaway_secret (giveaway_id, secret) values (new.id, made);
  update giveaway set draw_commitment = encode(sha256(convert_to(made, 'UTF8')), 'hex') where id = new.id;
  return null;
end $$;
create trigger commit_to_draw after insert on giveaway for each row when (new.draw_commitment is null)
  execute function commit_to_draw();

-- Giveaways that were made before.
with made as (
  insert into giveaway_secret (giveaway_id, secret)
  select id, encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex') from giveaway
  returning giveaway_id, secret
)
update giveaway set draw_commitment = encode(sha256(convert_to(secret, 'UTF8')), 'hex') from made where id = giveaway_id;

-- The entries as they were at the end, and their places. No row depends on an account, an entry or a thing, so a result can be checked as
-- long as the giveaway is there. Of people it holds nothing: their names are read from the entry while that exists.
create table giveaway_frozen (
  giveaway_id bigint not null,
  category_id bigint not null,
  entry_id bigint not null check (entry_id > 0),
  content_id bigint not null check (content_id > 0),
  cnt_votes integer not null default 0 check (cnt_votes >= 0),
  -- In the whole order; null until the result is found.
  place integer check (place between 1 and 1000000),
  -- Of winners. One who does not reply in time, or declines, passes the prize on to the next place.
  ask_date timestamptz(3),
  reply_until timestamptz(3),
  confirm_date timestamptz(3),
  pass_date timestamptz(3),
  -- The place whose prize has moved up to this one.
  for_place integer check (for_place between 1 and 1000000),
  primary key (giveaway_id, category_id, entry_id),
  unique (giveaway_id, category_id, place),
  foreign key (giveaway_id, category_id) references giveaway_category (giveaway_id, id) on delete cascade,
  constraint giveaway_frozen_asked_check check ((ask_date is null) = (reply_until is null)),
  constraint giveaway_frozen_answer_check check (
    (confirm_date is null and pass_date is null) or (ask_date is not null and (confirm_date is null or pass_date is null)))
);
create index giveaway_frozen_asked on giveaway_frozen (reply_until, giveaway_id)
  where reply_until is not null and confirm_date is null and pass_date is null;

-- Places are in the frozen list.
alter table giveaway_entry drop column place;
