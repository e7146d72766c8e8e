import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { renewPlans } from "../../payments/renew-plans.ts";
import { addBrand } from "../../testing/catalogue-rows.ts";
import { addDiary, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { addInvoice } from "../../testing/invoice-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;
let other: TestUser;
let admin: TestUser;

beforeEach(async () => {
  grower = await api.addUser({ name: "grower" });
  other = await api.addUser({ name: "other" });
  admin = await api.addUser({ name: "admin", access: ["admin"] });
});

const order = (body: object = {}, as: number | null = grower.id) =>
  api.request<Schema<"Checkout">>("POST", "/partners/checkout", {
    as,
    body: { kind: "premium", plan: "premium-month", return_path: "/premium", ...body },
  });
const settle = (id: number, state: string, as = admin.id) =>
  api.request<Schema<"Invoice">>("PATCH", `/partners/invoices/${id}`, { as, body: { state } });
const premium = async (of = grower) =>
  (await api.request<Schema<"Premium">>("GET", `/users/${of.id}/premium`, { as: of.id })).body.data;
const buy = async (body: object = {}) => {
  const { invoice_id: id } = (await order(body)).body.data;
  return (await settle(id, "paid")).body.data;
};
const run = (statement: ReturnType<typeof sql>) => statement.execute(api.database.db);
const today = () => new Date().toISOString().slice(0, 10);

describe("the plans", () => {
  it("are public, in the requested language, cheapest per month first", async () => {
    const { body } = await api.request<Schema<"PlanList">>("GET", "/partners/plans?kind=premium&lang=de");
    expect(body.data.items).toMatchObject([
      { plan: "premium-year", lang: "de", price: { amount: 3900, currency: "EUR" }, limits: null },
      { plan: "premium-month" },
    ]);
    expect((await api.request<Schema<"PlanList">>("GET", "/partners/plans")).body.data.total).toBe(4);
    expect((await api.request("GET", "/partners/plans?kind=gold")).status).toBe(422);
  });

  it("are edited by staff, without changing prices of bought plans", async () => {
    await buy();
    const change = (code: string, body: object, as = admin.id) =>
      api.request<Schema<"Plan">>("PATCH", `/partners/plans/${code}`, { as, body });
    const text = { lang: "en", title: "Monthly", items_text: ["No ads"] };
    const { body } = await change("premium-month", {
      price: { amount: 590, currency: "EUR" },
      texts: [text],
    });
    expect(body.data).toMatchObject({ title: "Monthly", items_text: ["No ads"], price: { amount: 590 } });
    expect((await premium()).price).toEqual({ amount: 490, currency: "EUR" });
    const limits = { banner_views: 1, newsletters: 1, testers: 1, managers: 1 };
    expect((await change("premium-month", { limits })).codes).toEqual(["not_allowed limits"]);
    expect((await change("partner-month", { limits })).body.data.limits).toEqual(limits);
    expect((await change("gold", { trial_days: 3 })).status).toBe(404);
    expect((await change("premium-month", { trial_days: 3 }, grower.id)).status).toBe(403);
    await change("premium-month", { is_enabled: false });
    expect((await order()).codes).toEqual(["unknown_reference plan"]);
  });
});

describe("buying Premium", () => {
  it("unlocks locked diaries once staff has confirmed the payment", async () => {
    const diary = await addDiary(api.database.db, { userId: other.id, columns: { is_lock: true } });
    await addWeek(api.database.db, diary);
    const isOpen = async () =>
      (await api.request<Schema<"WeekCardList">>("GET", "/weeks", { as: grower.id })).body.data.items
        .length === 1;
    const locked = await isOpen();
    const { status, body } = await order({ bill_to: "Lucia Varga\nWien" });
    expect([status, body.data.url]).toEqual([201, `/premium?invoice=${body.data.invoice_id}`]);
    expect(await isOpen()).toBe(locked);
    const { body: paid } = await settle(body.data.invoice_id, "paid");
    expect(paid.data).toMatchObject({
      state: "paid",
      is_paid: true,
      vat_percent: 20,
      bill_to: "Lucia Varga\nWien",
    });
    expect(await premium()).toMatchObject({
      is_active: true,
      plan: "premium-month",
      is_renew: true,
      period: "month",
    });
    expect([locked, await isOpen()]).toEqual([false, true]);
  });

  it("numbers invoices without gaps; ordering again replaces an open one", async () => {
    const first = (await order()).body.data.invoice_id;
    const second = (await order()).body.data.invoice_id;
    const { body } = await api.request<Schema<"InvoiceList">>("GET", `/users/${grower.id}/invoices`, {
      as: grower.id,
    });
    const year = new Date().getUTCFullYear();
    expect(body.data.items.map(({ id, number, state }) => [id, number, state])).toEqual([
      [second, `INV-${year}-0002`, "open"],
      [first, `INV-${year}-0001`, "void"],
    ]);
    expect((await api.request("GET", `/users/${grower.id}/invoices`, { as: other.id })).status).toBe(403);
  });

  it("extends a running plan", async () => {
    const one = await buy();
    const two = await buy();
    expect(one.date_start).toBe(today());
    expect(new Date(two.date_start).getTime() - new Date(one.date_end).getTime()).toBe(86_400_000);
    expect((await premium()).date_end).toBe(two.date_end);
  });

  it("is for members, of plans that are sold", async () => {
    expect((await order({}, null)).status).toBe(401);
    expect((await order({ plan: "gold" })).codes).toEqual(["unknown_reference plan"]);
    expect((await order({ plan: "partner-month" })).codes).toEqual(["unknown_reference plan"]);
  });
});

describe("the end of a plan", () => {
  it("comes with its last day, and Premium with it", async () => {
    await buy();
    await run(sql`update subscription set date_start = current_date - 31, date_end = current_date - 1`);
    expect(await premium()).toMatchObject({ is_active: false, is_renew: false });
    await renewPlans(api.database, api.parts.jobs, api.parts.config.payment);
    const { rows } = await run(sql`select close_date is not null as is_closed from subscription`);
    expect(rows).toEqual([{ is_closed: true }]);
    await buy();
    expect((await premium()).is_active).toBe(true);
  });

  it("creates one invoice for the renewal, unless it was cancelled", async () => {
    await buy();
    await run(sql`update subscription set date_end = current_date + 5`);
    await run(sql`update invoice set date_end = current_date + 5`);
    for (let time = 0; time < 2; time += 1)
      await renewPlans(api.database, api.parts.jobs, api.parts.config.payment);
    const states = async () =>
      (await run(sql`select state from invoice order by id`)).rows.map(
        (row) => (row as { state: string }).state,
      );
    expect(await states()).toEqual(["paid", "open"]);
    const stop = () =>
      api.request<Schema<"Renewal">>("PATCH", "/partners/renewal", {
        as: grower.id,
        body: { kind: "premium", is_renew: false },
      });
    expect((await stop()).body.data).toMatchObject({ plan: "premium-month", is_renew: false });
    expect(await states()).toEqual(["paid", "void"]);
    await renewPlans(api.database, api.parts.jobs, api.parts.config.payment);
    expect(await states()).toEqual(["paid", "void"]);
    const resume = () =>
      api.request("PATCH", "/partners/renewal", { as: grower.id, body: { kind: "premium", is_renew: true } });
    for (let time = 0; time < 2; time += 1) await resume();
    expect(await states()).toEqual(["paid", "open"]);
  });

  it("comes at once when the money is returned", async () => {
    const { id } = await buy();
    expect((await settle(id, "refunded")).body.data.state).toBe("refunded");
    expect((await premium()).is_active).toBe(false);
    expect((await settle(id, "paid")).codes).toEqual(["not_allowed state"]);
  });

  it("cannot be changed where there is no plan", async () => {
    const body = { kind: "premium", is_renew: false };
    expect((await api.request("PATCH", "/partners/renewal", { as: grower.id, body })).status).toBe(404);
  });
});

describe("the plan of a brand", () => {
  it("begins with its free days, is ordered by owners, and shows in the portal", async () => {
    const brand_id = await addBrand(api.database.db, { name: "Loam", managers: [grower.id] });
    const partner = {
      kind: "partner",
      plan: "partner-month",
      brand_id,
      return_path: "http://localhost:3001/x",
    };
    expect((await order(partner, other.id)).status).toBe(403);
    expect((await order({ ...partner, return_path: "https://evil.example" })).codes).toEqual([
      "not_allowed return_path",
    ]);
    expect((await order({ ...partner, brand_id: undefined })).codes).toEqual(["required brand_id"]);
    const { body } = await order(partner);
    expect(body.data.url).toBe(`http://localhost:3001/x?invoice=${body.data.invoice_id}`);
    const plan = async (as = grower.id) =>
      api.request<Schema<"Subscription">>("GET", "/brands-manager/subscription", { as });
    expect((await plan()).body.data).toMatchObject({
      ...{ plan: "partner-month", is_active: true, is_trial: true, use: { managers: 1, testers: 0 } },
      limits: { testers: 10, managers: 5 },
      invoices: [{ state: "open", item_brand: { id: brand_id } }],
    });
    await settle(body.data.invoice_id, "paid");
    expect((await plan()).body.data).toMatchObject({ is_trial: false, price: { amount: 9900 } });
    const renewal = { kind: "partner", is_renew: false };
    const change = (as: number, more: object) =>
      api.request("PATCH", "/partners/renewal", { as, body: { ...renewal, ...more } });
    expect((await change(other.id, { brand_id })).status).toBe(403);
    expect((await change(grower.id, {})).codes).toEqual(["required brand_id"]);
    expect((await change(grower.id, { brand_id })).status).toBe(200);
  });
});

describe("invoices", () => {
  it("are listed for staff by state and number", async () => {
    const id = await addInvoice(api.database.db, grower.id);
    await addInvoice(api.database.db, other.id, null, { state: "paid" });
    const list = (query: string, as = admin.id) =>
      api.request<Schema<"InvoiceList">>("GET", `/partners/invoices?${query}`, { as });
    expect((await list("state=open")).body.data).toMatchObject({ total: 1, items: [{ id }] });
    expect((await list("number=inv-2026-0002")).body.data.items).toMatchObject([
      { item_user: { name: "other" } },
    ]);
    expect((await list("", grower.id)).status).toBe(403);
    expect((await settle(id, "paid", grower.id)).status).toBe(403);
    expect((await settle(999, "paid")).status).toBe(404);
  });

  it("that are void or paid cannot be marked as paid: 409, and nothing changes", async () => {
    const replaced = (await order()).body.data.invoice_id;
    const { invoice_id: id } = (await order()).body.data;
    const refused = await settle(replaced, "paid");
    expect([refused.status, refused.codes, refused.body.data]).toMatchObject([
      409,
      ["stale"],
      { id: replaced, state: "void", is_paid: false },
    ]);
    expect((await premium()).is_active).toBe(false);
    expect((await settle(id, "paid")).status).toBe(200);
    const { date_end } = await premium();
    const events = async () => (await run(sql`select from event where type = 'invoice.paid'`)).rows.length;
    const again = [await settle(id, "paid"), await settle(replaced, "paid")];
    expect(again.map(({ status, body }) => [status, body.data.state])).toEqual([
      [409, "paid"],
      [409, "void"],
    ]);
    expect([(await premium()).date_end, await events()]).toEqual([date_end, 1]);
  });

  it("that two of the staff mark as paid at once start one plan", async () => {
    const { invoice_id: id } = (await order()).body.data;
    const both = await Promise.all([settle(id, "paid"), settle(id, "paid")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await run(sql`select from subscription`)).rows).toHaveLength(1);
  });

  it("are files for the user who ordered them and for staff", async () => {
    const id = await addInvoice(api.database.db, grower.id);
    const file = (token: string | null) =>
      api.server.inject({
        url: `/api/partners/invoices/${id}/file`,
        headers: { "accept-language": "th", ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      });
    const answer = await file(grower.token);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(answer.headers["content-disposition"]).toContain("INV-2026-0001.pdf");
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await file(admin.token)).statusCode).toBe(200);
    expect((await file(other.token)).statusCode).toBe(403);
    expect((await file(null)).statusCode).toBe(401);
  });
});
