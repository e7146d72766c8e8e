import type { Schema } from "@grow/contract";
import { invoiceFormats } from "../payments/invoice-formats.ts";
import { transferLines } from "../payments/transfer-lines.ts";
import { accountMail, type Recipient } from "./account-email.ts";
import type { Mail } from "./email.ts";
import { mailText } from "./texts.ts";

/** Says how to pay an open invoice: whom, where, how much, until when, with which reference. */
export function invoiceMail(of: Recipient & { invoice: Schema<"Invoice">; url: string }): Mail {
  const say = mailText(of.locale);
  const formats = invoiceFormats(of.locale);
  const { number, title, price, due_date, item_transfer, is_transfer } = of.invoice;
  const total = formats.money(price.amount, price.currency);
  const values = { name: of.name, title, total, number, date: formats.day(due_date) };
  return accountMail(of, {
    subject: say("mail.invoice.subject", values),
    paragraph: say(
      is_transfer
        ? item_transfer === null
          ? "mail.invoice.follows"
          : "mail.invoice.paragraph"
        : "mail.invoice.card",
      values,
    ),
    items: transferLines(of.invoice, formats).map(({ name, value }) => ({
      text: name === "" ? value : `${name}: ${value}`,
    })),
    button: say(is_transfer ? "mail.invoice.button" : "mail.plan.button"),
    url: of.url,
    why: say("mail.invoice.why"),
  });
}
