import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBanner, addBrandPlan, type NewBanner } from "../../testing/ad-rows.ts";
import { addBrand, addProduct } from "../../testing/catalogue-rows.ts";
import { addPhoto } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestRequest } from "../../testing/test-api.ts";

const api = freshApi();
let brand: number;

beforeEach(async () => {
  const { db } = api.database;
  brand = await addBrand(db, { name: "Loam & Lumen" });
  await addBrandPlan(db, brand, 1000);
});

const PERSON = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
const add = (banner: Partial<NewBanner> = {}) => addBanner(api.database.db, { brandId: brand, ...banner });

async function boxes({ as = null, headers = {} }: TestRequest = {}, path = "/adv/box", server = api) {
  const { status, body } = await server.request<Schema<"AdBox">>("GET", path, {
    as,
    headers: { ...PERSON, ...headers },
  });
  expect(status).toBe(200);
  return body.data.items_box;
}
const idsOf = (ads: readonly { id: number }[]) => ads.map(({ id }) => id);
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

describe("a banner", () => {
  it("is served with its advertiser, who pays, why and its label", async () => {
    const id = await add({ section: ["explore"], dateEnd: day(20) });
    expect(await boxes()).toMatchObject([
      {
        ...{ id, type: "box", label: "advertisement", title: "Autumn", section: ["explore"] },
        ...{ item_brand: { id: brand, name: "Loam & Lumen" }, payer: "Loam & Lumen", why: ["section"] },
        date_end: day(20),
      },
    ]);
  });

  it("is served with its picture for the dark theme, which shows the same", async () => {
    const { db } = api.database;
    const id = await add();
    const light = await addPhoto(db, { brand_id: brand, alt: "Bottle" });
    const dark = await addPhoto(db, { brand_id: brand });
    expect(await boxes()).toMatchObject([{ image: null, image_dark: null }]);
    await sql`update banner set image_id = ${light}, image_dark_id = ${dark} where id = ${id}`.execute(db);
    expect(await boxes()).toMatchObject([
      { image: { id: light, alt: "Bottle" }, image_dark: { id: dark, alt: "Bottle" } },
    ]);
  });

  it("names a payer who is not the advertiser", async () => {
    await add({ payer: "Green Media GmbH" });
    expect((await boxes())[0]?.payer).toBe("Green Media GmbH");
  });

  it.each<[string, Partial<NewBanner>]>([
    ["waits for review", { state: "review" }],
    ["is switched off", { state: "paused" }],
    ["has not begun", { dateStart: day(1) }],
    ["has ended", { dateEnd: day(-1) }],
    ["is of another kind", { type: "cpm" }],
  ])("is not served while it %s", async (_name, banner) => {
    await add(banner);
    expect(await boxes()).toEqual([]);
  });

  it("is served on its first and its last day", async () => {
    const id = await add({ dateStart: day(0), dateEnd: day(0) });
    expect(idsOf(await boxes())).toEqual([id]);
  });

  it("is not served without a plan, nor when the plan's views of this month are used up", async () => {
    const other = await addBrand(api.database.db, { name: "Ember" });
    await add({ brandId: other });
    const id = await add();
    const count = (views: number) => sql`
      insert into banner_day (banner_id, day, section, cnt_views) values (${id}, ${day(0)}::date, 'home', ${views})
      on conflict (banner_id, day, section, country) do update set cnt_views = excluded.cnt_views`;
    await count(999).execute(api.database.db);
    expect(idsOf(await boxes())).toEqual([id]);
    await count(1000).execute(api.database.db);
    expect(await boxes()).toEqual([]);
  });

  it("is served in its countries only, and nowhere when the country is unknown", async () => {
    const server = await api.withConfig({ countryHeader: "cf-ipcountry" });
    const id = await add({ countries: ["AT", "DE"] });
    const from = (country: string) => boxes({ headers: { "cf-ipcountry": country } }, "/adv/box", server);
    expect(await from("at")).toMatchObject([{ id, why: ["country"] }]);
    expect([await from("US"), await from("XX"), await boxes({}, "/adv/box", server)]).toEqual([[], [], []]);
    // Without the variable, the header is the client's own word.
    expect(await boxes({ headers: { "cf-ipcountry": "AT" } })).toEqual([]);
  });

  it("is served in its sections only, when one is asked for", async () => {
    await add({ section: ["explore"] });
    const everywhere = await add();
    expect(await boxes({}, "/adv/box?s=explore")).toHaveLength(2);
    expect(idsOf(await boxes({}, "/adv/box?s=diary"))).toEqual([everywhere]);
    expect((await api.request("GET", "/adv/box?s=cellar")).status).toBe(422);
    expect((await api.request("GET", "/adv/header?s=cellar")).status).toBe(422);
    expect((await api.request("GET", "/adv")).status).toBe(422);
  });
});

