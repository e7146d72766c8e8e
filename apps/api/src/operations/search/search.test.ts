import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addBrand, addProduct, addStrain } from "../../testing/catalogue-rows.ts";
import { queriesOf } from "../../testing/count-queries.ts";
import { addDiary, addPhoto } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { addPost } from "../../testing/post-rows.ts";

type Results = Schema<"SearchResults">;

const api = freshApi();

beforeEach(async () => {
  const { db } = api.database;
  const grower = await api.addUser({ name: "moon.owl" });
  const ember = await addBrand(db, { name: "Ember Genetics", section: "seedbank" });
  await addProduct(db, { name: "Night Plum", brandId: ember, section: "seedbank" });
  await addStrain(db, "Night Plum");
  await addDiary(db, { userId: grower.id, name: "Night Plum in coco" });
  await addDiary(db, { userId: grower.id, name: "First run with Night Plum", columns: { cnt_likes: 9 } });
  await addDiary(db, {
    userId: grower.id,
    name: "Night shift, kept to myself",
    columns: { visibility: "private" },
  });
  await addDiary(db, { userId: grower.id, name: "สวนกลางคืน", columns: { slug: "" } });
});

async function find(query: Record<string, string>): Promise<Results> {
  const { status, body } = await api.request<Results>("GET", `/search?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body.data;
}
const names = (hits: readonly { name: string }[]) => hits.map(({ name }) => name);

describe("a search", () => {
  it("finds things of every kind by word prefixes, with links and counters", async () => {
    const found = await find({ query: "night pl" });
    expect(names(found.diaries)).toEqual(["Night Plum in coco", "First run with Night Plum"]);
    expect(found.products).toMatchObject([
      { name: "Night Plum", note: "Ember Genetics", link: expect.stringMatching(/^\/seedbank\/.+\/.+/) },
    ]);
    expect(found.strains).toMatchObject([{ link: expect.stringMatching(/^\/strains\//) }]);
    expect(found.totals).toEqual({
      diaries: 2,
      growers: 0,
      brands: 0,
      products: 1,
      strains: 1,
      questions: 0,
      posts: 0,
    });
    expect((await find({ query: "ember" })).brands).toMatchObject([{ name: "Ember Genetics" }]);
  });

  it("finds growers by the words of their name", async () => {
    expect((await find({ query: "MOON.o" })).growers).toMatchObject([
      { name: "moon.owl", link: "/grower/moon.owl" },
    ]);
    expect((await find({ query: "owl" })).growers).toMatchObject([{ name: "moon.owl" }]);
  });

  it("finds names in every script, also those without a slug", async () => {
    expect((await find({ query: "สวน" })).diaries).toMatchObject([
      { name: "สวนกลางคืน", link: expect.stringMatching(/^\/diaries\/\d+$/) },
    ]);
  });

  it("finds posts with their covers", async () => {
    const { db } = api.database;
    const cover_id = await addPhoto(db, { user_id: null });
    await addPost(db, { slug: "slow-drying", columns: { title: "Slow drying", cover_id } });
    expect((await find({ query: "drying" })).posts).toMatchObject([
      {
        name: "Slow drying",
        link: "/journal/slow-drying",
        avatar: expect.stringMatching(/^\/media\/.*\.webp$/),
      },
    ]);
    await sql`update photo set is_remove = true, remove_date = now()`.execute(db);
    expect((await find({ query: "drying" })).posts).toMatchObject([{ avatar: null }]);
  });

  it("never finds what is private", async () => {
    const found = await find({ query: "shift" });
    expect(found.diaries).toEqual([]);
    expect(found.totals.diaries).toBe(0);
  });

  it("returns further pages of one kind", async () => {
    const first = await find({ query: "night", group: "diaries", limit: "1" });
    const second = await find({ query: "night", group: "diaries", limit: "1", start: "1" });
    expect([...names(first.diaries), ...names(second.diaries)]).toEqual([
      "Night Plum in coco",
      "First run with Night Plum",
    ]);
    expect(first.totals.diaries).toBe(2);
    expect(first.products).toEqual([]);
  });

  it.each(["", "   ", "&|!():*'\\", "<->"])("finds nothing for %j", async (query) => {
    const found = await find({ query });
    expect(Object.values(found.totals).every((total) => total === 0)).toBe(true);
  });

  it("caches queries with too many matches for a minute, without things hidden meanwhile", async () => {
    const { db } = api.database;
    const count = async (query: string) => (await find({ query })).totals.diaries;
    await sql`insert into diary (name, type_room, type_soil, type_watering)
      select 'Zephyr ' || i, 1, 1, 1 from generate_series(1, 999) i`.execute(db);
    expect(await count("zeph")).toBe(999);
    await addDiary(db, { userId: null, name: "Zephyr last" });
    expect(await count("zeph")).toBe(1000);
    const textOf = async (query: string) => (await queriesOf(api.database, () => find({ query }))).join();
    expect(await textOf("zeph")).not.toContain("tsquery");
    expect(await textOf("zephyr")).toContain("tsquery");
    const [first] = (await find({ query: "zeph" })).diaries;
    await sql`update diary set is_hidden = true where id = ${first?.id}`.execute(db);
    const left = (await find({ query: "zeph" })).diaries;
    expect([left.length > 0, left.some(({ id }) => id === first?.id)]).toEqual([true, false]);
    const now = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_001);
    try {
      expect(await textOf("zeph")).toContain("tsquery");
    } finally {
      now.mockRestore();
    }
  });

  it("adds strain cards in order on request", async () => {
    await addStrain(api.database.db, "Night Plum Auto");
    const query = { query: "night plum" };
    expect((await find(query)).strain_cards).toEqual([]);
    const found = await find({ ...query, cards: "true" });
    expect(found.strain_cards).toHaveLength(2);
    expect(found.strain_cards.map(({ id, link }) => ({ id, link }))).toEqual(
      found.strains.map(({ id, link }) => ({ id, link })),
    );
  });

  it("adds diary cards in order on request", async () => {
    const query = { query: "night", group: "diaries" };
    expect((await find(query)).cards).toEqual([]);
    const found = await find({ ...query, cards: "true" });
    expect(found.cards.map(({ id }) => id)).toEqual(found.diaries.map(({ id }) => id));
    expect(found.cards).toMatchObject([
      { name: "Night Plum in coco", weeks: [], item_user: { name: "moon.owl" } },
      { name: "First run with Night Plum", cnt_likes: 9 },
    ]);
    expect((await find({ ...query, query: "nothing like it", cards: "true" })).cards).toEqual([]);
    const queries = await queriesOf(api.database, () =>
      find({ query: "plum", group: "diaries", cards: "true" }),
    );
    expect(queries.length).toBeLessThanOrEqual(4);
  });

  it("takes one query when a page of diaries is full", async () => {
    expect(await queriesOf(api.database, () => find({ query: "night", limit: "2" }))).toHaveLength(1);
  });

  it.each(["limit=0", "group=moons", `query=${"x".repeat(101)}`, "start=-1"])(
    "%s returns 422",
    async (query) => {
      expect((await api.request("GET", `/search?${query}`)).status).toBe(422);
    },
  );
});

it.each(["/search", "/search/brandproduct"])("%s takes letters that stand for many", async (path) => {
  const query = encodeURIComponent("\u{fdfa}".repeat(100));
  expect((await api.request("GET", `${path}?query=${query}`)).status).toBe(200);
});
