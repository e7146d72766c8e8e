-- Cards count the comments on weeks too, so a week's counter changes the card of its diary.
drop trigger week_is_renamed on week;
create trigger week_is_renamed after update of diary_id, id, days, faza, cnt_comments, is_remove on week for each row
  when ((old.diary_id, old.id, old.days, old.faza, old.cnt_comments, old.is_remove)
    is distinct from (new.diary_id, new.id, new.days, new.faza, new.cnt_comments, new.is_remove))
  execute function touch_diary();
