import type { Schema } from "@grow/contract";
import { METRIC } from "@grow/domain";
import { expect, test } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";

const api = freshApi();

test("GET /session returns the user with rights and units", async () => {
  const admin = await api.addUser({ access: ["view_extra", "admin"] });
  const { status, body } = await api.request<Schema<"Session">>("GET", "/session", { as: admin.id });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    user: { id: admin.id, name: admin.name, personal: { email: admin.email, is_email_confirmed: false } },
    access: ["view_extra", "admin"],
    measures: METRIC,
  });
});

test("GET /session returns 401 without a session", async () => {
  const { status, codes } = await api.request("GET", "/session");
  expect([status, codes]).toEqual([401, ["not_signed_in"]]);
});

test("the use of a session is recorded once an hour", async () => {
  const grower = await api.addUser();
  const used = async () =>
    (await api.database.db.selectFrom("session").select("use_date").executeTakeFirstOrThrow()).use_date;
  const first = await used();
  await api.request("GET", "/session", { as: grower.id });
  expect(await used()).toBe(first);
  await api.database.pool.query("update session set use_date = now() - interval '2 hours'");
  const old = await used();
  await api.request("GET", "/session", { as: grower.id });
  expect((await used()) > old).toBe(true);
});

test("a session says that its member has Premium", async () => {
  const { id } = await api.addUser();
  const session = async () => (await api.request<Schema<"Session">>("GET", "/session", { as: id })).body.data;
  expect(await session()).not.toHaveProperty("is_premium");
  const body = { kind: "premium", plan: "premium-month", return_path: "/premium" };
  const ordered = await api.request<Schema<"Checkout">>("POST", "/partners/checkout", { as: id, body });
  const admin = await api.addUser({ access: ["admin"] });
  const invoice = `/partners/invoices/${ordered.body.data.invoice_id}`;
  await api.request("PATCH", invoice, { as: admin.id, body: { state: "paid" } });
  expect(await session()).toMatchObject({ is_premium: true });
});

test("a session carries the choice about statistics cookies once it is made", async () => {
  const { id } = await api.addUser();
  const session = async () => (await api.request<Schema<"Session">>("GET", "/session", { as: id })).body.data;
  expect(await session()).not.toHaveProperty("allows_statistics");
  for (const statistics of [false, true]) {
    const cookies = { necessary: true, statistics, marketing: false };
    await api.request("PATCH", `/users/${id}/presets`, { as: id, body: { cookies } });
    expect(await session()).toMatchObject({ allows_statistics: statistics });
  }
});
