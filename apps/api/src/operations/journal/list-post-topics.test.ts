import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { addCategory, addPost, inHours } from "../../testing/post-rows.ts";

const api = freshApi();

const topics = async (lang = "en") =>
  (await api.request<Schema<"PostTopics">>("GET", `/blogs/tags?lang=${lang}`)).body.data;

describe("GET /blogs/tags", () => {
  it("names categories in their order and tags by posts, and counts what is out", async () => {
    const { db } = api.database;
    for (const [slug, name, german] of [
      ["people", "People", "Grower"],
      ["harvest", "Harvest", "Ernte"],
      ["empty", "Empty", "Leer"],
    ] as const) {
      await addCategory(db, slug, name, german);
    }
    await sql`update post_category set position = 1 where slug = 'people'`.execute(db);
    await sql`insert into post_tag_text (tag, lang, name) values ('coco', 'de', 'Kokos')`.execute(db);
    await addPost(db, { slug: "one", tags: ["drying", "coco"], columns: { category: "harvest" } });
    await addPost(db, { slug: "two", tags: ["coco"], columns: { category: "people" } });
    const later = { category: "empty", view_date: inHours(1) };
    await addPost(db, { slug: "later", tags: ["vpd", "drying"], columns: later });
    expect(await topics("de")).toEqual({
      categories: [
        { slug: "harvest", name: "Ernte", link: "/journal/category/harvest", cnt_posts: 1 },
        { slug: "people", name: "Grower", link: "/journal/category/people", cnt_posts: 1 },
      ],
      tags: [
        { slug: "coco", name: "Kokos", link: "/journal/tags/coco", cnt_posts: 2 },
        { slug: "drying", name: "drying", link: "/journal/tags/drying", cnt_posts: 1 },
      ],
    });
  });

  it("returns 422 for an unknown language", async () => {
    expect((await api.request("GET", "/blogs/tags?lang=fr")).status).toBe(422);
  });
});
