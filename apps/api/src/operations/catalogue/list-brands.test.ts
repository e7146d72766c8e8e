import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { addBrand, addProduct } from "../../testing/catalogue-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";

const api = freshApi();

const list = async (query = "", as: number | null = null) => {
  const { status, body } = await api.request<Schema<"BrandCardList">>("GET", `/brands${query}`, { as });
  if (status !== 200) throw new Error(`answered ${status}`);
  return body.data;
};
const names = async (query = "") => (await list(query)).items.map(({ name }) => name);

describe("GET /brands", () => {
  it("shows the brands of a catalogue with figures and the beginning of the description", async () => {
    const { db } = api.database;
    const ember = await addBrand(db, { name: "Ember", section: "seedbank" });
    await addBrand(db, { name: "Loam" });
    await sql`update brand set description = '<p>Short   and <b>plain</b></p>', place = 'Wien', cnt_reviews = 2, sum_rate = 17,
      cnt_diaries = 4 where id = ${ember}`.execute(db);
    const yield_watt = { n: 6, p5: 1, q1: 1, median: 1.08, q3: 1.1, p90: 1.2, p95: 1.2 };
    await sql`insert into grow_statistics (type, content_id, value, yield_watt, cnt_harvests)
      values ('brand', ${ember}, ${JSON.stringify({ yield_watt })}::jsonb, 1.08, 9)`.execute(db);
    const page = await list("?section=seedbank");
    expect(page).toMatchObject({ total: 1, start: 0, limit: 20 });
    expect(page.items[0]).toMatchObject({
      name: "Ember",
      link: "/seedbank/ember",
      preview: "Short and plain",
      place: "Wien",
      item_stat: { avg_rate: 8.5, cnt_reviews: 2 },
      yield_watt,
      is_follow: false,
    });
    expect(await names("?section=equipment")).toEqual(["Loam"]);
  });

  it("leaves out removed brands, and a yield of too few growers", async () => {
    const { db } = api.database;
    const id = await addBrand(db, { name: "Few", section: "seedbank" });
    await addBrand(db, { name: "Gone", section: "seedbank" });
    await sql`update brand set is_remove = true, remove_date = now() where name = 'Gone'`.execute(db);
    await sql`insert into grow_statistics (type, content_id, value, yield_watt, cnt_harvests)
      values ('brand', ${id}, '{"yield_watt": null}', null, 9)`.execute(db);
    expect((await list("?section=seedbank")).items).toMatchObject([{ name: "Few", yield_watt: null }]);
  });

  it("narrows by category, letter and text, and sorts", async () => {
    const { db } = api.database;
    const alder = await addBrand(db, { name: "Alder", section: "grow-lights" });
    const birch = await addBrand(db, { name: "Birch", section: "grow-lights" });
    await addBrand(db, { name: "Ёлка", section: "grow-lights" });
    await addProduct(db, { name: "Bar", brandId: alder, section: "grow-lights", category: "led" });
    await addProduct(db, { name: "Bulb", brandId: birch, section: "grow-lights", category: "hid" });
    await sql`update brand set cnt_diaries = 7 where id = ${birch}`.execute(db);
    const lights = "?section=grow-lights";
    expect(await names(`${lights}&category=led`)).toEqual(["Alder"]);
    expect(await names(`${lights}&letter=B`)).toEqual(["Birch"]);
    expect(await names(`${lights}&letter=0`)).toEqual(["Ёлка"]);
    expect(await names(`${lights}&query=ld`)).toEqual(["Alder"]);
    expect((await names(lights))[0]).toBe("Birch");
    expect((await names(`${lights}&sort=name`)).slice(0, 2)).toEqual(["Alder", "Birch"]);
    expect((await list(`${lights}&category=led&has_counts=true`)).items_word).toEqual([
      { word: "led", cnt: 1 },
      { word: "hid", cnt: 1 },
    ]);
  });

  it("says which brands the reader follows", async () => {
    const { db } = api.database;
    const reader = await api.addUser();
    const id = await addBrand(db, { name: "Loam" });
    await sql`insert into follow (user_id, type, content_id) values (${reader.id}, 'brand', ${id})`.execute(
      db,
    );
    expect((await list("", reader.id)).items[0]?.is_follow).toBe(true);
  });

  it.each(["section=tents", "letter=ab", "sort=best", "limit=101"])("returns 422 for %s", async (query) => {
    expect((await api.request("GET", `/brands?${query}`)).status).toBe(422);
  });
});

describe("GET /ref/brands/{section}", () => {
  const refs = (path: string) => api.request<Schema<"RefItemList">>("GET", `/ref/brands/${path}`);

  it("returns names in alphabetical order, narrowed by category", async () => {
    const { db } = api.database;
    const birch = await addBrand(db, { name: "birch", section: "substrates" });
    const alder = await addBrand(db, { name: "Alder", section: "substrates" });
    await addProduct(db, { name: "Mix", brandId: birch, section: "substrates", category: "soil" });
    const { body } = await refs("substrates");
    expect(body.data).toMatchObject({
      items: [
        { id: alder, name: "Alder" },
        { id: birch, name: "birch" },
      ],
      total: 2,
    });
    expect((await refs("substrates?category=soil")).body.data.items).toEqual([{ id: birch, name: "birch" }]);
  });

  it("returns 404 for an unknown catalogue and 422 for a limit that is too high", async () => {
    expect((await refs("tents")).status).toBe(404);
    expect((await refs("substrates?limit=1001")).status).toBe(422);
  });
});
