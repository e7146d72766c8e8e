import { sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { managedBrand } from "../access/managed-brand.ts";
import { findGrowers, presentUserShort } from "../access/people.ts";

/** Maximum number of growers in a response. */
const MAX_GROWERS = 10;

export const searchTesters = defineOperation("searchTesters", async ({ query, reads, found }) => {
  const brand = found(managedBrand);
  const growers = await findGrowers(reads, query.query, MAX_GROWERS);
  const ids = growers.map(({ id }) => id);
  const { rows } = await sql<{ id: number; cnt: number; is_tester: boolean }>`
    select u.id,
      (select count(*)::int from diary d where d.user_id = u.id and d.is_visible and exists (
        select from diary_equip e where e.diary_id = d.id and e.brand_id = ${brand.id})) as cnt,
      exists (select from brand_tester t where t.brand_id = ${brand.id} and t.user_id = u.id) as is_tester
    from unnest(${ids}::bigint[]) as u (id)`.execute(reads);
  const known = new Map(rows.map((row) => [row.id, row]));
  const items = growers.map((grower) => ({
    ...presentUserShort(grower),
    cnt_reports: grower.cnt_reports,
    cnt_brand_reports: known.get(grower.id)?.cnt ?? 0,
    is_tester: known.get(grower.id)?.is_tester ?? false,
  }));
  return { status: 200, data: { items, total: items.length, start: 0, limit: MAX_GROWERS } };
});
