import { sql } from "kysely";

/** Rows `e` of public diaries `d` with a name that is neither in the catalogue nor dismissed. */
export const unlinkedNames = sql`
  diary_equip e join diary d on d.id = e.diary_id and d.is_visible
  where e.brand_id is null and e.product_id is null and e.strain_id is null
    and not exists (select from name_claim c where c.category = e.category and c.name = lower(trim(e.name)))`;
