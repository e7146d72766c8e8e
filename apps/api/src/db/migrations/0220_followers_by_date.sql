-- Followers of a grower, newest first: without it a page sorts all followers of a popular grower.
create index follow_followers on follow (content_id, add_date desc, user_id desc) where type = 'user';
