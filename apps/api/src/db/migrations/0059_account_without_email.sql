-- Accounts without an email address, where the operator allows them (ACCOUNT_EMAIL=optional).
alter table account
  alter column email drop not null,
  add constraint account_email_confirmed_check check (email is not null or not is_email_confirmed);
