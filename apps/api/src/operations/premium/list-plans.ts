import { sql } from "kysely";
import { readPlans } from "../../content/plans/present-plan.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const listPlans = defineOperation("listPlans", async ({ query, reads }) => {
  const { kind, lang } = query;
  const which = kind === undefined ? sql`p.is_enabled` : sql`p.is_enabled and p.kind = ${kind}`;
  const items = await readPlans(reads, which, lang);
  return { status: 200, data: { items, total: items.length, start: 0, limit: 100 } };
});
