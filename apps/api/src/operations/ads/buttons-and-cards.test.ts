import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { BROWSER, guestId } from "../../testing/ad-reports.ts";
import { addBanner } from "../../testing/ad-rows.ts";
import { addBrand, addProduct } from "../../testing/catalogue-rows.ts";
import { addDiary, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let manager: TestUser;
let brand: number;
let product: number;
const url = "https://shop.example/base-a";

beforeEach(async () => {
  const { db } = api.database;
  manager = await api.addUser({ name: "manager" });
  brand = await addBrand(db, { name: "Loam", managers: [manager.id] });
  product = await addProduct(db, { name: "Base A", brandId: brand });
  await sql`update product set shop_url = ${url} where id = ${product}`.execute(db);
  await addBanner(db, {
    brandId: brand,
    type: "button",
    productId: product,
    url: "https://loam.example/sale",
  });
});

interface From {
  guest?: number;
  as?: number | null;
  agent?: string;
}
const headersOf = ({ guest = 1, agent = BROWSER }: From) => ({
  "x-guest": guestId(guest),
  "user-agent": agent,
});

describe("a buy link", () => {
  const button = (action: string, from: From = {}, body: object = {}) =>
    api.request("POST", `/adv/button/${action}`, {
      ...{ as: from.as ?? null, body: { product_id: product, url, ...body } },
      headers: headersOf(from),
    });
  const sums = async () => {
    const { rows } = await sql`
      select url, cnt_views, cnt_clicks from button_day order by url`.execute(api.database.db);
    const { rows: filtered } = await sql<{ name: string; cnt: number }>`
      select action || ' ' || reason as name, cnt from button_filtered_day order by 1`.execute(
      api.database.db,
    );
    return [rows, Object.fromEntries(filtered.map(({ name, cnt }) => [name, cnt]))];
  };

  it("is counted by link and day, once a minute, and a click after a view", async () => {
    expect((await button("click")).status).toBe(204);
    for (let count = 0; count < 3; count += 1) expect((await button("view")).status).toBe(204);
    for (let count = 0; count < 2; count += 1) expect((await button("click")).status).toBe(204);
    expect(await sums()).toEqual([
      [{ url, cnt_views: 1, cnt_clicks: 1 }],
      { "click repeat": 1, "click unseen": 1, "view repeat": 2 },
    ]);
  });

  it("of the product's button banner counts as well", async () => {
    expect((await button("view", {}, { url: "https://loam.example/sale" })).status).toBe(204);
    expect((await sums())[0]).toEqual([{ url: "https://loam.example/sale", cnt_views: 1, cnt_clicks: 0 }]);
  });

  it("is not counted for bots and the brand's own people, with the same answer", async () => {
    expect((await button("view", { agent: "curl/8.5.0" })).status).toBe(204);
    expect((await button("click", { as: manager.id })).status).toBe(204);
    expect(await sums()).toEqual([[], { "click team": 1, "view bot": 1 }]);
  });

  it("of another address or product is refused", async () => {
    const elsewhere = await button("view", {}, { url: "https://elsewhere.example/" });
    expect([elsewhere.status, elsewhere.codes]).toEqual([422, ["unknown_reference url"]]);
    expect((await button("click", {}, { product_id: 999 })).codes).toEqual(["unknown_reference url"]);
    expect((await button("click", {}, { url: "ftp://shop.example" })).status).toBe(422);
    expect(await sums()).toEqual([[], {}]);
  });
});

describe("views of cards", () => {
  const send = (stat: unknown, from: From = {}) =>
    api.request<Schema<"Accepted">>("POST", "/stat", {
      ...{ as: from.as ?? null, body: { stat } },
      headers: headersOf(from),
    });
  const sums = async () => {
    const { rows } = await sql`
      select type, content_id as id, cnt_views as views, seconds from impression_day order by type, content_id`.execute(
      api.database.db,
    );
    return rows;
  };

  it("are added up by thing and day", async () => {
    const diary = await addDiary(api.database.db, { userId: manager.id });
    const week = await addWeek(api.database.db, diary);
    const card = { t: "diary", i: diary, v: 2, s: 4.5 };
    const { status, body } = await send([card, card, { t: "week", i: week, v: 1, s: 1 }]);
    expect([status, body.data]).toEqual([200, { accepted: 3 }]);
    await send([card], { guest: 2 });
    expect(await sums()).toEqual([
      { type: "diary", id: diary, views: 6, seconds: 13.5 },
      { type: "week", id: week, views: 1, seconds: 1 },
    ]);
  });

  it("of unknown things, bots and staff are discarded, with the same answer", async () => {
    const card = { t: "user", i: manager.id, v: 1, s: 1 };
    const staff = await api.addUser({ name: "staff", access: ["admin"] });
    expect((await send([{ ...card, i: 999_999 }])).body.data).toEqual({ accepted: 1 });
    expect((await send([card], { agent: "curl/8.5.0" })).body.data).toEqual({ accepted: 1 });
    expect((await send([card], { as: staff.id })).body.data).toEqual({ accepted: 1 });
    expect(await sums()).toEqual([]);
  });

  it("of a brand and its products are not counted for its own people", async () => {
    const other = await api.addUser({ name: "other" });
    const cards = [
      { t: "brand", i: brand, v: 1, s: 1 },
      { t: "product", i: product, v: 1, s: 1 },
    ];
    expect((await send(cards, { as: manager.id })).body.data).toEqual({ accepted: 2 });
    expect(await sums()).toEqual([]);
    await send(cards, { as: other.id });
    expect(await sums()).toMatchObject([{ type: "brand" }, { type: "product" }]);
  });

  it("are no more than a person can see", async () => {
    const card = { t: "user", i: manager.id, v: 10_000, s: 86_400 };
    await send([card]);
    expect(await sums()).toEqual([{ type: "user", id: manager.id, views: 20, seconds: 600 }]);
    for (let count = 0; count < 20; count += 1) await send(Array.from({ length: 20 }, () => card));
    // An hour of one visitor.
    expect(await sums()).toMatchObject([{ views: 4820 }]);
  });

  it("are refused with unknown kinds and without time", async () => {
    expect((await send([{ t: "cellar", i: 1, v: 1, s: 1 }])).status).toBe(422);
    expect((await send([{ t: "user", i: 1, v: 1, s: 0 }])).status).toBe(422);
    expect((await send([])).status).toBe(422);
  });
});
