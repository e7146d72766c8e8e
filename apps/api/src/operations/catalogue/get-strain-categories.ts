import { STRAIN_CATEGORIES, type StrainCategory } from "@grow/domain";
import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";

interface CountRow {
  category: StrainCategory | null;
  val: string | null;
  n: number;
}

export const getStrainCategories = defineOperation("getStrainCategories", async ({ reads }) => {
  const { rows } = await sql<CountRow>`
    select c.category, c.val, count(*)::int as n
    from strain_category c join strain s on s.id = c.strain_id and not s.is_remove group by c.category, c.val
    union all select null, 'strains', count(*)::int from strain where not is_remove
    union all select null, 'reports', coalesce(sum(cnt_harvests), 0)::int from grow_statistics where type = 'strain'`.execute(
    reads,
  );
  const count = (category: StrainCategory | null, val: string) =>
    rows.find((row) => row.category === category && row.val === val)?.n ?? 0;
  return {
    status: 200,
    data: {
      cnt_strains: count(null, "strains"),
      cnt_reports: count(null, "reports"),
      items: Object.entries(STRAIN_CATEGORIES).map(([name, values]) => {
        const category = name as StrainCategory;
        return { category, items_val: values.map((val) => ({ val, cnt_strains: count(category, val) })) };
      }),
    },
  };
});
