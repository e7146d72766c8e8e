import { defineOperation } from "../../http/define-operation.ts";
import { invoicePdf } from "../../payments/invoice-pdf.ts";
import { readableInvoice } from "./owner.ts";

export const getInvoiceFile = defineOperation("getInvoiceFile", async ({ found, config, locale }) => {
  const invoice = found(readableInvoice);
  const content = await invoicePdf(invoice, { seller: config.payment.seller, locale });
  return { status: 200, file: { type: "application/pdf", name: `${invoice.number}.pdf`, content } };
});
