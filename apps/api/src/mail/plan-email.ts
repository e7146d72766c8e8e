import type { PlanState } from "../events/plan-news.ts";
import { invoiceFormats } from "../payments/invoice-formats.ts";
import type { Recipient } from "./account-email.ts";
import type { Mail } from "./email.ts";
import { emailHtml, emailText } from "./email-layout.ts";
import { mailText } from "./texts.ts";

/** Announces that a plan ends, or has ended, and how to keep it. */
export function planMail(
  of: Recipient & {
    kind: "premium" | "partner";
    state: PlanState;
    /** The last day of the plan. */
    date: string;
    /** The invoice that extends it. */
    invoice: { number: string; amount: number; currency: string } | null;
    /** The brand of a partner plan. */
    brand: string;
    url: string;
    settingsUrl: string;
    unsubscribeUrl: string;
  },
): Mail {
  const say = mailText(of.locale);
  const { day, money } = invoiceFormats(of.locale);
  const { invoice } = of;
  const total = invoice === null ? "" : money(invoice.amount, invoice.currency);
  const values = { name: of.name, brand: of.brand, date: day(of.date), total, number: invoice?.number ?? "" };
  const subject = say(`mail.plan.${of.kind}.${of.state}.subject`, values);
  const paragraph = say(`mail.plan.${of.kind}.${of.state}.paragraph`, values);
  const email = {
    ...{ locale: of.locale, subject, preview: paragraph, heading: subject, paragraph },
    ...{ button: say("mail.plan.button"), url: of.url, copyAddress: say("mail.copy") },
    ...{ why: say("mail.notice.why"), whyUrl: of.settingsUrl, foot: say("mail.foot") },
    unsubscribe: { words: say("mail.unsubscribe"), url: of.unsubscribeUrl },
  };
  const list = { unsubscribe: of.unsubscribeUrl };
  return { to: of.to, subject, text: emailText(email), html: emailHtml(email), list };
}
