import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { Mail } from "../mail/email.ts";
import { renewPlans } from "../payments/renew-plans.ts";
import type { TransferConfig } from "../payments/transfer-config.ts";
import { addBrand } from "../testing/catalogue-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import type { TestApi, TestUser } from "../testing/test-api.ts";
import { sendInvoiceEmail } from "./send-invoice-email.ts";

const TRANSFER: TransferConfig = {
  payee: "Grow GmbH",
  iban: "AT611904300234573201",
  bic: "BKAUATWW",
  text: "",
};
const PUBLIC_URL = "https://grow.example";

const api = freshApi();
let grower: TestUser;

beforeEach(async () => {
  grower = await api.addUser({ name: "lucia" });
});

const withTransfer = (transfer: TransferConfig | null) =>
  api.withConfig({ payment: { ...api.parts.config.payment, transfer, days: 10 } });

async function order(of: TestApi, body: object = {}): Promise<Schema<"Invoice">> {
  const { status, body: answer } = await of.request<Schema<"Checkout">>("POST", "/partners/checkout", {
    as: grower.id,
    body: { kind: "premium", plan: "premium-month", return_path: "/premium", ...body },
  });
  expect(status).toBe(201);
  const path = `/partners/invoices?limit=1`;
  const admin = await api.addUser({ name: `admin-${answer.data.invoice_id}`, access: ["admin"] });
  const { body: list } = await of.request<Schema<"InvoiceList">>("GET", path, { as: admin.id });
  return list.data.items[0] as Schema<"Invoice">;
}

/** Runs the queued emails. */
async function delivered(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = {
    kind: "outbox" as const,
    send: async (mail: Mail) => void mails.push(mail),
    close: () => undefined,
  };
  for (const { name, data } of api.jobs.splice(0)) {
    if (name === "send-invoice")
      await sendInvoiceEmail({ db: api.database.db, mailer, publicUrl: PUBLIC_URL }, data);
  }
  return mails;
}

const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

describe("an order paid by transfer", () => {
  it("says whom to pay, where, how much, until when and with which reference, on its page and by email", async () => {
    const invoice = await order(await withTransfer(TRANSFER));
    expect(invoice).toMatchObject({
      is_transfer: true,
      due_date: inTenDays(),
      item_transfer: TRANSFER,
      price: { amount: 490, currency: "EUR" },
    });
    const [mail, ...others] = await delivered();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: grower.email, subject: `Invoice ${invoice.number}: €4.90` });
    for (const part of ["Payee: Grow GmbH", "IBAN: AT61 1904 3002 3457 3201", "BIC: BKAUATWW"]) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.text).toContain(`Reference: ${invoice.number}`);
    expect(mail?.text).toContain(`${PUBLIC_URL}/premium?invoice=${invoice.id}`);
  });

  it("says that the details follow by email where an operator has set none", async () => {
    const invoice = await order(await withTransfer(null));
    expect(invoice).toMatchObject({ is_transfer: true, item_transfer: null });
    const [mail] = await delivered();
    expect(mail?.text).toContain("We'll email you where to pay it.");
    expect(mail?.text).toContain(`Reference: ${invoice.number}`);
    expect(mail?.text).not.toContain("Payee");
  });

  it("is emailed in the language of the account, with the other details of the operator", async () => {
    await sql`update account set locale = 'de' where user_id = ${grower.id}`.execute(api.database.db);
    await order(await withTransfer({ ...TRANSFER, iban: null, bic: null, text: "Twint: 079 000 00 00" }));
    const [mail] = await delivered();
    expect(mail?.text).toContain("Empfänger: Grow GmbH");
    expect(mail?.text).toContain("- Twint: 079 000 00 00");
  });

  it("keeps the account it was ordered with", async () => {
    await order(await withTransfer(TRANSFER));
    const { rows } = await sql<{ payee: string }>`select transfer ->> 'payee' as payee from invoice`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ payee: "Grow GmbH" }]);
  });

  it("of a brand leads back to the portal", async () => {
    const brandId = await addBrand(api.database.db, { name: "Loam", managers: [grower.id] });
    const { brandsUrl } = api.parts.config;
    const of = { kind: "partner", plan: "partner-month", brand_id: brandId };
    const invoice = await order(await withTransfer(TRANSFER), {
      ...of,
      return_path: `${brandsUrl}/subscription`,
    });
    const [mail] = await delivered();
    expect(mail?.text).toContain(`${brandsUrl}/subscription?invoice=${invoice.id}`);
  });

  it("that was paid or replaced before is not emailed", async () => {
    await order(await withTransfer(TRANSFER));
    await sql`update invoice set state = 'void'`.execute(api.database.db);
    expect(await delivered()).toEqual([]);
  });
});

it("an order paid by card names no account and sends no email", async () => {
  const stripe = { url: "http://127.0.0.1:1", secretKey: "sk_test_1", webhookSecret: "whsec_test" };
  const card = await api.withConfig({
    payment: { ...api.parts.config.payment, stripe, transfer: TRANSFER },
  });
  await card.request("POST", "/partners/checkout", {
    as: grower.id,
    body: { kind: "premium", plan: "premium-month", return_path: "/premium" },
  });
  const { rows } = await sql`select provider, transfer from invoice`.execute(api.database.db);
  expect(rows).toEqual([{ provider: "stripe", transfer: null }]);
  expect(await delivered()).toEqual([]);
});

async function addEnding(): Promise<void> {
  await sql`
    insert into subscription (kind, user_id, plan, period, price_amount, price_currency, date_start, date_end)
    values ('premium', ${grower.id}, 'premium-month', 'month', 490, 'EUR', current_date - 25, current_date + 5)`.execute(
    api.database.db,
  );
}

it("the invoice of a renewal is emailed once, in the language of the buyer", async () => {
  await addEnding();
  await sql`update account set locale = 'de'`.execute(api.database.db);
  await sql`
    insert into plan_text (code, lang, title) values ('premium-month', 'de', 'Premium für einen Monat')
    on conflict (code, lang) do update set title = excluded.title`.execute(api.database.db);
  const terms = { ...api.parts.config.payment, transfer: TRANSFER };
  for (let time = 0; time < 2; time += 1) await renewPlans(api.database, api.parts.jobs, terms);
  const mails = await delivered();
  expect(mails.map(({ to }) => to)).toEqual([grower.email]);
  expect(mails[0]?.text).toContain("Premium für einen Monat");
});

it("the invoice of a renewal by card says to pay by card, on the page of plans", async () => {
  await addEnding();
  const stripe = { url: "http://127.0.0.1:1", secretKey: "sk_test_1", webhookSecret: "whsec_test" };
  await renewPlans(api.database, api.parts.jobs, { ...api.parts.config.payment, stripe, transfer: TRANSFER });
  const [mail] = await delivered();
  expect(mail?.text).toContain("pay by card");
  expect(mail?.text).not.toContain("invoice=");
  expect(mail?.text).not.toContain(TRANSFER.iban ?? "IBAN");
});
