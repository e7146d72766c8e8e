-- A deleted account neither follows nor likes anything: earlier deletions left both behind, and counted.
do $$
declare
  kind text;
  things text;
begin
  for kind, things in values
    ('diary', 'diary'), ('week', 'week'), ('photo', 'photo'), ('comment', 'comment'), ('problem', 'problem'), ('solution', 'solution'),
    ('video', 'video'), ('review', 'review'), ('blog', 'post'), ('brand', 'brand'), ('product', 'product'), ('strain', 'strain'),
    ('giveaway', 'giveaway')
  loop
    execute format(
      'with gone as (
        delete from likes l using users u where u.id = l.user_id and u.is_remove and l.type = %L returning l.content_id
      ), counted as (
        select content_id, count(*)::int as n from gone group by content_id
      )
      update %I t set cnt_likes = greatest(0, cnt_likes - n) from counted where t.id = counted.content_id', kind, things);
  end loop;
  for kind, things in values ('diary', 'diary'), ('problem', 'problem'), ('brand', 'brand'), ('user', 'users') loop
    execute format(
      'with gone as (
        delete from follow f using users u where u.id = f.user_id and u.is_remove and f.type = %L returning f.content_id
      ), counted as (
        select content_id, count(*)::int as n from gone group by content_id
      )
      update %I t set cnt_followers = greatest(0, cnt_followers - n) from counted where t.id = counted.content_id', kind, things);
  end loop;
end $$;
