-- What a moderator said when he closed a diary or put it back to wait stays beside the diary, for its grower to read until it is open
-- again: the news of it is one among many, and goes.
alter table diary add column moderation_text text not null default '' check (char_length(moderation_text) <= 1000);

update diary d set moderation_text = coalesce(left((
  select e.params ->> 'text' from event e
  where e.diary_id = d.id and e.type in ('diary.reject', 'diary.wait') order by e.id desc limit 1), 1000), '')
where d.is_ban or d.is_moderate;
