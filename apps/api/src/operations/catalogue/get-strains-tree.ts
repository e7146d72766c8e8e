import { sql } from "kysely";
import { invalid, notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { readFamily } from "./strain-family.ts";

export const getStrainsTree = defineOperation("getStrainsTree", async ({ query: { id, name }, reads }) => {
  if (id === undefined && name === undefined) throw invalid([{ code: "required", field: "id" }]);
  const which = id === undefined ? sql`lower(name) = lower(${name})` : sql`id = ${id}`;
  const { rows } = await sql<{ id: number }>`
    select id from strain where not is_remove and ${which} order by cnt_diaries desc, id limit 1`.execute(
    reads,
  );
  const root = rows[0];
  if (!root) throw notFound();
  return { status: 200, data: await readFamily(reads, root.id) };
});
