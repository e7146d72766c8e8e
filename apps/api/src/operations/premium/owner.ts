import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { readInvoices } from "../../content/plans/invoices.ts";
import { forbidden, notFound } from "../../errors/api-error.ts";
import { ownerByPath } from "../../http/owners.ts";

/** An invoice, for the user who ordered it, the managers of its brand and staff. */
export const readableInvoice = ownerByPath(async ({ id }, reader, db): Promise<Schema<"Invoice">> => {
  const [invoice] = await readInvoices(db, sql`i.id = ${Number(id)}`, { start: 0, limit: 1 });
  if (!invoice) throw notFound();
  if (reader.access.includes("admin") || invoice.item_user?.id === reader.id) return invoice;
  const { rows } = await sql`
    select from brand_manager where brand_id = ${invoice.item_brand?.id ?? 0} and user_id = ${reader.id}`.execute(
    db,
  );
  if (rows.length === 0) throw forbidden();
  return invoice;
});
