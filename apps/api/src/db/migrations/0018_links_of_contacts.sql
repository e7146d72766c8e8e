-- As long as links of the contract are.
alter table contact
  drop constraint contact_link_check,
  add constraint contact_link_check check (link ~ '^/' and char_length(link) <= 300);
