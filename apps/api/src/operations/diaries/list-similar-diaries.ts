import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { cardColumns, readDiaryCards } from "./read-cards.ts";
import { requireReadable } from "./require-readable.ts";

export const listSimilarDiaries = defineOperation(
  "listSimilarDiaries",
  async ({ params, query, user, reads }) => {
    const id = await requireReadable(reads, params.id, user);
    const items = await readDiaryCards(reads, similarTo(id, query.limit), user?.id ?? null);
    return { status: 200, data: { items, total: items.length, start: 0, limit: query.limit } };
  },
);

/** Diaries of one of its strains, the newest first; behind them those of the same room and substrate. */
function similarTo(id: number, limit: number) {
  return sql`
    with kin as materialized (
      select distinct other.diary_id as id from diary_equip own
      join diary_equip other on other.strain_id = own.strain_id
      where own.diary_id = ${id} and other.diary_id <> ${id}
    ), found as (
      (select ${cardColumns}, 0 as tier, add_date from diary where is_visible and id in (select id from kin)
       order by add_date desc, id desc limit ${limit})
      union all
      (select d.id, d.xmin, d.user_id, d.photo_id, 1, d.add_date from diary d
       join diary own on own.id = ${id} and own.type_room = d.type_room and own.type_soil = d.type_soil
       where d.is_visible and d.id <> ${id} and not exists (select from kin where kin.id = d.id)
       order by d.add_date desc, d.id desc limit ${limit})
    )
    select id, written, user_id, photo_id from found order by tier, add_date desc, id desc limit ${limit}`;
}
