import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { sendNotificationEmail } from "../../../jobs/send-notification-email.ts";
import { sweepExpired } from "../../../jobs/sweep-expired.ts";
import type { Mail } from "../../../mail/email.ts";
import { addBrand } from "../../../testing/catalogue-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let owner: TestUser;
let editor: TestUser;
let grower: TestUser;
let brand: number;

beforeEach(async () => {
  owner = await api.addUser({ name: "owner" });
  editor = await api.addUser({ name: "editor" });
  grower = await api.addUser({ name: "grower" });
  brand = await addBrand(api.database.db, { name: "Loam", managers: [owner.id, editor.id] });
  await sql`update brand_manager set role = 'editor' where user_id = ${editor.id}`.execute(api.database.db);
});

const invite = (kind: "manager" | "tester", body: object = {}, as = owner.id) =>
  api.request("POST", `/brands-manager/${kind === "manager" ? "add_manager" : "testers/add_tester"}`, {
    as,
    body: { brand_id: brand, user_id: grower.id, ...body },
  });
const list = async (query = "", as: number | null = owner.id) =>
  api.request<Schema<"BrandInvitationList">>("GET", `/brands-manager/invitations?brand_id=${brand}${query}`, {
    as,
  });
const firstId = async () => (await list()).body.data.items[0]?.id ?? 0;
const withdraw = (id: number, as: number | null = owner.id) =>
  api.request<Schema<"BrandInvitation">>("DELETE", `/brands-manager/invitations/${id}?brand_id=${brand}`, {
    as,
  });
const answer = (id: number, state: "accepted" | "declined") =>
  api.request("POST", `/users/${grower.id}/invitations/${id}`, { as: grower.id, body: { state } });
/** Moves all invitations into the past. */
const daysLater = (days: number) =>
  sql`
    update brand_invitation set add_date = add_date - make_interval(days => ${days}),
      close_date = close_date - make_interval(days => ${days})`.execute(api.database.db);
const unread = async () =>
  (await sql`select from notification where user_id = ${grower.id} and not is_visit`.execute(api.database.db))
    .rows.length;

describe("GET /brands-manager/invitations", () => {
  it("lists open ones of either kind, the newest first", async () => {
    await invite("manager", { role: "viewer" });
    await invite("tester");
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      total: 2,
      items: [
        { kind: "tester", role: null, item_user: { name: "grower" } },
        { kind: "manager", role: "viewer", item_user: { name: "grower" } },
      ],
    });
    const [first] = body.data.items;
    expect(Date.parse(first?.date_end ?? "") - Date.parse(first?.add_date ?? "")).toBe(30 * 86_400_000);
    expect((await list("&kind=manager")).body.data.items.map(({ kind }) => kind)).toEqual(["manager"]);
  });

  it("is for managers of the brand, viewers too", async () => {
    await sql`update brand_manager set role = 'viewer' where user_id = ${editor.id}`.execute(api.database.db);
    const statuses = [];
    for (const as of [null, grower.id, editor.id]) statuses.push((await list("", as)).status);
    expect(statuses).toEqual([401, 403, 200]);
    expect((await list("&kind=reader")).status).toBe(422);
  });
});

describe("inviting again", () => {
  it("changes only the role of an open invitation, without another notification", async () => {
    await invite("manager", { role: "viewer" });
    await invite("manager", { role: "editor" });
    await invite("manager");
    expect((await list()).body.data.items).toMatchObject([{ role: "editor" }]);
    expect(await unread()).toBe(1);
  });

  it.each(["manager", "tester"] as const)("a %s who declined is refused for 90 days", async (kind) => {
    await invite(kind);
    await answer(await firstId(), "declined");
    expect((await list()).body.data.total).toBe(0);
    const refused = await invite(kind);
    expect([refused.status, refused.codes]).toEqual([422, ["invited_recently user_id"]]);
    expect(refused.body.details?.[0]?.params).toEqual({ days: 90 });
    await daysLater(89);
    expect((await invite(kind)).status).toBe(422);
    await daysLater(1);
    expect((await invite(kind)).status).toBe(200);
    expect((await list()).body.data.total).toBe(1);
  });

  it("is possible once the first expired, with another notification", async () => {
    await invite("tester");
    await daysLater(30);
    expect((await list()).body.data.total).toBe(0);
    expect((await invite("tester")).status).toBe(200);
    expect((await list()).body.data.total).toBe(1);
    expect(await unread()).toBe(2);
  });

  it("counts neither refusals nor expired ones against the plan", async () => {
    for (let time = 0; time < 2; time += 1) await invite("tester", { user_id: (await api.addUser()).id });
    expect((await invite("tester")).codes).toEqual(["too_many user_id"]);
    await daysLater(30);
    expect((await invite("tester")).status).toBe(200);
  });
});

