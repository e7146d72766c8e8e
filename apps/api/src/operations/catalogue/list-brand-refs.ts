import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { brandConditions, sells } from "./list-brands.ts";

export const listBrandRefs = defineOperation("listBrandRefs", async ({ params, query, reads }) => {
  const { start, limit, category } = query;
  const base = brandConditions({ section: params.section });
  const where = sql.join(category === undefined ? base : [...base, sells(category)], sql` and `);
  const { rows } = await sql<{ id: number; name: string; total: number }>`
    select b.id, b.name, (count(*) over ())::int as total from brand b
    where ${where} order by lower(b.name), b.id limit ${limit} offset ${start}`.execute(reads);
  return {
    status: 200,
    data: { items: rows.map(({ id, name }) => ({ id, name })), total: rows[0]?.total ?? 0, start, limit },
  };
});
