import { sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { readRequests } from "./read-requests.ts";

export const listBrandRequests = defineOperation("listBrandRequests", async ({ query, reads }) => {
  const { state, start, limit } = query;
  const which = state === undefined ? sql`true` : sql`q.state = ${state}`;
  const items = await readRequests(reads, which, { start, limit });
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from brand_request q join users u on u.id = q.user_id and not u.is_remove
    where ${which}`.execute(reads);
  return { status: 200, data: { items, total: rows[0]?.total ?? 0, start, limit } };
});
