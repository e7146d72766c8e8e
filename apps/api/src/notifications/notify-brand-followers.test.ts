import { randomUUID } from "node:crypto";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand } from "../testing/catalogue-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { chooseWays } from "../testing/notification-rows.ts";
import { sentNotices } from "../testing/sent-notices.ts";
import type { TestUser } from "../testing/test-api.ts";

const api = freshApi();
let manager: TestUser;
let follower: TestUser;
let brand: number;

beforeEach(async () => {
  manager = await api.addUser({ name: "manager" });
  follower = await api.addUser({ name: "follower" });
  const [muted, banned] = [await api.addUser({ name: "muted" }), await api.addUser({ name: "banned" })];
  await api.addUser({ name: "stranger" });
  const { db } = api.database;
  brand = await addBrand(db, { name: "Loam", managers: [manager.id] });
  const other = await addBrand(db, { name: "Ember" });
  await sql`insert into follow (user_id, type, content_id, is_notify) values
    (${follower.id}, 'brand', ${brand}, true), (${manager.id}, 'brand', ${brand}, true),
    (${muted.id}, 'brand', ${brand}, false), (${banned.id}, 'brand', ${brand}, true),
    (${muted.id}, 'brand', ${other}, true)`.execute(db);
  await sql`update users set is_ban = true where id = ${banned.id}`.execute(db);
});

const told = async () =>
  (
    await sql<object>`select user_id as "to", from_user_id as "from", channel, event, type, content_id as id
      from notification order by id`.execute(api.database.db)
  ).rows;
const addProduct = async (name: string, body: object = {}) =>
  (
    await api.request<Schema<"PortalProduct">>("POST", "/brands-manager/products/edit/new", {
      as: manager.id,
      body: { brand_id: brand, tmp_id: randomUUID(), name, lang: "en", ...body },
    })
  ).body.data.id;
const saveScheme = async (id: number | "new", is_public: boolean) =>
  (
    await api.request<Schema<"Scheme">>("POST", `/brands-manager/schemes/edit/${id}`, {
      as: manager.id,
      body: { name: "Coco, drip", is_public, weeks: [] },
    })
  ).body.data.id;
const dayLater = () =>
  sql`update event set add_date = add_date - interval '25 hours'`.execute(api.database.db);
const row = () => ({ to: follower.id, from: null, channel: "follows" });

describe("brand_news", () => {
  it("tells followers of a new product once a day, and nobody else", async () => {
    const first = await addProduct("Base A");
    const news = { ...row(), event: "brand_news", type: "product" };
    expect(await told()).toEqual([{ ...news, id: first }]);
    await addProduct("Base B");
    expect(await told()).toHaveLength(1);
    await dayLater();
    const third = await addProduct("Bloom");
    expect(await told()).toEqual([
      { ...news, id: first },
      { ...news, id: third },
    ]);
  });

  it("tells nobody of drafts and changes", async () => {
    await addProduct("Base A", { is_draft: true });
    expect(await told()).toEqual([]);
    const id = await addProduct("Bloom");
    await dayLater();
    await api.request("POST", `/brands-manager/products/edit/${id}`, {
      as: manager.id,
      body: { brand_id: brand, name: "Bloom 2", lang: "en" },
    });
    expect(await told()).toHaveLength(1);
  });

  it("leads to the product, in the list and by email", async () => {
    const { db } = api.database;
    await sql`update account set is_email_confirmed = true`.execute(db);
    await chooseWays(db, { user_id: follower.id, event: "brand_news", site: true, mail: true });
    await addProduct("Base A");
    const link = "/nutrients/loam/base-a";
    expect(await listed()).toMatchObject([{ event: "brand_news", link, item_target: { name: "Base A" } }]);
    const [mail] = await sentNotices(api);
    expect(mail?.subject).toBe("New from a brand you follow: Base A");
    expect(mail?.text).toContain(`https://grow.example${link}`);
  });
});

describe("scheme_update", () => {
  it("tells followers of a change of a public feeding chart once a day, and nobody else", async () => {
    const id = await saveScheme("new", true);
    expect(await told()).toEqual([]);
    for (let save = 0; save < 2; save += 1) await saveScheme(id, true);
    expect(await told()).toEqual([{ ...row(), event: "scheme_update", type: "brand", id: brand }]);
    await dayLater();
    await saveScheme(id, true);
    expect(await told()).toHaveLength(2);
  });

  it("tells nobody of a chart that is or was hidden", async () => {
    const id = await saveScheme("new", false);
    await saveScheme(id, false);
    await saveScheme(id, true);
    await saveScheme(id, false);
    expect(await told()).toEqual([]);
  });

  it("leads to the feeding charts, in the list and by email", async () => {
    const { db } = api.database;
    await sql`update account set is_email_confirmed = true`.execute(db);
    await chooseWays(db, { user_id: follower.id, event: "scheme_update", site: true, mail: true });
    await saveScheme(await saveScheme("new", true), true);
    const link = "/nutrients/loam/schemes";
    expect(await listed()).toMatchObject([{ event: "scheme_update", link }]);
    const [mail] = await sentNotices(api);
    expect(mail?.subject).toBe("Loam updated a feeding chart");
    expect(mail?.text).toContain(`https://grow.example${link}`);
  });
});

async function listed() {
  const path = `/users/${follower.id}/notifications-g?channel=follows`;
  return (await api.request<Schema<"NotificationList">>("GET", path, { as: follower.id })).body.data.items;
}
