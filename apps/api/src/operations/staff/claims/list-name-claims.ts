import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { unlinkedNames } from "./unlinked-names.ts";

export const listNameClaims = defineOperation("listNameClaims", async ({ query, reads }) => {
  const { start, limit } = query;
  const names = sql`
    select e.category, min(trim(e.name)) as name, count(distinct e.diary_id)::int as cnt_diaries, max(d.add_date) as last_date
    from ${unlinkedNames} group by e.category, lower(trim(e.name))`;
  const { rows } = await sql<Schema<"NameClaim">>`
    select * from (${names}) n order by n.cnt_diaries desc, n.last_date desc, n.category, n.name
    limit ${limit} offset ${start}`.execute(reads);
  const { rows: counts } = await sql<{
    total: number;
  }>`select count(*)::int as total from (${names}) n`.execute(reads);
  return { status: 200, data: { items: rows, total: counts[0]?.total ?? 0, start, limit } };
});
