-- When a phase begins, and how high the plants of a diary were, week by week, without reading what was written in these weeks.
drop index week_order;
create index week_order on week (diary_id, days, id) include (faza, height) where not is_remove;
