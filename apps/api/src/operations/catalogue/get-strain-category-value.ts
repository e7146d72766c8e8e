import { isStrainSubcategory, LEAST_GROWERS } from "@grow/domain";
import { sql } from "kysely";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import type { CategoryStatistics } from "../../statistics/category-statistics.ts";

const NONE: CategoryStatistics = {
  ...{ cnt_reports: 0, n: 0, n_min: LEAST_GROWERS, yield_watt: null, flowering_days: null, items_share: [] },
};

export const getStrainCategoryValue = defineOperation("getStrainCategoryValue", async ({ params, reads }) => {
  const { category, val } = params;
  if (!isStrainSubcategory(category, val)) throw notFound();
  const { rows } = await sql<{ cnt_strains: number; value: CategoryStatistics | null }>`
    select
      (select count(*)::int from strain_category c join strain s on s.id = c.strain_id and not s.is_remove
       where c.category = ${category} and c.val = ${val}) as cnt_strains,
      (select value from grow_statistics where type = 'category' and content_id = 0 and val = ${`${category}/${val}`}) as value`.execute(
    reads,
  );
  return {
    status: 200,
    data: { category, val, cnt_strains: rows[0]?.cnt_strains ?? 0, ...(rows[0]?.value ?? NONE) },
  };
});
