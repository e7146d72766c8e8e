import { sql } from "kysely";
import { readInvoiceList } from "../../content/plans/invoices.ts";
import { likeText } from "../../db/like-text.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const listInvoices = defineOperation("listInvoices", async ({ query, reads }) => {
  const { state, number, start, limit } = query;
  const conditions = [sql`true`];
  if (state !== undefined) conditions.push(sql`i.state = ${state}`);
  if (number !== undefined) conditions.push(sql`i.number like ${`${likeText(number.toUpperCase())}%`}`);
  return {
    status: 200,
    data: await readInvoiceList(reads, sql.join(conditions, sql` and `), { start, limit }),
  };
});
