-- Ranges of readings as the contract has them: what the server takes, the database takes, and nothing besides. A check with
-- `between` refuses NaN and infinity as well, which `>= 0` lets through.

update week set
  pot_size = least(pot_size, 1000), watering_volume = least(watering_volume, 1000),
  harvest_weight = least(harvest_weight, 100000), harvest_watt = least(harvest_watt, 100000)
where pot_size > 1000 or watering_volume > 1000 or harvest_weight > 100000 or harvest_watt > 100000;

alter table week
  drop constraint week_pot_size_check,
  drop constraint week_watering_volume_check,
  drop constraint week_harvest_weight_check,
  drop constraint week_harvest_watt_check,
  add constraint week_pot_size_check check (pot_size between 0 and 1000),
  add constraint week_watering_volume_check check (watering_volume between 0 and 1000),
  add constraint week_harvest_weight_check check (harvest_weight between 0 and 100000),
  add constraint week_harvest_watt_check check (harvest_watt between 0 and 100000);

-- Partial ratings are ratings; null stands where none was given.
alter table week_nutrient
  add constraint week_nutrient_items_range_check check (0 <= all (items) and 10 >= all (items));

-- The diary's own figures: 200 weeks at most add up to the weight, the watts are those of one of them.
alter table diary
  drop constraint diary_harvest_weight_check,
  drop constraint diary_harvest_watt_check,
  add constraint diary_harvest_weight_check check (harvest_weight between 0 and 20000000),
  add constraint diary_harvest_watt_check check (harvest_watt between 0 and 100000);

alter table photo
  drop constraint photo_duration_check,
  add constraint photo_duration_check check (duration between 0 and 1000000000),
  add constraint photo_film_check check (kind = 'video' or duration is null);
