import { sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { REQUEST_TABLES, readStrainRequests } from "./read-strain-requests.ts";

export const listStrainRequests = defineOperation("listStrainRequests", async ({ query, reads }) => {
  const { state, start, limit } = query;
  const which = state === undefined ? sql`true` : sql`q.state = ${state}`;
  const items = await readStrainRequests(reads, which, { start, limit });
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${REQUEST_TABLES} where ${which}`.execute(reads);
  return { status: 200, data: { items, total: rows[0]?.total ?? 0, start, limit } };
});
