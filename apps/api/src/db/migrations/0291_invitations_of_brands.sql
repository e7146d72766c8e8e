-- Nobody becomes a manager or tester of a brand without accepting. An accepted invitation has no row: the manager or tester has one.
create table brand_invitation (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('manager', 'tester')),
  role text check (role in ('owner', 'editor', 'viewer')),
  -- Declined and withdrawn ones stay for the time in which the brand may not invite the grower again.
  state text not null default 'open' check (state in ('open', 'declined', 'withdrawn')),
  close_date timestamptz(3),
  add_date timestamptz(3) not null default now(),
  unique (brand_id, kind, user_id),
  constraint brand_invitation_role_only_check check ((kind = 'manager') = (role is not null)),
  constraint brand_invitation_close_only_check check ((state = 'open') = (close_date is null))
);
create index brand_invitation_user on brand_invitation (user_id, id);
