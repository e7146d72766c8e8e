-- Of which text a translation is one, as md5: when the text is changed, what a machine made of the older one is made anew.
-- Null for translations that came without it; they are taken to be of the present text.
alter table translation add column original text check (original ~ '^[0-9a-f]{32}$');
