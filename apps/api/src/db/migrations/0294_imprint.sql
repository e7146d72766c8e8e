-- The imprint is a page, too.
alter table page drop constraint page_name_check;
alter table page add constraint page_name_check check (name in (
  'faq', 'about', 'terms', 'terms-paid', 'policy', 'imprint', 'contact', 'partner', 'premium', 'widget', 'careers', 'start', 'welcome'));
