-- Numbers beside the events of /explore, counted from the index alone.
create index diary_events on diary (events, words) where is_visible and events <> 0;
