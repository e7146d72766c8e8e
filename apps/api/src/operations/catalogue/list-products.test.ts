import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct, addStrain } from "../../testing/catalogue-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";

const api = freshApi();
let brand: number;

const list = async (query: string) => {
  const { status, body } = await api.request<Schema<"ProductCardList">>("GET", `/products?${query}`);
  if (status !== 200) throw new Error(`answered ${status}`);
  return body.data;
};
const names = async (query: string) => (await list(query)).items.map(({ name }) => name).sort();

async function add(name: string, section: string, category: string, props: object, lightType?: number) {
  const lights = lightType === undefined ? {} : { lightType };
  const id = await addProduct(api.database.db, { name, brandId: brand, section, category, ...lights });
  await sql`update product set props = ${JSON.stringify(props)}::jsonb where id = ${id}`.execute(
    api.database.db,
  );
  return id;
}

beforeEach(async () => {
  brand = await addBrand(api.database.db, { name: "Halden", section: "grow-lights" });
});

describe("GET /products", () => {
  it("shows cards of one brand, without a product that is left out", async () => {
    const first = await add("Board 100", "grow-lights", "led", { watt: 100 }, 3);
    await add("Board 240", "grow-lights", "led", { watt: 240 }, 3);
    const page = await list(`brand_id=${brand}&except_id=${first}`);
    expect(page.total).toBe(1);
    expect(page.items[0]).toMatchObject({
      name: "Board 240",
      section: "grow-lights",
      category: "led",
      link: "/grow-lights/halden/board-240",
      item_brand: { name: "Halden" },
      item_strain: null,
      item_facts: null,
      item_photo: null,
      yield_watt: null,
    });
  });

  it("narrows by facts: words of one fact widen, other facts narrow", async () => {
    await add("Four", "controllers", "environment", {
      controller_type: "environment",
      sensors: ["co2", "humidity"],
    });
    await add("Eight", "controllers", "environment", { controller_type: "environment", sensors: ["par"] });
    await add("Wart", "controllers", "watering", { controller_type: "watering", sensors: ["water_ph"] });
    const of = (...facts: string[]) =>
      names(`section=controllers&${facts.map((fact) => `facts=${fact}`).join("&")}`);
    expect(await of("sensors.co2")).toEqual(["Four"]);
    expect(await of("sensors.co2", "sensors.par")).toEqual(["Eight", "Four"]);
    expect(await of("sensors.par", "controller_type.watering")).toEqual([]);
    expect(await of("category.watering")).toEqual(["Wart"]);
  });

  it("counts the words of each fact among what the other facts leave", async () => {
    await add("Led", "grow-lights", "led", {}, 3);
    await add("Led too", "grow-lights", "led", {}, 3);
    await add("Bulb", "grow-lights", "hid", {}, 2);
    const page = await list("section=grow-lights&facts=light_type.3&has_counts=true");
    expect(page.total).toBe(2);
    expect(page.items_word).toEqual([
      { word: "led", cnt: 2 },
      { word: "light_type.2", cnt: 1 },
      { word: "light_type.3", cnt: 2 },
    ]);
    expect((await list("section=grow-lights")).items_word).toBeUndefined();
  });

  it("counts the words of seeds by the strains behind them", async () => {
    const { db } = api.database;
    for (const [name, taste] of [
      ["Night Plum", "citrus"],
      ["Velvet Orbit", "citrus"],
      ["Copper", "pine"],
    ] as const) {
      const strainId = await addStrain(db, name);
      await sql`insert into strain_category (strain_id, category, val) values
        (${strainId}, 'tastes', ${taste}), (${strainId}, 'thc', ${name === "Copper" ? "low" : "high"})`.execute(
        db,
      );
      await addProduct(db, { name, brandId: brand, section: "seedbank", strainId });
    }
    const of = async (query: string) =>
      Object.fromEntries((await list(query)).items_word?.map(({ word, cnt }) => [word, cnt]) ?? []);
    expect(await of("section=seedbank&has_counts=true")).toEqual({
      ...{ citrus: 2, pine: 1, "thc-high": 2, "thc-low": 1 },
    });
    expect(await of("section=seedbank&tags=pine&has_counts=true")).toEqual({
      ...{ citrus: 2, pine: 1, "thc-low": 1 },
    });
  });

  it("finds seeds by the words of their strain, with the breeder's data", async () => {
    const { db } = api.database;
    const strainId = await addStrain(db, "Night Plum");
    await sql`insert into strain_category (strain_id, category, val) values
      (${strainId}, 'tastes', 'citrus'), (${strainId}, 'thc', 'high')`.execute(db);
    const id = await addProduct(db, { name: "Plum", brandId: brand, section: "seedbank", strainId });
    await sql`update product set thc_min = 21, thc_max = 24, seed_type = 'feminised' where id = ${id}`.execute(
      db,
    );
    const page = await list("section=seedbank&tags=citrus&tags=thc-high");
    expect(page.items).toMatchObject([
      {
        name: "Plum",
        item_strain: { name: "Night Plum", link: "/strains/night-plum" },
        item_facts: { seed_type: "feminised", thc_min: 21, thc_max: 24, indica: null },
      },
    ]);
    expect((await list("tags=citrus&tags=thc-low")).total).toBe(0);
  });

  it("searches brand and product names together", async () => {
    await add("Board 240", "grow-lights", "led", {}, 3);
    expect(await names("query=halden%20240")).toEqual(["Board 240"]);
    expect(await names("query=100%25")).toEqual([]);
  });

  it.each(["tags=blue", "facts=light_type.9", "facts=colour.red"])("returns 404 for %s", async (query) => {
    expect((await api.request("GET", `/products?${query}`)).status).toBe(404);
  });

  it.each(["section=tents", "facts=light", "limit=0"])("returns 422 for %s", async (query) => {
    expect((await api.request("GET", `/products?${query}`)).status).toBe(422);
  });
});
