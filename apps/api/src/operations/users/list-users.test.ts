import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct, addStrain } from "../../testing/catalogue-rows.ts";
import { queriesOf } from "../../testing/count-queries.ts";
import { addDiary, addPhoto } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let anna: TestUser;
let bert: TestUser;
let cora: TestUser;

const change = (user: TestUser, columns: Record<string, unknown>) =>
  sql`update users set ${sql.join(
    Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
  )} where id = ${user.id}`.execute(api.database.db);

beforeEach(async () => {
  anna = await api.addUser({ name: "anna" });
  bert = await api.addUser({ name: "Bert", access: ["moderate"] });
  cora = await api.addUser({ name: "cora" });
  await change(anna, { cnt_followers: 1, cnt_reports: 5, add_date: "2026-01-01" });
  await change(bert, { cnt_followers: 3, cnt_reports: 1, add_date: "2026-01-02", lang: "de" });
  await change(cora, { cnt_followers: 2, cnt_reports: 3, add_date: "2026-01-03" });
});

async function list(query = "", as: number | null = null) {
  const { status, body } = await api.request<Schema<"UserCardList">>("GET", `/users${query}`, { as });
  return { status, names: body.data?.items.map(({ name }) => name), data: body.data };
}

describe("GET /users", () => {
  it.each([
    ["", ["Bert", "cora", "anna"]],
    ["?sort=reports", ["anna", "cora", "Bert"]],
    ["?sort=new", ["cora", "Bert", "anna"]],
    ["?sort=name", ["anna", "Bert", "cora"]],
    ["?sort=name&start=1&limit=1", ["Bert"]],
    ["?query=BE", ["Bert"]],
    ["?query=%25", []],
    ["?lang=de", ["Bert"]],
  ])("%j returns growers in order", async (query, names) => {
    expect((await list(query)).names).toEqual(names);
  });

  it("returns 422 for an unknown order", async () => {
    expect((await list("?sort=random")).status).toBe(422);
  });

  it("leaves out removed, banned and discreet growers, for moderators too", async () => {
    await change(anna, { is_remove: true, remove_date: "2026-02-01" });
    await change(cora, { is_discreet: true });
    expect((await list("", bert.id)).names).toEqual(["Bert"]);
    await change(bert, { is_ban: true });
    expect(await list()).toMatchObject({ names: [], data: { total: 0 } });
  });

  it("marks moderators, premium growers and those whom the reader follows", async () => {
    const { db } = api.database;
    await sql`insert into follow (user_id, type, content_id) values (${anna.id}, 'user', ${cora.id})`.execute(
      db,
    );
    await change(cora, { access: ["view_extra"] });
    const { data } = await list("", anna.id);
    expect(data.items.map((card) => [card.is_moderator, card.is_premium, card.is_follow])).toEqual([
      [true, false, false],
      [false, true, true],
      [false, false, false],
    ]);
  });

  it("filters by brand, product and strain of visible diaries", async () => {
    const { db } = api.database;
    const brand = await addBrand(db, { name: "Loam", section: "seedbank" });
    const strain = await addStrain(db, "Night Plum");
    const product = await addProduct(db, {
      name: "Seeds",
      brandId: brand,
      section: "seedbank",
      strainId: strain,
    });
    for (const [user, columns] of [
      [anna, {}],
      [anna, {}],
      [cora, { is_hidden: true }],
    ] as const) {
      const diary = await addDiary(db, { userId: user.id, columns });
      await sql`
        insert into diary_equip (diary_id, category, name, brand_id, product_id, strain_id)
        values (${diary}, 'seed', 'Seeds', ${brand}, ${product}, ${strain})`.execute(db);
    }
    for (const query of [`brand_id=${brand}`, `product_id=${product}`, `strain_id=${strain}`]) {
      expect(await list(`?${query}`), query).toMatchObject({ names: ["anna"], data: { total: 1 } });
    }
    expect((await list(`?brand_id=${brand + 1}`)).names).toEqual([]);
  });

  it("finds other growers of the strains that the reader grows", async () => {
    const { db } = api.database;
    const brand = await addBrand(db, { name: "Loam", section: "seedbank" });
    const grow = async (user: TestUser, strain: number, columns: Record<string, string | boolean> = {}) => {
      const diary = await addDiary(db, { userId: user.id, columns });
      await sql`
        insert into diary_equip (diary_id, category, name, brand_id, strain_id)
        values (${diary}, 'seed', 'Seeds', ${brand}, ${strain})`.execute(db);
      return diary;
    };
    const plum = await addStrain(db, "Night Plum");
    const haze = await addStrain(db, "Old Haze");
    const own = await grow(anna, plum, { visibility: "private" });
    await grow(bert, plum);
    await grow(cora, haze);
    await grow(cora, plum, { is_hidden: true });
    const same = (as: number | null) => list("?is_same_strain=true", as);
    expect(await same(anna.id)).toMatchObject({ names: ["Bert"], data: { total: 1 } });
    // A private diary finds others for its author, and its author for nobody.
    expect((await same(bert.id)).names).toEqual([]);
    expect(await same(null)).toMatchObject({ status: 200, names: [], data: { total: 0 } });
    await sql`update diary set is_remove = true, remove_date = now() where id = ${own}`.execute(db);
    expect((await same(anna.id)).names).toEqual([]);
    expect((await list("?is_same_strain=some", anna.id)).status).toBe(422);
  });

  it("shows covers and strains of the newest visible diaries", async () => {
    const { db } = api.database;
    const plum = await addStrain(db, "Night Plum");
    const haze = await addStrain(db, "Old Haze");
    const grow = async (strain: number, columns: Record<string, string | boolean> = {}) => {
      const photo = await addPhoto(db, { user_id: anna.id });
      const diary = await addDiary(db, { userId: anna.id, columns: { ...columns, photo_id: photo } });
      await sql`
        insert into diary_equip (diary_id, category, name, strain_id)
        values (${diary}, 'seed', 'Seeds', ${strain})`.execute(db);
      return photo;
    };
    const first = await grow(haze, { add_date: "2026-03-01" });
    const second = await grow(plum, { add_date: "2026-03-02" });
    const third = await grow(plum, { add_date: "2026-03-03" });
    await grow(await addStrain(db, "Secret"), { add_date: "2026-03-04", visibility: "private" });
    const { data } = await list("?query=anna");
    expect(data.items[0]).toMatchObject({
      lang: "en",
      strains: [
        { name: "Night Plum", link: "/strains/night-plum" },
        { name: "Old Haze", link: "/strains/old-haze" },
      ],
      cnt_strains: 2,
    });
    expect(data.items[0]?.covers.map(({ id }) => id)).toEqual([third, second, first]);
    expect((await list("?query=cora")).data.items[0]).toMatchObject({
      covers: [],
      strains: [],
      cnt_strains: 0,
    });
  });

  it("takes two queries", async () => {
    expect(await queriesOf(api.database, () => list())).toHaveLength(2);
  });
});
