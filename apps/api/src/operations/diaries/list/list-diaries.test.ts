import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct, addStrain } from "../../../testing/catalogue-rows.ts";
import { queriesOf } from "../../../testing/count-queries.ts";
import { addDiary, addPhoto, addWeek } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let other: TestUser;
let moderator: TestUser;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  other = await api.addUser({ name: "other" });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
});

async function list(query: string, as: number | null = null) {
  const { status, body } = await api.request("GET", `/diaries?${query}`, { as });
  expect(status).toBe(200);
  return body.data as Schema<"DiaryCardList">;
}
const namesOf = async (query: string, as: number | null = null) =>
  (await list(query, as)).items.map((item) => item.name);

describe("the list of diaries", () => {
  it("returns cards with author, cover, seeds, weeks and the user's likes", async () => {
    const db = api.database.db;
    const strainId = await addStrain(db, "Night Plum");
    const brandId = await addBrand(db, { name: "Ember Genetics", section: "seedbank" });
    const productId = await addProduct(db, { name: "Night Plum", brandId, section: "seedbank", strainId });
    const id = await addDiary(db, { userId: author.id, columns: { max_faza: 1, cnt_likes: 1 } });
    await sql`insert into diary_equip (diary_id, category, name, product_id, brand_id, strain_id)
      values (${id}, 'seed', 'Night Plum', ${productId}, ${brandId}, ${strainId})`.execute(db);
    const weeks = [
      await addWeek(db, id, { days: 2 }),
      await addWeek(db, id, { days: 2 }),
      await addWeek(db, id, { days: 1 }),
    ];
    const photoId = await addPhoto(db, {
      diary_id: id,
      week_id: weeks[0] ?? null,
      color: "#336633",
      alt: "Leaf",
    });
    await sql`update diary set photo_id = ${photoId} where id = ${id}`.execute(db);
    await sql`insert into likes (type, content_id, user_id) values ('diary', ${id}, ${other.id})`.execute(db);

    const [card] = (await list("", other.id)).items;
    expect(card).toMatchObject({
      id,
      link: `/diaries/${id}-night-plum`,
      item_user: { id: author.id, name: "author", link: "/grower/author", avatar_small: null },
      item_cover: { id: photoId, width: 1200, height: 1500, color: "#336633", alt: "Leaf", is_remove: false },
      seeds: [{ category: "seed", product_id: productId, link: "/seedbank/ember-genetics/night-plum" }],
      weeks: [
        { id: weeks[2], days: 1, faza: 0, name: "week1" },
        { id: weeks[0], days: 2, faza: 0, name: "week2.1" },
        { id: weeks[1], days: 2, faza: 0, name: "week2.2" },
      ],
      max_faza: 1,
      is_like: true,
    });
    expect((await list("")).items[0]?.is_like).toBe(false);
  });

  it("takes two queries for a member, the session and a precheck with the total", async () => {
    const db = api.database.db;
    for (let index = 0; index < 20; index += 1) await addDiary(db, { userId: author.id });
    expect(await queriesOf(api.database, () => list("")), "the cards are read once").toHaveLength(2);
    expect(await queriesOf(api.database, () => list(""))).toHaveLength(1);
    await list("tags=indoor");
    const ofWords = await queriesOf(api.database, () => list("tags=indoor", author.id));
    expect(ofWords, "what words diaries have is known for a minute").toHaveLength(2);
  });

  it("has the total on a page beyond the last one", async () => {
    for (let index = 0; index < 3; index += 1) await addDiary(api.database.db, { userId: author.id });
    const { total } = await list("limit=2");
    expect(total).toBeGreaterThanOrEqual(3);
    expect(await list("start=500")).toMatchObject({ items: [], total });
  });

  it("leaves out diaries that are not public", async () => {
    const db = api.database.db;
    const add = (name: string, columns: Record<string, string | boolean>) =>
      addDiary(db, { userId: author.id, name, columns });
    await add("open", {});
    await add("hidden", { is_hidden: true });
    await add("private", { visibility: "private" });
    await add("unlisted", { visibility: "unlisted" });
    await add("rejected", { is_ban: true });
    await add("waiting", { is_moderate: true });
    await add("removed", { is_remove: true, remove_date: "2026-01-01" });
    for (const reader of [null, other.id, author.id, moderator.id])
      expect(await namesOf("", reader)).toEqual(["open"]);
    expect(await namesOf(`user_id=${author.id}`, other.id)).toEqual(["open"]);
    for (const reader of [author.id, moderator.id]) {
      const own = await namesOf(`user_id=${author.id}&sort=new`, reader);
      expect(own.sort()).toEqual(["hidden", "open", "private", "rejected", "unlisted", "waiting"]);
    }
  });

  it("shows a diary of a deleted author without author", async () => {
    await addDiary(api.database.db, { userId: author.id });
    await sql`update users set is_remove = true, remove_date = now() where id = ${author.id}`.execute(
      api.database.db,
    );
    expect((await list("")).items[0]?.item_user).toBeNull();
  });

  it("filters by the words of a path, in any order", async () => {
    const db = api.database.db;
    await addStrain(db, "Harbour Fog");
    const a = await addDiary(db, {
      userId: author.id,
      name: "a",
      columns: { type_room: 1, type_soil: 2, max_faza: 1 },
    });
    await addDiary(db, {
      userId: author.id,
      name: "b",
      columns: { type_room: 2, type_soil: 2, max_faza: 2, is_harvest: true },
    });
    await addDiary(db, {
      userId: author.id,
      name: "c",
      columns: { type_room: 1, type_soil: 1, is_video: true },
    });
    await sql`update diary set type_light = '{2,3}' where id = ${a}`.execute(db);
    await sql`insert into diary_equip (diary_id, category, name, strain_id) values (${a}, 'seed', 'Harbour Fog', 1)`.execute(
      db,
    );
    const found = async (...tags: string[]) =>
      (await namesOf(`sort=new&${tags.map((tag) => `tags=${tag}`).join("&")}`)).sort().join("");
    expect(await found("indoor")).toBe("ac");
    expect(await found("coco", "indoor")).toBe("a");
    expect(await found("indoor", "outdoor")).toBe("abc");
    expect(await found("led")).toBe("a");
    expect(await found("flowering")).toBe("a");
    expect(await found("harvest")).toBe("b");
    expect(await found("video")).toBe("c");
    expect(await found("strain-harbour-fog")).toBe("a");
    expect(await namesOf("is_harvest=true")).toEqual(["b"]);
    expect((await namesOf("is_harvest=false")).sort()).toEqual(["a", "c"]);
  });

  it("filters by the lock", async () => {
    await addDiary(api.database.db, { userId: author.id, name: "open" });
    await addDiary(api.database.db, { userId: author.id, name: "locked", columns: { is_lock: true } });
    await addDiary(api.database.db, {
      userId: author.id,
      name: "private",
      columns: { is_lock: true, visibility: "private" },
    });
    expect(await namesOf("is_lock=true")).toEqual(["locked"]);
    expect(await namesOf("is_lock=false")).toEqual(["open"]);
    const { total } = await list("is_lock=true");
    expect(total).toBe(1);
  });

  it("filters by strain, brand and product", async () => {
    const db = api.database.db;
    const brandId = await addBrand(db, { name: "Loam" });
    const productId = await addProduct(db, { name: "Base", brandId });
    const strainId = await addStrain(db, "Night Plum");
    const id = await addDiary(db, { userId: author.id, name: "using" });
    await addDiary(db, { userId: author.id, name: "not using" });
    await sql`insert into diary_equip (diary_id, category, name, brand_id, product_id, strain_id)
      values (${id}, 'nutrient', 'Base', ${brandId}, ${productId}, ${strainId})`.execute(db);
    for (const query of [
      `brand_id=${brandId}`,
      `product_id=${productId}`,
      `strain_id=${strainId}`,
      "tags=brand-loam",
    ]) {
      expect(await namesOf(query)).toEqual(["using"]);
    }
    expect(await namesOf("brand_id=999")).toEqual([]);
  });

  it.each([
    ["new", ["c", "b", "a"]],
    ["update", ["a", "c", "b"]],
    ["like", ["b", "c", "a"]],
    ["view", ["c", "b", "a"]],
  ])("sorts by %s, then by id", async (sort, expected) => {
    const add = (name: string, add_date: string, update_date: string, cnt_likes: number) =>
      addDiary(api.database.db, { userId: author.id, name, columns: { add_date, update_date, cnt_likes } });
    await add("a", "2026-01-01", "2026-03-03", 1);
    await add("b", "2026-01-02", "2026-03-01", 9);
    await add("c", "2026-01-02", "2026-03-01", 5);
    expect(await namesOf(`sort=${sort}`)).toEqual(expected);
  });

  it("comes in pages with a total", async () => {
    for (const name of ["a", "b", "c", "d", "e"])
      await addDiary(api.database.db, { userId: author.id, name });
    const page = await list("sort=new&start=2&limit=2");
    expect(page).toMatchObject({ total: 5, start: 2, limit: 2 });
    expect(page.items.map((item) => item.name)).toEqual(["c", "b"]);
    expect((await list("start=50")).items).toEqual([]);
  });

  describe("that is long", () => {
    beforeEach(async () => {
      await sql`
        insert into diary (user_id, name, slug, type_room, type_soil, type_watering, add_date, update_date, cnt_likes, cnt_views)
        select ${author.id}, 'n' || i, 'n', 1, 1, 1, timestamptz '2026-01-01' + i * interval '1 minute',
          timestamptz '2026-01-01' + i * interval '1 minute', i / 7, i / 7 from generate_series(1, 1100) i`.execute(
        api.database.db,
      );
    });

    it.each(["update", "new", "like", "view"])(
      "has the same deep pages with cached page starts, by %s",
      async (sort) => {
        const deep = (start: number) => namesOf(`sort=${sort}&start=${start}&limit=10&user_id=${author.id}`);
        const cold = [await deep(1050), await deep(1060)];
        expect(cold[0]).toEqual(Array.from({ length: 10 }, (_, index) => `n${50 - index}`));
        expect([await deep(1050), await deep(1060)]).toEqual(cold);
      },
    );

    it("caches its total for all users", async () => {
      const first = await list("limit=1");
      expect(first.total).toBeGreaterThanOrEqual(1100);
      const [text] = await queriesOf(api.database, () => list("limit=1"));
      expect(text).not.toContain("counted");
      expect((await list("limit=1")).total).toBe(first.total);
    });
  });
});

