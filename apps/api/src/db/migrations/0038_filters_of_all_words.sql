-- A list may be filtered by every word there is, and then be kept.
alter table explore_preset
  drop constraint explore_preset_tags_check,
  add constraint explore_preset_tags_check check (cardinality(tags) <= 24);
