import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { addPost, inHours } from "../../testing/post-rows.ts";

const api = freshApi();

const list = (tag: string, query = "") =>
  api.request<Schema<"PostCardList">>("GET", `/blogs/tag/${tag}?${query}`);
const nameOf = async (lang: string) => (await list("slow-drying", `lang=${lang}`)).body.data.item_topic?.name;

describe("GET /blogs/tag/{t}", () => {
  it("returns its posts, newest first", async () => {
    const { db } = api.database;
    const tags = ["slow-drying", "coco"];
    const old = await addPost(db, { slug: "old", tags, columns: { view_date: inHours(-5) } });
    const id = await addPost(db, { slug: "new", tags });
    await addPost(db, { slug: "other", tags: ["coco"] });
    const { status, body } = await list("slow-drying");
    expect(status).toBe(200);
    expect(body.data.items.map((item) => item.id)).toEqual([id, old]);
    expect(body.data).toMatchObject({ total: 2, item_topic: { link: "/journal/tags/slow-drying" } });
  });

  it("is named in the language of the page, else in English, else by its own words", async () => {
    const { db } = api.database;
    await addPost(db, { slug: "new", tags: ["slow-drying"] });
    expect(await nameOf("de")).toBe("slow drying");
    await sql`insert into post_tag_text (tag, lang, name) values ('slow-drying', 'en', 'Slow drying')`.execute(
      db,
    );
    expect(await nameOf("de")).toBe("Slow drying");
    await sql`insert into post_tag_text (tag, lang, name) values ('slow-drying', 'de', 'Trocknen')`.execute(
      db,
    );
    expect(await nameOf("de")).toBe("Trocknen");
  });

  it("returns 404 for an unknown tag, and for one without a post that is out", async () => {
    const { db } = api.database;
    await addPost(db, { slug: "later", tags: ["drying"], columns: { view_date: inHours(1) } });
    await sql`insert into post_tag_text (tag, lang, name) values ('drying', 'en', 'Drying')`.execute(db);
    for (const tag of ["drying", "unicorns"]) expect((await list(tag)).status).toBe(404);
  });

  it("returns 422 for a negative start", async () => {
    expect((await list("drying", "start=-1")).status).toBe(422);
  });
});
