-- Which part of the cover stays where its frame is lower: percent from its top. Null is the page's own choice.
alter table diary add column cover_focus smallint check (cover_focus between 0 and 100);
