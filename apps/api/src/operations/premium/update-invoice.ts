import { sql } from "kysely";
import { readInvoices } from "../../content/plans/invoices.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { settleInvoice } from "../../payments/settle-invoice.ts";

export const updateInvoice = defineOperation("updateInvoice", async ({ params, body, user, transaction }) => {
  const data = await transaction(async (tx) => {
    await settleInvoice(tx, params.id, body.state, { moderatorId: user.id });
    const [invoice] = await readInvoices(tx, sql`i.id = ${params.id}`, { start: 0, limit: 1 });
    if (!invoice) throw notFound();
    return invoice;
  });
  return { status: 200, data };
});
