import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { squareUrl } from "../../media/present-photo.ts";
import { userLink } from "../author.ts";
import { type BrandRef, brandJson, presentBrandShort } from "../catalogue/catalogue-refs.ts";

interface InvoiceRow
  extends Omit<Schema<"Invoice">, "price" | "url" | "item_user" | "item_brand" | "item_transfer"> {
  transfer: Schema<"InvoiceTransfer"> | null;
  price_amount: number;
  price_currency: string;
  user: { id: number; name: string; avatar_key: string | null } | null;
  brand: BrandRef | null;
}

export interface InvoicePage {
  readonly start: number;
  readonly limit: number;
}

/**
 * Invoices with their recipients, newest first.
 *
 * @param which a condition on invoices `i`
 */
export async function readInvoices(
  db: QueryExecutorProvider,
  which: RawBuilder<unknown>,
  { start, limit }: InvoicePage,
): Promise<Schema<"Invoice">[]> {
  const { rows } = await sql<InvoiceRow>`
    select i.id, i.number, i.add_date, i.kind, i.plan, i.title, i.date_start::text, i.date_end::text, i.price_amount,
      i.price_currency, i.vat_percent, i.bill_to, i.state, i.is_paid, i.pay_date,
      i.due_date::text, i.provider = 'manual' as is_transfer, i.transfer,
      case when u.id is not null then json_build_object('id', u.id, 'name', u.name, 'avatar_key', u.avatar_key) end as user,
      ${brandJson} as brand
    from invoice i
    left join users u on u.id = i.user_id and not u.is_remove
    left join brand b on b.id = i.brand_id
    where ${which} order by i.id desc limit ${limit} offset ${start}`.execute(db);
  return rows.map(presentInvoice);
}

/** The same with the total number. */
export async function readInvoiceList(
  db: QueryExecutorProvider,
  which: RawBuilder<unknown>,
  page: InvoicePage,
): Promise<Schema<"InvoiceList">> {
  const items = await readInvoices(db, which, page);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from invoice i where ${which}`.execute(db);
  return { items, total: rows[0]?.total ?? 0, ...page };
}

function presentInvoice(row: InvoiceRow): Schema<"Invoice"> {
  const { price_amount, price_currency, transfer, user, brand, ...invoice } = row;
  return {
    ...invoice,
    price: { amount: price_amount, currency: price_currency },
    item_transfer: transfer,
    url: `/api/partners/invoices/${row.id}/file`,
    item_user: user && {
      id: user.id,
      name: user.name,
      link: userLink(user.name),
      avatar_small: squareUrl(user.avatar_key),
    },
    item_brand: brand && presentBrandShort(brand),
  };
}
