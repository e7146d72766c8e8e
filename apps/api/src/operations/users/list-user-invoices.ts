import { sql } from "kysely";
import { readInvoiceList } from "../../content/plans/invoices.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const listUserInvoices = defineOperation("listUserInvoices", async ({ user, query, reads }) => ({
  status: 200,
  data: await readInvoiceList(reads, sql`i.user_id = ${user.id} and i.brand_id is null`, {
    start: query.start,
    limit: query.limit,
  }),
}));
