import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct, addStrain } from "../../testing/catalogue-rows.ts";
import { queriesOf } from "../../testing/count-queries.ts";
import { addDiary, addPhoto, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let diary: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  diary = await addDiary(api.database.db, { userId: author.id });
});

const week = (columns: Record<string, string | number | boolean | null> = {}, of = diary) =>
  addWeek(api.database.db, of, columns);
const list = async (query = "", as: number | null = null) => {
  const { status, body } = await api.request<Schema<"WeekCardList">>("GET", `/weeks${query}`, { as });
  if (status !== 200) throw new Error(`answered ${status}`);
  return body.data;
};
const ids = async (query = "", as: number | null = null) => (await list(query, as)).items.map(({ id }) => id);

describe("the weeks of all growers", () => {
  it("come with the head of their diary, newest first", async () => {
    const first = await week({ days: 1, faza: -1, germ_date: "2026-03-01", add_date: "2026-03-08" });
    const harvest = await week({
      days: 9,
      faza: 2,
      text: "<p>Cut on a dry   morning.</p>",
      add_date: "2026-05-10",
      harvest_weight: 120,
      harvest_watt: 300,
      harvest_plant: 4,
      harvest_smoke: "Sweet.",
      review_general: 8,
    });
    const photo = await addPhoto(api.database.db, { user_id: author.id, diary_id: diary, week_id: harvest });
    const page = await list();
    expect(page).toMatchObject({ total: 2, start: 0, limit: 20, items: [{ id: harvest }, { id: first }] });
    expect(page.items[0]).toMatchObject({
      name: "harvest9",
      link: `/diaries/${diary}-night-plum/week/${harvest}`,
      text: "Cut on a dry morning.",
      item_diary: { id: diary, name: "Night Plum", item_user: { name: "author" } },
      items_photo: [{ id: photo }],
      props: { harvest_weight: 120, harvest_watt: 300, harvest_plant: 4 },
      n_general: 8,
      yield_watt: 0.4,
      yield_plant: 30,
      cnt_days: 63,
      is_like: false,
    });
    expect(page.items[0]?.props).not.toHaveProperty("harvest_smoke");
    expect(page.items[1]).toMatchObject({ name: "week1", yield_watt: null, yield_plant: null, cnt_days: 7 });
  });

  it("number repeated names as on their pages", async () => {
    await week({ days: 3, add_date: "2026-01-01" });
    await week({ days: 3, add_date: "2026-01-02" });
    expect((await list()).items.map(({ name }) => name)).toEqual(["week3.2", "week3.1"]);
  });

  it("are those of open diaries", async () => {
    const shown = await week();
    await week({ is_remove: true, remove_date: "2026-01-01" });
    for (const columns of [{ is_hidden: true }, { visibility: "unlisted" }, { is_ban: true }]) {
      await week({}, await addDiary(api.database.db, { userId: author.id, columns }));
    }
    expect(await ids()).toEqual([shown]);
    expect(await ids("", author.id)).toEqual([shown]);
  });

  it("include those of locked diaries for premium users and moderators only", async () => {
    await sql`update diary set is_lock = true`.execute(api.database.db);
    const locked = await week();
    const premium = await api.addUser({ access: ["view_extra"] });
    const moderator = await api.addUser({ access: ["moderate"] });
    expect(await ids()).toEqual([]);
    expect(await ids("", premium.id)).toEqual([locked]);
    expect(await ids("", moderator.id)).toEqual([locked]);
  });

  it("are narrowed by phase, photos and what was grown with", async () => {
    const { db } = api.database;
    const brandId = await addBrand(db, { name: "Ember", section: "seedbank" });
    const strainId = await addStrain(db, "Night Plum");
    const productId = await addProduct(db, { name: "Night Plum", brandId, section: "seedbank", strainId });
    await sql`
      insert into diary_equip (diary_id, category, name, brand_id, product_id, strain_id)
      values (${diary}, 'seed', 'Night Plum', ${brandId}, ${productId}, ${strainId})`.execute(db);
    const grown = await week({ faza: 1 });
    const other = await week({ faza: 2 }, await addDiary(db, { userId: author.id }));
    await addPhoto(db, { user_id: author.id, diary_id: diary, week_id: grown });
    expect(await ids(`?strain_id=${strainId}`)).toEqual([grown]);
    expect(await ids(`?product_id=${productId}&brand_id=${brandId}`)).toEqual([grown]);
    expect(await ids(`?brand_id=${brandId + 1}`)).toEqual([]);
    expect(await ids("?faza=2")).toEqual([other]);
    expect(await ids("?has_photo=true")).toEqual([grown]);
    expect(await ids("?has_photo=false")).toEqual([other]);
  });

  it("are sorted as requested; rating and yield only for harvests", async () => {
    const growing = await week({ cnt_likes: 9, add_date: "2026-03-01" });
    const heavy = await week({ faza: 2, harvest_weight: 300, harvest_watt: 300, add_date: "2026-02-01" });
    const good = await week({ faza: 2, review_general: 9, cnt_likes: 3, add_date: "2026-01-01" });
    expect(await ids()).toEqual([growing, heavy, good]);
    expect(await ids("?sort=like")).toEqual([growing, good, heavy]);
    expect(await ids("?sort=rate")).toEqual([good, heavy]);
    expect(await ids("?sort=yield")).toEqual([heavy, good]);
    expect(await ids("?sort=like&start=1&limit=1")).toEqual([good]);
  });

  it("carry the user's likes, in two queries", async () => {
    const one = await week();
    await api.request("POST", `/likes/week/${one}`, { as: author.id });
    expect((await list("", author.id)).items[0]).toMatchObject({ is_like: true, cnt_likes: 1 });
    expect(await queriesOf(api.database, () => list())).toHaveLength(2);
  });
});

it.each(["sort=best", "limit=101", "faza=3", "strain_id=plum"])("%s is invalid", async (query) => {
  expect((await api.request("GET", `/weeks?${query}`)).status).toBe(422);
});
