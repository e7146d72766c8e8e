-- Most writes change the search entry of one thing. PostgreSQL planned this statement anew for each, which took longer than running it. One
-- kept plan is as fast for thousands.
alter function write_search(text, bigint[]) set plan_cache_mode = force_generic_plan;
