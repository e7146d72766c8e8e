-- Strains that brands sell seeds of and the catalogue does not know; staff adds them or names the one it is.
create table strain_request (
  id bigint generated always as identity primary key,
  -- The seeds, which are without a strain until then.
  product_id bigint not null references product (id) on delete cascade,
  user_id bigint references users (id) on delete set null,
  name text not null check (char_length(name) between 1 and 120),
  state text not null default 'open' check (state in ('open', 'approved', 'declined')),
  strain_id bigint references strain (id) on delete set null,
  moderator_id bigint references users (id) on delete set null,
  add_date timestamptz(3) not null default now(),
  close_date timestamptz(3)
);
-- One at a time.
create unique index strain_request_product on strain_request (product_id) where state = 'open';
create index strain_request_of_product on strain_request (product_id, id desc);
create index strain_request_open on strain_request (add_date, id) where state = 'open';
create index strain_request_user on strain_request (user_id) where user_id is not null;
create index strain_request_strain on strain_request (strain_id) where strain_id is not null;
create index strain_request_moderator on strain_request (moderator_id) where moderator_id is not null;

-- A diary shows for which brands its grower tests, and its versions contain that of the grower's row.
create function tester_changed() returns trigger language plpgsql as $$
begin
  update users set name = name where id = coalesce(new.user_id, old.user_id);
  return null;
end $$;
create trigger tester_changed after insert or delete on brand_tester for each row execute function tester_changed();
