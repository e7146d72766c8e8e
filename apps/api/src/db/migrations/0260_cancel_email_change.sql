-- Links that cancel a change of address, sent to the address that would be replaced.
alter table mail_token
  drop constraint mail_token_kind_check,
  add constraint mail_token_kind_check check (kind in ('confirm', 'reset', 'unsubscribe', 'access', 'cancel'));
