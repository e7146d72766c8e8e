import { type RawBuilder, sql } from "kysely";

const diaryLink = sql`'/diaries/' || concat_ws('-', d.id, nullif(d.slug, ''))`;
const noWeek = sql`null::smallint as days, null::smallint as faza`;

/** Weeks after the first of a locked diary are for some readers only. */
const isPublicWeek = sql`(d.is_visible and not d.is_lock and not w.is_remove)`;

/**
 * A query of the thing behind an entry or candidate: `user_id`, `name`, `link`, `photo_id`, number and phase of a week, and whether
 * everybody may see it as `is_open`.
 *
 * @param type SQL of the kind
 * @param id SQL of its id
 */
export function enteredThing(type: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select d.user_id, d.name, ${diaryLink} as link, d.photo_id, ${noWeek}, d.is_visible as is_open
    from diary d where ${type} = 'diary' and d.id = ${id}
    union all
    select d.user_id, d.name, ${diaryLink} || '/week/' || w.id,
      (select p.id from photo p where p.diary_id = w.diary_id and p.week_id = w.id and p.kind = 'photo' and not p.is_remove
       order by p.position, p.id limit 1), w.days, w.faza, ${isPublicWeek}
    from week w join diary d on d.id = w.diary_id where ${type} = 'week' and w.id = ${id}
    union all
    select d.user_id, left(coalesce(nullif(p.alt, ''), d.name), 200), ${diaryLink} || '/week/' || w.id, p.id, ${noWeek},
      ${isPublicWeek} and not p.is_remove
    from photo p join week w on w.diary_id = p.diary_id and w.id = p.week_id join diary d on d.id = p.diary_id
    where ${type} = 'photo' and p.id = ${id} and p.kind = 'photo'
    union all
    select v.user_id, v.title, case when v.is_short then '/shorts/' else '/video/' end || concat_ws('-', v.id, nullif(v.slug, '')),
      v.cover_id, ${noWeek}, v.is_visible and v.is_ready
    from video v where ${type} = 'video' and v.id = ${id}`;
}
