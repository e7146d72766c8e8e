import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { readInvoices } from "../../content/plans/invoices.ts";
import type { Tx } from "../../db/database.ts";
import { notFound, stale } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { settleInvoice } from "../../payments/settle-invoice.ts";

export const updateInvoice = defineOperation("updateInvoice", async ({ params, body, user, transaction }) => {
  const data = await transaction(async (tx) => {
    await sql`select from invoice where id = ${params.id} for update`.execute(tx);
    const present = await readOne(tx, params.id);
    // Two presses, or a transfer for a void invoice and for the one that replaced it, would sell the period twice.
    if (body.state === "paid" && (present.state === "paid" || present.state === "void")) throw stale(present);
    await settleInvoice(tx, params.id, body.state, { moderatorId: user.id });
    return await readOne(tx, params.id);
  });
  return { status: 200, data };
});

async function readOne(tx: Tx, id: number): Promise<Schema<"Invoice">> {
  const [invoice] = await readInvoices(tx, sql`i.id = ${id}`, { start: 0, limit: 1 });
  if (!invoice) throw notFound();
  return invoice;
}
