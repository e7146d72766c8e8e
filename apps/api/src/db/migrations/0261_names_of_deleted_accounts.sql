-- The names of deleted accounts stay reserved, and nothing tells whose they were.
alter table user_old_handle alter column user_id drop not null;
update user_old_handle set user_id = null where user_id in (select id from users where is_remove);