describe("DELETE /brands-manager/invitations/{id}", () => {
  it("withdraws, deletes the unread notification and is logged; the brand may invite again after a day", async () => {
    await invite("manager", { role: "editor" });
    const id = await firstId();
    const { status, body } = await withdraw(id);
    expect([status, body.data.item_user.name]).toEqual([200, "grower"]);
    expect([await unread(), (await list()).body.data.total]).toEqual([0, 0]);
    expect((await answer(id, "accepted")).status).toBe(404);
    expect((await withdraw(id)).status).toBe(404);
    expect((await invite("manager")).codes).toEqual(["invited_recently user_id"]);
    const changes = await api.request<Schema<"PortalChangeList">>("GET", "/brands-manager/changes", {
      as: owner.id,
    });
    expect(changes.body.data.items.map(({ type, name }) => [type, name])).toEqual([
      ["brand.withdraw_invitation", "grower"],
      ["brand.invite_manager", "grower"],
    ]);
    await daysLater(1);
    expect((await invite("manager")).status).toBe(200);
  });

  it("returns 401 to guests, 403 to others and to editors for a manager, 404 to another brand", async () => {
    await invite("tester");
    await invite("manager");
    const [manager, tester] = (await list()).body.data.items.map(({ id }) => id);
    const statuses = [];
    for (const as of [null, grower.id, editor.id]) statuses.push((await withdraw(manager ?? 0, as)).status);
    expect(statuses).toEqual([401, 403, 403]);
    const other = await addBrand(api.database.db, { name: "Ember", managers: [owner.id] });
    const path = `/brands-manager/invitations/${tester}?brand_id=${other}`;
    expect((await api.request("DELETE", path, { as: owner.id })).status).toBe(404);
    expect((await withdraw(tester ?? 0, editor.id)).status).toBe(200);
    expect(
      (await api.request("DELETE", "/brands-manager/invitations/8?brand_id=x", { as: owner.id })).status,
    ).toBe(422);
  });
});

describe("an invited grower", () => {
  const mailed = async () => {
    const mails: Mail[] = [];
    await sendNotificationEmail(
      {
        db: api.database.db,
        mailer: { kind: "outbox", send: async (mail) => void mails.push(mail), close() {} },
        publicUrl: "https://grow.example",
        secret: "secret",
      },
      {
        ...{ user_id: grower.id, event: "manager_add", type: "brand", content_id: brand },
        ...{ diary_id: null, from_user_id: null },
      },
    );
    return mails;
  };

  it("gets an email that leads to the invitation, unless it was withdrawn meanwhile", async () => {
    await sql`update account set is_email_confirmed = true`.execute(api.database.db);
    await invite("manager", { role: "editor" });
    const [mail] = await mailed();
    expect(mail?.subject).toBe("Loam invited you to manage its page");
    expect(mail?.text).toContain("https://grow.example/invitations");
    await withdraw(await firstId());
    expect(await mailed()).toEqual([]);
  });

  it("is not notified when they blocked the manager who invites", async () => {
    await api.request("POST", `/users/${owner.id}/ban`, { as: grower.id });
    await invite("tester");
    expect(await unread()).toBe(0);
    await invite("manager", {}, owner.id);
    expect(await unread()).toBe(0);
  });
});

it("sweepExpired deletes invitations that neither wait for an answer nor keep the brand from inviting", async () => {
  await invite("tester");
  await answer(await firstId(), "declined");
  await invite("manager");
  const states = async () =>
    (
      await sql<{ state: string }>`select state from brand_invitation order by id`.execute(api.database.db)
    ).rows.map(({ state }) => state);
  await daysLater(29);
  await sweepExpired(api.database.db);
  expect(await states()).toEqual(["declined", "open"]);
  await daysLater(2);
  await sweepExpired(api.database.db);
  expect(await states()).toEqual(["declined"]);
  await daysLater(60);
  await sweepExpired(api.database.db);
  expect(await states()).toEqual([]);
});
