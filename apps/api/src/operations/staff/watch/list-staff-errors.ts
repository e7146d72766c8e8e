import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { stateTotals } from "../desks/state-totals.ts";
import { readErrors } from "./staff-errors.ts";

export const listStaffErrors = defineOperation("listStaffErrors", async ({ query, reads }) => {
  const { start, limit, state } = query;
  const isShown = state === undefined ? sql`true` : sql`g.state = ${state}`;
  const items = await readErrors(
    reads,
    sql`${isShown} order by g.last_date desc, g.id desc limit ${limit} offset ${start}`,
  );
  const { rows: counts } = await sql<{ state: Schema<"StaffErrorState">; total: number }>`
    select state, count(*)::int as total from error_group group by state`.execute(reads);
  return {
    status: 200,
    data: { items, start, limit, ...stateTotals({ open: 0, solved: 0, ignored: 0 }, counts, state) },
  };
});
