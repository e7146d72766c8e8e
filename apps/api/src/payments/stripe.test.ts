import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addInvoice } from "../testing/invoice-rows.ts";
import { type TestApi, type TestUser, testApi } from "../testing/test-api.ts";

const SECRET = "whsec_of_this_test";

/** Requests to a fake of Stripe's API. */
const asked: { url: string | undefined; key: string | undefined; form: URLSearchParams }[] = [];
let isDown = false;
const stripe = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    asked.push({ url: request.url, key: request.headers.authorization, form });
    response.writeHead(isDown ? 500 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify({ id: "cs_1", url: "https://checkout.example/cs_1" }));
  });
});

let api: TestApi;
let grower: TestUser;

beforeAll(async () => {
  await new Promise<void>((done) => stripe.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`;
  const payment = {
    stripe: { url, secretKey: "sk_of_this_test", webhookSecret: SECRET },
    ...{ vatPercent: 20, seller: "Grow", transfer: null, days: 14 },
  };
  api = await (await testApi()).withConfig({ payment });
});
afterAll(() => stripe.close());
beforeEach(async () => {
  await api.reset();
  asked.length = 0;
  isDown = false;
  grower = await api.addUser({ name: "grower" });
});

interface Told {
  id?: string;
  type?: string;
  object?: object;
  secret?: string;
  age?: number;
}

async function tell(
  invoiceId: number,
  { id = "evt_1", type = "checkout.session.completed", object, secret = SECRET, age = 0 }: Told = {},
) {
  const metadata = { invoice_id: String(invoiceId) };
  const body = JSON.stringify({
    id,
    type,
    data: { object: { id: "cs_1", payment_status: "paid", metadata, ...object } },
  });
  const time = Math.floor(Date.now() / 1000) - age;
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  const answer = await api.server.inject({
    method: "POST",
    url: "/api/partners/stripe",
    headers: { "content-type": "application/json", "stripe-signature": `t=${time},v1=${signature}` },
    payload: body,
  });
  return answer.statusCode;
}
const refund = { type: "charge.refunded", object: { id: "ch_1", refunded: true } };
const stateOf = async (id: number) => {
  const { rows } = await sql<{ state: string }>`select state from invoice where id = ${id}`.execute(
    api.database.db,
  );
  return rows[0]?.state;
};
const invoice = () => addInvoice(api.database.db, grower.id, null, { provider: "stripe" });
const plans = async () =>
  (
    await sql`select close_date is null as is_open, date_end - date_start as days from subscription`.execute(
      api.database.db,
    )
  ).rows;

describe("a checkout with Stripe", () => {
  const order = () =>
    api.request<Schema<"Checkout">>("POST", "/partners/checkout", {
      as: grower.id,
      body: { kind: "premium", plan: "premium-month", return_path: "/premium" },
    });

  it("returns Stripe's URL, for our price and invoice", async () => {
    const { status, body } = await order();
    expect([status, body.data.url]).toEqual([201, "https://checkout.example/cs_1"]);
    const [request] = asked;
    expect([request?.url, request?.key]).toEqual(["/v1/checkout/sessions", "Bearer sk_of_this_test"]);
    expect(request?.form.get("metadata[invoice_id]")).toBe(String(body.data.invoice_id));
    expect(request?.form.get("line_items[0][price_data][unit_amount]")).toBe("490");
    expect(request?.form.get("success_url")).toContain(`/premium?invoice=${body.data.invoice_id}`);
  });

  it("returns 503 while Stripe is down", async () => {
    isDown = true;
    expect((await order()).status).toBe(503);
  });
});

describe("a Stripe webhook", () => {
  it("pays an invoice once when repeated", async () => {
    const id = await invoice();
    expect(await tell(id)).toBe(200);
    expect(await tell(id)).toBe(200);
    expect(await tell(id, { id: "evt_2", type: "checkout.session.async_payment_succeeded" })).toBe(200);
    expect(await stateOf(id)).toBe("paid");
    expect(await plans()).toHaveLength(1);
  });

  it("may come in any order: a refund before its payment leaves no plan", async () => {
    const id = await invoice();
    await tell(id, { id: "evt_2", ...refund });
    await tell(id, { id: "evt_1" });
    expect(await stateOf(id)).toBe("refunded");
    expect(await plans()).toMatchObject([{ is_open: false }]);
  });

  it("waits for delayed payments and full refunds", async () => {
    const id = await invoice();
    await tell(id, { object: { payment_status: "unpaid" } });
    expect(await stateOf(id)).toBe("open");
    await tell(id, { id: "evt_2", type: "checkout.session.async_payment_succeeded" });
    await tell(id, { id: "evt_3", type: "charge.refunded", object: { refunded: false } });
    expect(await stateOf(id)).toBe("paid");
  });

  it("needs a valid recent signature and an invoice of a Stripe checkout", async () => {
    const id = await invoice();
    expect(await tell(id, { secret: "of somebody else" })).toBe(400);
    expect(await tell(id, { age: 3600 })).toBe(400);
    expect(await stateOf(id)).toBe("open");
    const manual = await addInvoice(api.database.db, grower.id);
    expect(await tell(manual, { id: "evt_9" })).toBe(200);
    expect(await stateOf(manual)).toBe("open");
    expect(await tell(999, { id: "evt_10" })).toBe(200);
  });
});
