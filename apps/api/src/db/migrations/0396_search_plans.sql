-- A plan of this statement takes longer than the statement for one thing, which is what nearly every write changes, and PostgreSQL made one
-- for each: its guess for unknown ids is dearer than for known ones. The same plan serves thousands.
alter function write_search(text, bigint[]) set plan_cache_mode = force_generic_plan;
