import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct, addStrain } from "../../testing/catalogue-rows.ts";
import { queriesOf } from "../../testing/count-queries.ts";
import { addDiary, addPhoto } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";

const api = freshApi();
const run = (statement: ReturnType<typeof sql>) => statement.execute(api.database.db);
let ember: number;
let plum: number;
let haze: number;

beforeEach(async () => {
  const { db } = api.database;
  ember = await addBrand(db, { name: "Ember", section: "seedbank" });
  plum = await addStrain(db, "Night Plum");
  haze = await addStrain(db, "Pine Haze");
  await addProduct(db, { name: "Night Plum", brandId: ember, section: "seedbank", strainId: plum });
  await run(
    sql`update strain set cnt_diaries = 9, seed_type = 'autoflower', brand_id = ${ember} where id = ${plum}`,
  );
  await run(sql`insert into strain_category (strain_id, category, val) values
    (${plum}, 'tastes', 'citrus'), (${plum}, 'thc', 'high'), (${haze}, 'tastes', 'pine'), (${haze}, 'yield', 'high')`);
});

const get = async <Data>(path: string) => {
  const { status, body } = await api.request<Data>("GET", path);
  if (status !== 200) throw new Error(`answered ${status}`);
  return body.data;
};
const list = async (query = "") => {
  const { items } = await get<Schema<"StrainCardList">>(`/strains${query}`);
  return items.map(({ id }) => id);
};
const statusOf = async (path: string) => (await api.request("GET", path)).status;

describe("GET /strains", () => {
  it("lists strains with their breeder, most grown first, in two queries", async () => {
    const page = await get<Schema<"StrainCardList">>("/strains");
    expect(page).toMatchObject({
      total: 2,
      items: [
        {
          id: plum,
          link: "/strains/night-plum",
          item_brand: { name: "Ember" },
          growing: null,
          percent: null,
        },
        { id: haze, item_brand: null },
      ],
    });
    expect(await queriesOf(api.database, () => list())).toHaveLength(2);
  });

  it.each([
    ["?query=HAZE", "haze"],
    ["?seed_type=autoflower", "plum"],
    ["?tags=citrus", "plum"],
    ["?tags=thc-high", "plum"],
    ["?tags=yield-high", "haze"],
    ["?category=tastes&val=pine", "haze"],
    ["?tags=citrus&tags=pine&sort=name", "plum haze"],
    ["?tags=citrus&tags=yield-high", ""],
    ["?sort=name&start=1", "haze"],
  ])("%s finds %j", async (query, found) => {
    const names = new Map([
      [plum, "plum"],
      [haze, "haze"],
    ]);
    expect((await list(query)).map((id) => names.get(id)).join(" ")).toBe(found);
  });

  it("lists the strains that a seedbank sells", async () => {
    expect(await list(`?brand_id=${ember}`)).toEqual([plum]);
  });

  it.each([
    ["?category=tastes", 422],
    ["?val=citrus", 422],
    ["?sort=share", 422],
    ["?category=tastes&val=high", 404],
    ["?tags=high", 404],
    ["?category=difficulty&val=easy", 422],
  ])("%s returns %i", async (query, status) => {
    expect(await statusOf(`/strains${query}`)).toBe(status);
  });
});

describe("GET /strains/{id}", () => {
  it("returns a strain by id, slug or old slug", async () => {
    await run(sql`insert into strain_old_slug (slug, strain_id) values ('plum-night', ${plum})`);
    for (const id of [plum, "night-plum", "plum-night"]) {
      expect(await get<Schema<"Strain">>(`/strains/${id}`)).toMatchObject({
        ...{ id: plum, link: "/strains/night-plum", cnt_relatives: 0, items_review: [] },
        categories: { tastes: ["citrus"], thc: ["high"], yield: [] },
      });
    }
  });

  it("has the cover of the most liked diary that flowers, not of the newest seedling", async () => {
    const { db } = api.database;
    const grower = await api.addUser({ name: "grower" });
    const add = async (columns: Record<string, string | number>) => {
      const id = await addDiary(db, { userId: grower.id, columns });
      const photo = await addPhoto(db, { user_id: grower.id, diary_id: id, state: "ready" });
      await run(sql`update diary set photo_id = ${photo} where id = ${id}`);
      await run(
        sql`insert into diary_equip (diary_id, category, name, strain_id) values (${id}, 'seed', 'Night Plum', ${plum})`,
      );
      return photo;
    };
    const photoOf = async () => (await get<Schema<"Strain">>(`/strains/${plum}`)).item_photo?.id;
    const seedling = await add({ max_faza: 0, cnt_likes: 9, update_date: "2026-09-03" });
    expect(await photoOf()).toBe(seedling);
    const liked = await add({ max_faza: 1, cnt_likes: 3, update_date: "2026-09-01" });
    await add({ max_faza: 1, cnt_likes: 1, update_date: "2026-09-02" });
    expect(await photoOf()).toBe(liked);
    await run(sql`update strain set photo_id = ${seedling} where id = ${plum}`);
    expect(await photoOf()).toBe(seedling);
  });

  it("returns the description in the language where there is one", async () => {
    await run(sql`update strain set description = '<p>Plum.</p>' where id = ${plum}`);
    await run(sql`insert into translation (type, content_id, field, lang, text, source)
      values ('strain', ${plum}, 'description', 'de', '<p>Pflaume.</p>', 'person')`);
    const inLang = async (lang: string) => {
      const strain = await get<Schema<"Strain">>(`/strains/${plum}?lang=${lang}`);
      return [strain.lang, strain.description];
    };
    expect(await inLang("de")).toEqual(["de", "<p>Pflaume.</p>"]);
    expect(await inLang("th")).toEqual(["en", "<p>Plum.</p>"]);
  });

  it.each(["unknown", "999999", "pine-haze"])("returns 404 for %s, removed ones included", async (id) => {
    await run(sql`update strain set is_remove = true, remove_date = now() where id = ${haze}`);
    expect(await statusOf(`/strains/${id}`)).toBe(404);
    expect(await statusOf(`/strains/${id}/statistics`)).toBe(404);
  });
});

