-- What was done to the plants in a week and how they were fed, each with its day. Both are written and read with their week, as a whole.
alter table week
  add column events jsonb not null default '[]'
    check (case when jsonb_typeof(events) = 'array' then jsonb_array_length(events) <= 64 else false end),
  add column feedings jsonb not null default '[]'
    check (case when jsonb_typeof(feedings) = 'array' then jsonb_array_length(feedings) <= 30 else false end),
  -- A harvest has neither.
  add constraint week_log_check check (faza < 2 or (events = '[]' and feedings = '[]'));
