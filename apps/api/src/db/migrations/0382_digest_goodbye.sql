-- Digests stop for members who have not visited for long, after one that says so.
alter table account add column digest_goodbye_date timestamptz(3);
create index account_digest_zone on account (time_zone, digest_hour) where digest <> 'none';

-- Sessions that are not used are deleted, so the last visit is noted beside them.
update account a set visit_date = greatest(coalesce(a.visit_date, '-infinity'), k.use_date)
from (select user_id, max(use_date) as use_date from session group by user_id) k
where k.user_id = a.user_id;
