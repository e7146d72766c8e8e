-- Questions are found by the words of title and text, and listed by language.
create index problem_content on problem using gin (to_tsvector('simple', title || ' ' || text)) where is_visible;
create index problem_lang on problem (lang, add_date desc, id desc) where is_visible;
