import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { readDiaryCards } from "./read-cards.ts";
import { requireReadable } from "./require-readable.ts";

export const listSimilarDiaries = defineOperation(
  "listSimilarDiaries",
  async ({ params, query, user, reads }) => {
    const id = await requireReadable(reads, params.id, user);
    const items = await readDiaryCards(reads, similarTo(id, query.limit), user?.id ?? null, { isKept: true });
    return { status: 200, data: { items, total: items.length, start: 0, limit: query.limit } };
  },
);

/**
 * Diaries of one of its strains, those that moved last first; behind them the newest of the same room and substrate. Of each strain as many
 * are looked at as are shown, however many grow it.
 */
function similarTo(id: number, most: number) {
  // Of short lists there are few sizes, and so few texts.
  const limit = sql.lit(most);
  return sql`
    with own as materialized (select thing_id from grown_with where diary_id = ${id} and kind = 'strain'),
    found as (
      (select distinct on (update_date, diary_id) diary_id as id, 0 as tier, update_date as place
       from own cross join lateral (
         select g.diary_id, g.update_date from grown_with g
         where g.kind = 'strain' and g.thing_id = own.thing_id and g.is_visible and g.diary_id <> ${id}
         order by g.update_date desc, g.diary_id desc limit ${limit}) kin
       order by update_date desc, diary_id desc limit ${limit})
      union all
      (select d.id, 1, d.add_date from diary d
       where d.is_visible and d.id <> ${id}
         and (d.type_room, d.type_soil) = (select o.type_room, o.type_soil from diary o where o.id = ${id})
         and not exists (
           select from grown_with kin
           where kin.diary_id = d.id and kin.kind = 'strain' and kin.thing_id in (select thing_id from own))
       order by d.add_date desc, d.id desc limit ${limit})
    )
    select d.id, d.xmin as written, d.user_id, d.photo_id from (select * from found order by tier, place desc, id desc limit ${limit}) found
    join diary d on d.id = found.id order by found.tier, found.place desc, d.id desc`;
}
