import { EXPLORE_TAGS } from "@grow/domain";
import { sql } from "kysely";
import { readDiaryCards } from "../../../content/diary-cards/read-cards.ts";
import { bitOf } from "../../../content/diary-list/plan/word-set.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { requireReadable } from "../../../rights/require-readable.ts";

export const listSimilarDiaries = defineOperation(
  "listSimilarDiaries",
  async ({ params, query, user, reads }) => {
    const id = await requireReadable(reads, params.id, user);
    const items = await readDiaryCards(reads, similarTo(id, query.limit), user?.id ?? null, {
      isPrepared: true,
    });
    return { status: 200, data: { items, total: items.length, start: 0, limit: query.limit } };
  },
);

/** The bits of `diary.words` for room and substrate. */
const ROOM_AND_SOIL = sql.lit(
  [
    ...EXPLORE_TAGS.room.map(({ code }) => bitOf("room", code)),
    ...EXPLORE_TAGS.soil.map(({ code }) => bitOf("soil", code)),
  ].reduce((bits, bit) => bits | bit),
);

/**
 * Diaries of one of its strains, latest first, then the newest with the same room and substrate. Reads as many per strain as are shown.
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
      (select id, 1, add_date from diary
       where is_visible and id <> ${id}
         and words & ${ROOM_AND_SOIL} = (select o.words & ${ROOM_AND_SOIL} from diary o where o.id = ${id})
         and (select true from grown_with kin
           where kin.diary_id = diary.id and kin.kind = 'strain' and kin.thing_id = any(array(select thing_id from own)) limit 1) is null
       order by add_date desc, id desc limit ${limit})
    )
    select d.id, d.xmin as written, d.user_id, d.photo_id from (select * from found order by tier, place desc, id desc limit ${limit}) found
    join diary d on d.id = found.id order by found.tier, found.place desc, d.id desc`;
}
