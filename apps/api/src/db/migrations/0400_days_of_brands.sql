-- Statistics of brands: sums per day that a job computes again from what they are the sums of, so each can be wrong for minutes only.
-- A day without a row is a day on which nothing happened; days before counting began are not 0, and site_state says when that was.
delete from brand_day;
alter table brand_day
  -- Of banners: sent to a browser, and viewable for a second. cnt_views are views of cards of the brand and its products.
  add column cnt_served bigint not null default 0 check (cnt_served >= 0),
  add column cnt_viewable bigint not null default 0 check (cnt_viewable >= 0),
  add column cnt_harvests integer not null default 0 check (cnt_harvests >= 0),
  add column cnt_questions integer not null default 0 check (cnt_questions >= 0),
  -- Reviews that rate, and the sum of their ratings.
  add column cnt_rates integer not null default 0 check (cnt_rates >= 0),
  add column sum_rate integer not null default 0 check (sum_rate >= 0),
  add constraint brand_day_rates_check check (cnt_rates <= cnt_reviews and sum_rate <= 10 * cnt_rates);

-- What the job reads by day.
create index follow_brand_add_date on follow (add_date) where type = 'brand';
create index button_day_day on button_day (day);