describe("no banners", () => {
  it("are served to bots, to Premium members, and in countries and sections without ads", async () => {
    const { db } = api.database;
    await add();
    const premium = await api.addUser({ name: "premium", access: ["view_extra"] });
    const member = await api.addUser({ name: "member" });
    expect(await boxes({ as: member.id })).toHaveLength(1);
    expect(await boxes({ as: premium.id })).toEqual([]);
    expect(await boxes({ headers: { "user-agent": "Googlebot/2.1" } })).toEqual([]);
    await sql`insert into ignore_section values ('page')`.execute(db);
    expect(await boxes({}, "/adv/box?s=page")).toEqual([]);
    expect(await boxes({}, "/adv/box?s=home")).toHaveLength(1);
    const { body } = await api.request<Schema<"AdData">>("GET", "/adv/fully", { headers: PERSON });
    expect(body.data).toMatchObject({ ignore_sections: ["page"], items_box: [{}], items_header: [] });
    await sql`insert into ignore_country values ('SG')`.execute(db);
    const server = await api.withConfig({ countryHeader: "cf-ipcountry" });
    expect(await boxes({ headers: { "cf-ipcountry": "SG" } }, "/adv/box", server)).toEqual([]);
  });
});

describe("the site's own banner", () => {
  it("is served where no brand has booked, with the operator as its payer", async () => {
    const own = await add({ brandId: null });
    expect(await boxes()).toMatchObject([
      { id: own, label: "own", item_brand: null, payer: api.parts.config.operator.name, section: [] },
    ]);
    await add({ section: ["explore"] });
    const { section = [] } = (await boxes()).find(({ id }) => id === own) ?? {};
    expect([section.includes("explore"), section.includes("diary"), section.length]).toEqual([
      false,
      true,
      27,
    ]);
    expect(idsOf(await boxes({}, "/adv/box?s=explore"))).not.toContain(own);
    await add();
    expect(idsOf(await boxes())).not.toContain(own);
  });
});

it("GET /adv has the sidebar and the buy buttons of a section besides the other kinds", async () => {
  const types = ["header", "cpm", "box", "sidebar"] as const;
  const ids: Record<string, number> = {};
  for (const type of types) ids[type] = await add({ type, section: ["explore"] });
  const productId = await addProduct(api.database.db, { name: "Base A/B", brandId: brand });
  const buttons = [await add({ type: "button", productId }), await add({ type: "button", productId })];
  const { body } = await api.request<Schema<"AdSection">>("GET", "/adv?s=explore", { headers: PERSON });
  expect(body.data).toMatchObject({
    section: "explore",
    items_header: [{ id: ids.header }],
    items_cpm: [{ id: ids.cpm }],
    items_box: [{ id: ids.box }],
    items_sidebar: [{ id: ids.sidebar }],
    // Buttons do not compete with one another.
    items_button: buttons.map((id) => ({ id, product_id: productId })),
  });
  expect(body.data.items_box[0]).not.toHaveProperty("product_id");
  const header = await api.request<Schema<"AdHeader">>("GET", "/adv/header", { headers: PERSON });
  expect(header.body.data.items_header).toMatchObject([{ id: ids.header }]);
});