describe("GET /service/strains-tree", () => {
  const cross = (strain: number, role: string, parent: number | null) =>
    run(sql`insert into strain_parent (strain_id, role, parent_id) values (${strain}, ${role}, ${parent})`);
  const tree = (query: string) => get<Schema<"StrainTree">>(`/service/strains-tree?${query}`);

  it("returns parents, the mother first, and children; an unknown parent has no id", async () => {
    await cross(plum, "father", null);
    await cross(plum, "mother", haze);
    const family = await tree(`id=${plum}`);
    expect(family).toMatchObject({
      name: "Night Plum",
      role: null,
      parents: [
        { id: haze, role: "mother", children: [] },
        { id: null, name: "", role: "father" },
      ],
    });
    expect((await tree("name=pine haze")).children).toMatchObject([{ id: plum, role: "child", parents: [] }]);
    expect((await get<Schema<"Strain">>("/strains/pine-haze")).cnt_relatives).toBe(1);
  });

  it("ends circles", async () => {
    await cross(plum, "mother", haze);
    await cross(haze, "mother", plum);
    const family = await tree(`id=${plum}`);
    expect(family.parents[0]?.parents).toMatchObject([{ id: plum, is_repeat: true, parents: [] }]);
  });

  it("opens a strain that appears twice where it is nearest", async () => {
    const [mother, copper, origin] = await Promise.all(
      ["Mother", "Copper", "Origin"].map((name) => addStrain(api.database.db, name)),
    );
    await cross(plum, "mother", mother ?? 0);
    await cross(plum, "father", copper ?? 0);
    await cross(mother ?? 0, "mother", copper ?? 0);
    await cross(copper ?? 0, "mother", origin ?? 0);
    expect((await tree(`id=${plum}`)).parents).toMatchObject([
      { id: mother, parents: [{ id: copper, is_repeat: true, parents: [] }] },
      { id: copper, is_repeat: false, parents: [{ id: origin }] },
    ]);
  });

  it("shows four generations each way and says where there are more", async () => {
    const line = [];
    for (let n = 0; n < 11; n += 1) line.push(await addStrain(api.database.db, `Line ${n}`));
    for (const [n, strain] of line.entries()) if (n > 0) await cross(strain, "mother", line[n - 1] ?? 0);
    const family = await tree(`id=${line[5]}`);
    const up = family.parents[0]?.parents[0]?.parents[0]?.parents[0];
    expect(up).toMatchObject({ name: "Line 1", is_cut: true, parents: [] });
    const down = family.children[0]?.children[0]?.children[0]?.children[0];
    expect(down).toMatchObject({ name: "Line 9", is_cut: true, children: [] });
    expect((await get<Schema<"Strain">>(`/strains/${line[5]}`)).cnt_relatives).toBe(8);
  });

  it.each([
    ["", 422],
    ["id=999999", 404],
    ["name=nobody", 404],
  ])("?%s returns %i", async (query, status) => {
    expect(await statusOf(`/service/strains-tree?${query}`)).toBe(status);
  });
});

describe("GET /ref/strain-categories", () => {
  it("counts the strains of every value of the nine categories", async () => {
    const { cnt_strains, items } = await get<Schema<"StrainCategories">>("/ref/strain-categories");
    expect([cnt_strains, items.length]).toEqual([2, 9]);
    const tastes = items.find(({ category }) => category === "tastes")?.items_val;
    expect(tastes?.filter((value) => value.cnt_strains > 0).map(({ val }) => val)).toEqual([
      "citrus",
      "pine",
    ]);
  });

  it.each(["difficulty/easy", "thc/none", "tastes/high"])("returns 404 for %s", async (path) => {
    expect([404, 422]).toContain(await statusOf(`/ref/strain-categories/${path}`));
  });
});

describe("GET /wiki/{lang}/{type}/{id}", () => {
  it("returns the article in the language, else in English", async () => {
    await run(sql`insert into wiki (lang, type, content_id, title, text, source) values
      ('en', 'strain', ${plum}, 'Plum', '<p>Plum.</p>', 'https://example.org/plum'),
      ('de', 'strain', ${plum}, 'Pflaume', '<p>Pflaume.</p>', 'https://example.org/pflaume')`);
    const title = async (path: string) => (await get<Schema<"WikiArticle">>(`/wiki/${path}`)).title;
    expect(await title("de/strain/night-plum")).toBe("Pflaume");
    expect(await title(`th/strain/${plum}`)).toBe("Plum");
  });

  it.each(["en/strain/unknown", "en/product/night-plum", "en/symptom/1", "en/symptom/rust", "en/planet/1"])(
    "%s returns 404",
    async (path) => expect(await statusOf(`/wiki/${path}`)).toBe(404),
  );
});