it.each(["tags=nonsense", "tags=strain-unheard-of", "tags=brand-unheard-of"])(
  "%s returns 404",
  async (query) => {
    expect((await api.request("GET", `/diaries?${query}`)).status).toBe(404);
  },
);

it.each([
  ["limit=101", "limit"],
  ["limit=0", "limit"],
  ["start=-1", "start"],
  ["sort=best", "sort"],
  ["user_id=me", "user_id"],
])("%s returns 422", async (query, field) => {
  const { status, body } = await api.request("GET", `/diaries?${query}`);
  expect(status).toBe(422);
  expect(body.details[0]?.field).toBe(field);
});

describe("a list of the diaries of a brand", () => {
  it("marks its testers, and other lists do not", async () => {
    const { db } = api.database;
    const brandId = await addBrand(db, { name: "Loam" });
    const productId = await addProduct(db, { name: "Base A", brandId });
    for (const { id: userId } of [author, other]) {
      const id = await addDiary(db, { userId });
      await sql`insert into diary_equip (diary_id, category, name, product_id, brand_id)
        values (${id}, 'nutrient', 'Base A', ${productId}, ${brandId})`.execute(db);
    }
    await sql`insert into brand_tester (brand_id, user_id) values (${brandId}, ${author.id})`.execute(db);
    const testers = async (query: string) =>
      (await list(query)).items.filter((item) => item.is_tester).map((item) => item.item_user?.name);
    expect(await testers(`brand_id=${brandId}`)).toEqual(["author"]);
    expect(await testers(`product_id=${productId}`)).toEqual(["author"]);
    expect(await testers("")).toEqual([]);
  });
});
