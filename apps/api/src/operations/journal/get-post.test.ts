import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct, addStrain } from "../../testing/catalogue-rows.ts";
import { queriesOf } from "../../testing/count-queries.ts";
import { addDiary, addPhoto } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { addCategory, addPost, addVoting, inHours, translatePost } from "../../testing/post-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let reader: TestUser;

beforeEach(async () => {
  author = await api.addUser({ name: "tess", access: ["admin"] });
  reader = await api.addUser({ name: "reader" });
});

const read = (id: number | string, query = "", as: number | null = null) =>
  api.request<Schema<"Post">>("GET", `/blogs/${id}?${query}`, { as });
const idsOf = (things: readonly { id: number }[]) => things.map(({ id }) => id);

describe("GET /blogs/{id}", () => {
  it("returns the article with author, cover, category and tags", async () => {
    const { db } = api.database;
    await addCategory(db, "harvest", "Harvest", "Ernte");
    const cover = await addPhoto(db, { user_id: author.id, alt: "Branches on a line" });
    const id = await addPost(db, {
      slug: "slow-drying",
      tags: ["drying", "climate"],
      columns: {
        ...{ user_id: author.id, author_role: "Editor", category: "harvest", cover_id: cover, cnt_views: 7 },
        ...{ title: "Slow drying", preview: "Weight and smell.", view_date: "2026-09-14T08:30:00Z" },
      },
    });
    const { status, body } = await read("slow-drying");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id,
      title: "Slow drying",
      text: "<p>Slow and cool.</p>",
      preview: "Weight and smell.",
      description: "Weight and smell.",
      item_cover: { id: cover, alt: "Branches on a line", width: 1200 },
      link: "/journal/slow-drying",
      lang: "en",
      langs: ["en"],
      view_date: "2026-09-14T08:30:00.000Z",
      category: "harvest",
      item_category: { name: "Harvest" },
      tags: ["drying", "climate"],
      items_tag: [{ name: "drying", link: "/journal/tags/drying" }, { slug: "climate" }],
      item_user: { name: "tess" },
      author_role: "Editor",
      cnt_views: 7,
      is_like: false,
    });
    await api.request("POST", `/likes/blog/${id}`, { as: reader.id });
    expect((await read(id, "", reader.id)).body.data).toMatchObject({ is_like: true, cnt_likes: 1 });
    expect((await read(id)).body.data).toMatchObject({ is_like: false, cnt_likes: 1 });
  });

  it("takes the id, the slug in any case and a former slug, of which the present one wins", async () => {
    const { db } = api.database;
    const id = await addPost(db, { slug: "slow-drying" });
    await sql`insert into post_old_slug (slug, post_id) values ('drying', ${id})`.execute(db);
    for (const address of [id, "slow-drying", "Slow-Drying", "drying"]) {
      expect((await read(address)).body.data).toMatchObject({ id, link: "/journal/slow-drying" });
    }
    const other = await addPost(db, { slug: "drying" });
    expect((await read("drying")).body.data.id).toBe(other);
  });

  it("returns 404 for unknown, removed, unpublished and scheduled posts, to staff and the author too", async () => {
    const { db } = api.database;
    const own = { user_id: author.id };
    await addPost(db, { slug: "draft", columns: { ...own, is_publish: false, view_date: null } });
    await addPost(db, { slug: "later", columns: { ...own, view_date: inHours(1) } });
    await addPost(db, { slug: "gone", columns: { ...own, is_remove: true, remove_date: inHours(-1) } });
    for (const slug of ["draft", "later", "gone", "nothing", "999", "9".repeat(15)]) {
      for (const as of [null, author.id]) expect((await read(slug, "", as)).status, slug).toBe(404);
    }
    expect((await read("voting-")).status).toBe(404);
  });

  it("returns 422 for an unknown language", async () => {
    await addPost(api.database.db, { slug: "slow-drying" });
    expect((await read("slow-drying", "lang=fr")).status).toBe(422);
  });

  it("removes what could run from a stored text", async () => {
    const text =
      '<p onclick="steal()">Flush.</p><script>steal()</script><img src="//elsewhere/x.png" onerror="x">';
    await addPost(api.database.db, { slug: "attack", columns: { text } });
    expect((await read("attack")).body.data.text).toBe("<p>Flush.</p>");
  });

  it("is read in the language of the page, else in English, else in its own", async () => {
    const { db } = api.database;
    const id = await addPost(db, { slug: "secado", columns: { lang: "es", author_role: "Editora" } });
    expect((await read(id, "lang=de")).body.data).toMatchObject({ lang: "es", langs: ["es"] });
    const english = { title: "Drying", text: "<p>Cool.</p>", author_role: "Editor" };
    await translatePost(db, id, "en", english);
    const german = { title: "Trocknen", text: "<p>Kühl.</p>", description_seo: "So trocknest du." };
    await translatePost(db, id, "de", german);
    await translatePost(db, id, "th", { title: "การตาก" });
    const langs = ["es", "de", "en"];
    expect((await read(id, "lang=de")).body.data).toMatchObject({
      ...{ lang: "de", langs, title: "Trocknen", text: "<p>Kühl.</p>", preview: "Kühl." },
      ...{ description: "So trocknest du.", author_role: "Editora" },
    });
    for (const lang of ["en", "th", "ru"]) {
      const { data } = (await read(id, `lang=${lang}`)).body;
      expect(data).toMatchObject({ lang: "en", title: "Drying", author_role: "Editor", langs });
    }
    expect((await read(id, "lang=es")).body.data).toMatchObject({
      lang: "es",
      text: "<p>Slow and cool.</p>",
    });
  });

  it("has the posts before and after it by date, and related ones by tags and category", async () => {
    const { db } = api.database;
    await addCategory(db, "harvest", "Harvest", "Ernte");
    const at = (hours: number, category: string | null = null) => ({ view_date: inHours(hours), category });
    const old = await addPost(db, { slug: "old", tags: ["drying", "coco"], columns: at(-30) });
    const before = await addPost(db, { slug: "before", columns: at(-20) });
    const id = await addPost(db, {
      slug: "this",
      tags: ["drying", "coco"],
      columns: at(-10, "harvest"),
    });
    const after = await addPost(db, { slug: "after", tags: ["coco"], columns: at(-5) });
    const last = await addPost(db, { slug: "last", columns: at(-1, "harvest") });
    await addPost(db, { slug: "later", tags: ["drying", "coco"], columns: at(1, "harvest") });
    const { data } = (await read(id)).body;
    expect([data.item_before?.id, data.item_after?.id]).toEqual([before, after]);
    expect(idsOf(data.items_post)).toEqual([old, after, last, before]);
    expect((await read(last)).body.data.item_after).toBeNull();
    expect((await read(old)).body.data.item_before).toBeNull();
  });

  it("has cards of diaries, strains, products and votings that are linked alone in a paragraph", async () => {
    const { db } = api.database;
    const chosen = await addDiary(db, { userId: author.id, name: "Chosen" });
    const linked = await addDiary(db, { userId: author.id, name: "Linked" });
    const hidden = await addDiary(db, { userId: author.id, columns: { visibility: "private" } });
    await addStrain(db, "Night Plum");
    const brand = await addBrand(db, { name: "Loam Lumen" });
    await addProduct(db, { name: "Base", brandId: brand });
    const voting = await addVoting(db);
    const paths = [
      ...[`/diaries/${linked}-linked`, `/diaries/${hidden}`, "/strains/night-plum", "/strains/unheard-of"],
      ...["/nutrients/loam-lumen/base", "/seedbank/loam-lumen/base", `/journal/voting/${voting.id}`],
    ];
    const alone = paths.map((path) => `<p><a href="${path}">Card</a></p>`).join("");
    const inside = `<p>As in <a href="/diaries/${chosen}">this one</a>.</p>`;
    const id = await addPost(db, { slug: "cards", columns: { text: alone + inside } });
    expect((await read(id)).body.data).toMatchObject({
      items_diary: [{ id: linked, name: "Linked" }],
      items_strain: [{ name: "Night Plum", link: "/strains/night-plum" }],
      items_product: [{ name: "Base", link: "/nutrients/loam-lumen/base" }],
      votes: [{ id: voting.id }],
    });
    await sql`insert into post_diary (post_id, diary_id) values (${id}, ${chosen})`.execute(db);
    expect(idsOf((await read(id)).body.data.items_diary)).toEqual([chosen, linked]);
  });

  it("has its votings, without hidden counts and without those that have not begun", async () => {
    const { db } = api.database;
    const id = await addPost(db, { slug: "vote" });
    const first = await addVoting(db, { post_id: id, results: "at_end" });
    await addVoting(db, { post_id: id, date_start: inHours(1), date_end: inHours(2) });
    await addVoting(db, { post_id: id, is_publish: false });
    await api.request("POST", `/blogs/votes/${first.id}/vote`, {
      as: reader.id,
      body: { option_id: first.options[0] },
    });
    const { data } = (await read(id, "", reader.id)).body;
    expect(data.votes).toMatchObject([
      { id: first.id, cnt_votes: null, is_result: false, my_option_id: first.options[0] },
    ]);
  });

  it("takes at most eight queries", async () => {
    const { db } = api.database;
    const strain = '<p><a href="/strains/night-plum">Night Plum</a></p>';
    const id = await addPost(db, { slug: "cards", columns: { text: strain } });
    const diary = await addDiary(db, { userId: author.id });
    await sql`insert into post_diary (post_id, diary_id) values (${id}, ${diary})`.execute(db);
    expect((await queriesOf(api.database, () => read(id))).length).toBeLessThanOrEqual(8);
  });
});
