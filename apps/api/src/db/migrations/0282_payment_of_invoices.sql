-- An invoice says until when and where it is paid, as it was when it was ordered.
alter table invoice
  add column due_date date not null default ((now() at time zone 'utc')::date + 14),
  -- Payee and account; null where it is paid by card, or where staff sends them.
  add column transfer jsonb check (jsonb_typeof(transfer) = 'object');
update invoice set due_date = (add_date at time zone 'utc')::date + 14;
