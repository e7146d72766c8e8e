-- What lists over all diaries and the search need: weeks in their orders, and words of names and titles.

-- Dry weight by lamp power of a harvest, in g/W; lists of harvests are ordered by it.
alter table week
  add column yield_watt double precision generated always as (
    case when faza = 2 and harvest_watt > 0 then harvest_weight / harvest_watt end) stored;
create index week_new on week (add_date desc, id desc) where not is_remove;
create index week_faza_new on week (faza, add_date desc, id desc) where not is_remove;
create index week_like on week (cnt_likes desc, id desc) where not is_remove;
create index week_rate on week (review_general desc nulls last, id desc) where faza = 2 and not is_remove;
create index week_yield on week (yield_watt desc nulls last, id desc) where faza = 2 and not is_remove;

-- What growers say of the harvest in the words of the strain categories: tastes, effects, how it grew.
create table week_report (
  diary_id bigint not null,
  week_id bigint not null,
  category text not null,
  val text not null,
  primary key (diary_id, week_id, category, val),
  foreign key (diary_id, week_id) references week (diary_id, id) on delete cascade,
  constraint week_report_word_check check (case category
    when 'positive-effects' then val in (
      'relaxed', 'happy', 'euphoric', 'uplifted', 'creative', 'focused', 'energetic', 'sleepy', 'hungry', 'talkative',
      'giggly', 'aroused', 'tingly')
    when 'negative-effects' then val in ('dry-mouth', 'dry-eyes', 'dizzy', 'paranoid', 'anxious', 'headache')
    when 'medical' then val in (
      'stress', 'pain', 'depression', 'anxiety', 'insomnia', 'lack-of-appetite', 'inflammation', 'fatigue', 'headaches',
      'nausea', 'muscle-spasms', 'ptsd', 'migraines', 'arthritis', 'adhd')
    when 'tastes' then val in (
      'earthy', 'sweet', 'citrus', 'pine', 'berry', 'lemon', 'diesel', 'skunk', 'spicy', 'woody', 'fruity', 'tropical',
      'mint', 'cheese', 'grape', 'vanilla', 'coffee', 'floral', 'herbal', 'honey')
    when 'yield' then val in ('high', 'medium', 'low')
    when 'height' then val in ('short', 'medium', 'tall')
    when 'growing' then val in ('easy', 'moderate', 'difficult')
    when 'genes' then val in ('indica', 'sativa', 'hybrid', 'ruderalis')
    when 'thc' then val in ('high', 'medium', 'low')
    else false end)
);
create index week_report_val on week_report (category, val, diary_id);

-- The filters of the diary list in both of its slow orders, newest and most viewed being read from the whole list.
create index diary_watering on diary (type_watering, update_date desc, id desc) where is_visible;
create index diary_light on diary using gin (type_light) where is_visible;
create index diary_video on diary (update_date desc, id desc) where is_visible and is_video;
create index diary_user_visible on diary (user_id, add_date desc, id desc) where is_visible;

-- Words of names and titles, whatever their language: no stemming, so that 'simple' fits all five.
create index diary_words on diary using gin (to_tsvector('simple', name)) where is_visible;
create index problem_words on problem using gin (to_tsvector('simple', title)) where is_visible;
create index video_words on video using gin (to_tsvector('simple', title)) where is_visible;
create index post_words on post using gin (to_tsvector('simple', title)) where is_visible;
create index brand_words on brand using gin (to_tsvector('simple', name)) where not is_remove;
create index product_words on product using gin (to_tsvector('simple', name)) where not is_remove;
create index strain_words on strain using gin (to_tsvector('simple', name)) where not is_remove;
