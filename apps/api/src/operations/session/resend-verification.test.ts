import { beforeEach, expect, test } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { sendQueuedLetters } from "../../testing/mailed-key.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;

beforeEach(async () => {
  grower = await api.addUser();
});

const ask = (body: object, as: number | null = null) =>
  api.request("POST", "/session/resend-verification", { as, body });
const askProved = async (email: string, as: number | null = null) =>
  await ask({ email, recaptcha: await api.captcha() }, as);
const addressees = async () => (await sendQueuedLetters(api)).map(({ to }) => to);

test("the email is sent to the given address, or to the user's own", async () => {
  expect((await askProved(grower.email)).body.details).toMatchObject([{ type: "success", code: "sent" }]);
  expect((await ask({}, grower.id)).status).toBe(200);
  expect(await addressees()).toEqual([grower.email, grower.email]);
});

test("an unknown or confirmed address gets no email, and the response does not reveal it", async () => {
  await api.database.db.updateTable("account").set({ is_email_confirmed: true }).execute();
  const [confirmed, unknown] = [await askProved(grower.email), await askProved("unknown@example.org")];
  expect(unknown.body).toEqual(confirmed.body);
  expect(api.jobs).toHaveLength(1);
  expect(await addressees()).toEqual([]);
});

test("a guest must give an address", async () => {
  const { status, codes } = await ask({});
  expect([status, codes]).toEqual([422, ["required email"]]);
});

test("guests, and users with another address, need a proof of work, which works once", async () => {
  const other = await api.addUser();
  expect((await ask({ email: grower.email })).codes).toEqual(["required recaptcha"]);
  expect((await ask({ email: other.email }, grower.id)).codes).toEqual(["required recaptcha"]);
  expect((await ask({ email: "unknown@example.org" }, grower.id)).codes).toEqual(["required recaptcha"]);
  const recaptcha = await api.captcha();
  expect((await ask({ email: grower.email, recaptcha })).status).toBe(200);
  expect((await ask({ email: grower.email, recaptcha })).codes).toEqual(["captcha recaptcha"]);
  expect((await ask({ email: grower.email }, grower.id)).status).toBe(200);
});
