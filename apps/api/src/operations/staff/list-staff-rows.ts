import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { likeText } from "../../db/like-text.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { KINDS } from "../../kinds/kinds.ts";
import { deskOf } from "./desks/rows.ts";

export const listStaffRows = defineOperation("listStaffRows", async ({ params, query, reads }) => {
  const { name, join, note } = deskOf(params.desk);
  const { start, limit, search = "", is_remove } = query;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const where = sql.join(
    [
      sql`r.is_remove = ${is_remove}`,
      ...words.map((word) => sql`lower(r.name) like ${`%${likeText(word)}%`}`),
    ],
    sql` and `,
  );
  const from = sql`from ${sql.table(name)} r`;
  const { rows } = await sql<Schema<"StaffRowCard">>`
    select r.id, r.name, ${note} as note, (${KINDS[name].link(sql`r.id`)}) as link, r.is_remove, r.cnt_diaries, r.update_date
    ${from} ${join} where ${where} order by lower(r.name), r.id limit ${limit} offset ${start}`.execute(
    reads,
  );
  const { rows: counts } = await sql<{
    total: number;
  }>`select count(*)::int as total ${from} where ${where}`.execute(reads);
  return { status: 200, data: { items: rows, total: counts[0]?.total ?? 0, start, limit } };
});
