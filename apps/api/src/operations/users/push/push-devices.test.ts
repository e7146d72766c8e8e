import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it, test } from "vitest";
import { startSession } from "../../../accounts/tokens.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { type TestBrowser, testPushService } from "../../../testing/push-service.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

const api = freshApi();
const service = testPushService();
const FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0";
let member: TestUser;

beforeEach(async () => {
  member = await api.addUser({ name: "lucia" });
});

const at = (of: TestUser | string | number = member) =>
  `/users/${typeof of === "object" ? of.id : of}/settings/push-devices`;
const list = (of = member) => api.request<Schema<"PushDevicesSection">>("GET", at(of), { as: of.id });
const add = (body: object = service.newBrowser(), of = member) =>
  api.request<Schema<"PushDevicesSection">>("POST", at(of), {
    ...{ as: of.id, body, headers: { "user-agent": FIREFOX } },
  });
const remove = (id: number, of = member) => api.request("DELETE", `${at(of)}/${id}`, { as: of.id });
const count = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from push_device`.execute(
    api.database.db,
  );
  return rows[0]?.n;
};

describe("push devices", () => {
  it("are listed with the key of the server, the newest and current first", async () => {
    expect((await list()).body.data).toEqual({ server_key: api.parts.config.push?.publicKey, devices: [] });
    const { status, body } = await add();
    expect(status).toBe(200);
    expect(body.data.devices).toEqual([
      {
        ...{ id: expect.any(Number), browser: "Firefox", system: "Android", add_date: expect.any(String) },
        ...{ push_date: null, is_named: false, is_current: true },
      },
    ]);
    expect((await list()).body.data).toEqual(body.data);
  });

  it("are added once, and never show endpoint or keys", async () => {
    const browser: TestBrowser = service.newBrowser();
    await add({ ...browser, expirationTime: null });
    const { body } = await add(browser);
    expect(body.data.devices).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain(browser.endpoint);
    expect(JSON.stringify(body)).not.toContain(browser.keys.auth);
  });

  it("show names only where their user wants it, and no more when another takes them over", async () => {
    const other = await api.addUser({ name: "otto" });
    const browser = service.newBrowser();
    const isNamed = async (body: object, of = member) => (await add(body, of)).body.data.devices[0]?.is_named;
    expect(await isNamed({ ...browser, is_named: true })).toBe(true);
    expect(await isNamed({ ...browser, is_named: true })).toBe(true);
    expect(await isNamed(browser, other)).toBe(false);
  });

  it("move to the next user of the browser", async () => {
    const other = await api.addUser({ name: "otto" });
    const browser = service.newBrowser();
    await add(browser);
    expect((await add(browser, other)).body.data.devices).toHaveLength(1);
    expect((await list()).body.data.devices).toEqual([]);
  });

  it("are 20 at most; the longest unused goes", async () => {
    for (let n = 0; n < 21; n++) await add();
    const { devices } = (await list()).body.data;
    expect([devices.length, await count()]).toEqual([20, 20]);
    expect(Math.min(...devices.map(({ id }) => id))).toBe(2);
  });

  it("are removed by their user only", async () => {
    const other = await api.addUser({ name: "otto" });
    const { devices } = (await add()).body.data;
    const id = devices[0]?.id ?? 0;
    expect((await remove(id, other)).status).toBe(404);
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    expect(await count()).toBe(0);
  });

  it("are gone when their session is signed out, and others stay", async () => {
    await add();
    const { token } = await startSession(api.database.db, member.id);
    const body = service.newBrowser();
    const headers = { authorization: `Bearer ${token}` };
    const added = await api.request<Schema<"PushDevicesSection">>("POST", at(), { body, headers });
    expect(added.body.data.devices.map(({ is_current }) => is_current)).toEqual([true, false]);
    expect((await api.request("DELETE", "/session", { headers })).status).toBe(204);
    expect([(await list()).body.data.devices.length, await count()]).toEqual([1, 1]);
  });

  it("are gone when sessions are ended elsewhere, one or all others", async () => {
    for (let n = 0; n < 2; n++) {
      const { token } = await startSession(api.database.db, member.id);
      const headers = { authorization: `Bearer ${token}` };
      await api.request("POST", at(), { body: service.newBrowser(), headers });
    }
    await add();
    const sessions = `/users/${member.id}/settings/sessions`;
    const { body } = await api.request<Schema<"SessionsSection">>("GET", sessions, { as: member.id });
    const other = body.data.sessions.find(({ is_current }) => !is_current);
    await api.request("DELETE", `${sessions}/${other?.id}`, { as: member.id });
    expect(await count()).toBe(2);
    await api.request("DELETE", sessions, { as: member.id });
    expect([await count(), (await list()).body.data.devices.length]).toEqual([1, 1]);
  });

  it("do not exist on a server without keys", async () => {
    const without = await api.withConfig({ push: null });
    const as = member.id;
    const { body } = await without.request<Schema<"PushDevicesSection">>("GET", at(), { as });
    expect(body.data).toEqual({ server_key: null, devices: [] });
    const refused = await without.request("POST", at(), { as, body: service.newBrowser() });
    expect([refused.status, refused.codes]).toEqual([422, ["not_allowed endpoint"]]);
  });

  it("can be of a push service from the settings", async () => {
    const { push } = api.parts.config;
    const other = await api.withConfig({ push: push && { ...push, hosts: ["push.example"] } });
    const body = { ...service.newBrowser(), endpoint: "https://push.example/abc" };
    expect((await other.request("POST", at(), { as: member.id, body })).status).toBe(200);
    expect((await add(body)).codes).toEqual(["not_allowed endpoint"]);
  });

  it("can be of a local push service of a test, at its origin only", async () => {
    const { push } = api.parts.config;
    const own = await api.withConfig({ push: push && { ...push, origins: ["http://127.0.0.1:8080"] } });
    const at8080 = (endpoint: string) =>
      own.request("POST", at(), { as: member.id, body: { ...service.newBrowser(), endpoint } });
    expect((await at8080("http://127.0.0.1:8080/abc")).status).toBe(200);
    for (const endpoint of [
      "http://127.0.0.1/abc",
      "https://127.0.0.1:8080/abc",
      "http://a:b@127.0.0.1:8080/abc",
    ]) {
      expect((await at8080(endpoint)).codes).toEqual(["not_allowed endpoint"]);
    }
  });
});

test.each([
  ...["http://fcm.googleapis.com/x", "https://127.0.0.1/push", "https://169.254.169.254/latest"],
  ...["https://evil.example/fcm.googleapis.com", "https://fcm.googleapis.com.evil.example/x"],
  ...["https://fcm.googleapis.com:8443/x", "https://user:secret@fcm.googleapis.com/x"],
  ...["https://evilpush.services.mozilla.com.example/x", "https://[::ffff:7f00:1]/push"],
])("an endpoint at %s returns 422", async (endpoint) => {
  const { status, codes } = await add({ ...service.newBrowser(), endpoint });
  expect([status, codes, await count()]).toEqual([422, ["not_allowed endpoint"], 0]);
});

test.each([
  [{ keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) } }, "wrong_format keys.p256dh"],
  [{ keys: { p256dh: "short", auth: "A".repeat(22) } }, "wrong_format keys.p256dh"],
  [{ keys: { p256dh: "B".repeat(87) } }, "required keys.auth"],
  [{ endpoint: "x" }, "too_short endpoint"],
  [{ name: "phone" }, "unknown_field name"],
])("a subscription with %j returns 422", async (change, code) => {
  const { status, codes } = await add({ ...service.newBrowser(), ...change });
  expect(status).toBe(422);
  expect(codes).toContain(code);
});

test("push devices return 401 to guests and 403 to other users, including moderators", async () => {
  const moderator = await api.addUser({ access: ["moderate"] });
  const body = service.newBrowser();
  for (const [method, path, given] of [
    ["GET", at(), {}],
    ["POST", at(), { body }],
    ["DELETE", `${at()}/1`, {}],
  ] as const) {
    expect((await api.request(method, path, given)).status).toBe(401);
    expect((await api.request(method, path, { ...given, as: moderator.id })).codes).toEqual(["no_right"]);
  }
});

test("adding a push device returns 400 or 415 for unreadable bodies", async () => {
  await expectUnreadableRefused({
    server: api.server,
    method: "POST",
    url: `/api${at()}`,
    token: member.token,
  });
});
