import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";

export const getAdRules = defineOperation("getAdRules", async ({ db }) => ({
  status: 200,
  data: await readAdRules(db),
}));

export async function readAdRules(db: QueryExecutorProvider): Promise<Schema<"StaffAdRules">> {
  const { rows } = await sql<Schema<"StaffAdRules">>`
    select array(select section from ignore_section order by section) as sections,
      array(select country from ignore_country order by country) as countries`.execute(db);
  return rows[0] ?? { sections: [], countries: [] };
}
