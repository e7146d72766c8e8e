-- All comments of a thing, replies among them: counting them again would read the whole table once for each thing without it.
create index comment_content on comment (type, content_id) where not is_remove;
