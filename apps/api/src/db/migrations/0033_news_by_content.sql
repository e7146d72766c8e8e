-- News of a thing go with it, and those of a comment with the comment.
create index notification_content on notification (type, content_id);
