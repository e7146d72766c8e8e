import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { queriesOf } from "../../testing/count-queries.ts";
import { addPhoto } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { addCategory, addPost, inHours, translatePost } from "../../testing/post-rows.ts";

const api = freshApi();

const list = async (query = "") => {
  const { status, body } = await api.request<Schema<"PostCardList">>("GET", `/blogs?${query}`);
  expect(status).toBe(200);
  return body.data;
};
const slugs = async (query?: string) =>
  (await list(query)).items.map(({ link }) => link.slice("/journal/".length));

describe("GET /blogs", () => {
  it("returns cards with category, author, cover and counters, newest first", async () => {
    const { db } = api.database;
    const author = await api.addUser({ name: "tess" });
    await addCategory(db, "harvest", "Harvest", "Ernte");
    const cover = await addPhoto(db, { user_id: author.id });
    await addPost(db, { slug: "older", columns: { view_date: inHours(-9) } });
    const id = await addPost(db, {
      slug: "slow-drying",
      columns: {
        ...{ user_id: author.id, title: "Slow drying", preview: "Weight and smell.", category: "harvest" },
        ...{ cover_id: cover, cnt_likes: 3, cnt_comments: 2, view_date: "2026-09-14T08:30:00Z" },
      },
    });
    await sql`update post set view_date = '2026-09-13' where slug = 'older'`.execute(db);
    const { items, ...page } = await list();
    expect(page).toEqual({ total: 2, start: 0, limit: 20, item_topic: null });
    expect(items.map(({ link }) => link)).toEqual(["/journal/slow-drying", "/journal/older"]);
    expect(items[0]).toMatchObject({
      id,
      title: "Slow drying",
      lang: "en",
      preview: "Weight and smell.",
      cover: expect.stringMatching(/^\/media\//),
      view_date: "2026-09-14T08:30:00.000Z",
      category: "harvest",
      item_category: { slug: "harvest", name: "Harvest", link: "/journal/category/harvest" },
      item_user: { name: "tess" },
      minutes: 1,
      cnt_likes: 3,
      cnt_comments: 2,
    });
    expect(items[1]).toMatchObject({ cover: null, category: null, item_category: null, item_user: null });
  });

  it("pages without a gap, and returns 422 for a limit that is too high", async () => {
    for (const [hour, slug] of ["one", "two", "three"].entries())
      await addPost(api.database.db, { slug, columns: { view_date: inHours(-hour - 1) } });
    expect(await slugs("limit=2")).toEqual(["one", "two"]);
    expect(await slugs("limit=2&start=2")).toEqual(["three"]);
    expect((await list("limit=2&start=2")).total).toBe(3);
    expect((await api.request("GET", "/blogs?limit=1000")).status).toBe(422);
    expect((await api.request("GET", "/blogs?lang=xx")).status).toBe(422);
    expect((await api.request("GET", "/blogs?first_lang=Thai")).status).toBe(422);
  });

  it("leaves out drafts, removed and scheduled posts, in the total too", async () => {
    const { db } = api.database;
    await addPost(db, { slug: "out" });
    await addPost(db, { slug: "draft", columns: { is_publish: false, view_date: null } });
    await addPost(db, { slug: "later", columns: { view_date: inHours(1) } });
    await addPost(db, { slug: "gone", columns: { is_remove: true, remove_date: inHours(-1) } });
    expect(await slugs()).toEqual(["out"]);
    expect((await list()).total).toBe(1);
  });

  describe("in several languages", () => {
    beforeEach(async () => {
      const { db } = api.database;
      const hour = (hours: number, lang: string) => ({ view_date: inHours(hours), lang });
      await addPost(db, { slug: "thai", columns: { ...hour(-1, "th"), title: "การตาก" } });
      await addPost(db, { slug: "english", columns: hour(-2, "en") });
      await addPost(db, { slug: "german", columns: hour(-3, "de") });
      const both = await addPost(db, { slug: "spanish", columns: hour(-4, "es") });
      const german = { title: "Langsam trocknen", text: "<p>Kühl.</p>", preview: "Gewicht und Geruch." };
      await translatePost(db, both, "de", german);
      await translatePost(db, both, "en", { title: "Dry slowly", text: "<p>Cool.</p>" });
      // Without a text there is nothing to read.
      await translatePost(db, both, "ru", { title: "Медленная сушка" });
    });
    const spanish = async (lang: string) =>
      (await list(`lang=${lang}`)).items.find(({ link }) => link === "/journal/spanish");

    it("shows each in the reader's language, else in English, else in its own", async () => {
      expect(await spanish("de")).toMatchObject({
        lang: "de",
        title: "Langsam trocknen",
        preview: "Gewicht und Geruch.",
      });
      expect(await spanish("es")).toMatchObject({ lang: "es", title: "Post spanish" });
      for (const lang of ["ru", "th", "en"]) {
        expect(await spanish(lang)).toMatchObject({ lang: "en", title: "Dry slowly", preview: "Cool." });
      }
      expect((await list("lang=de")).items[0]).toMatchObject({ lang: "th", title: "การตาก" });
    });

    it("puts those in the reader's language first, then English ones, over all pages", async () => {
      expect(await slugs()).toEqual(["thai", "english", "german", "spanish"]);
      expect(await slugs("first_lang=de")).toEqual(["german", "spanish", "english", "thai"]);
      expect(await slugs("first_lang=ru")).toEqual(["english", "spanish", "thai", "german"]);
      expect(await slugs("first_lang=de&start=1&limit=2")).toEqual(["spanish", "english"]);
    });

    it("shows one language only on request", async () => {
      expect(await slugs("only_lang=de")).toEqual(["german", "spanish"]);
      expect((await list("only_lang=de")).total).toBe(2);
      expect(await slugs("only_lang=ru")).toEqual([]);
    });

    it("adds the texts in the shown language for feeds, of 30 posts at most", async () => {
      const { items, texts, limit } = await list("lang=de&texts=true&limit=100");
      expect(limit).toBe(30);
      expect(texts?.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
      expect(texts?.at(-1)?.text).toBe("<p>Kühl.</p>");
      expect((await list()).texts).toBeUndefined();
    });
  });

  it.each([
    [199, 199],
    [200, 200],
    [201, 200],
  ])("cuts a preview from a text of %i characters to %i", async (length, shown) => {
    const text = `<h2>${"ä".repeat(10)}</h2><p>${"b".repeat(length - 11)}</p>`;
    await addPost(api.database.db, { slug: "long", columns: { text } });
    const [card] = (await list()).items;
    expect(card?.preview).toHaveLength(shown);
    expect(card?.preview).toMatch(/^ä{10} b+$/);
  });

  it.each([
    ["<p>Short.</p>", 1],
    [`<p>${"a".repeat(1000)}</p>`, 1],
    [`<p>${"a".repeat(1001)}</p>`, 2],
    [`<p>${"ก".repeat(7500)}</p>`, 8],
    ["", 1],
  ])("counts minutes by 1,000 characters of text without markup (%#)", async (text, minutes) => {
    await addPost(api.database.db, { slug: "timed", columns: { text } });
    expect((await list()).items[0]?.minutes).toBe(minutes);
  });

  it("takes two queries", async () => {
    await addPost(api.database.db, { slug: "out", tags: ["drying"] });
    expect(await queriesOf(api.database, () => list("first_lang=de"))).toHaveLength(2);
  });
});
