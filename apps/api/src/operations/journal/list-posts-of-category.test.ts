import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { addCategory, addPost, inHours } from "../../testing/post-rows.ts";

const api = freshApi();

const list = (category: string, query = "") =>
  api.request<Schema<"PostCardList">>("GET", `/blogs/category/${category}?${query}`);

describe("GET /blogs/category/{c}", () => {
  beforeEach(async () => {
    await addCategory(api.database.db, "harvest", "Harvest", "Ernte");
    await addCategory(api.database.db, "people", "People", "Grower");
  });

  it("returns its posts and its name in the language of the page", async () => {
    const { db } = api.database;
    const old = await addPost(db, { slug: "old", columns: { category: "harvest", view_date: inHours(-5) } });
    const id = await addPost(db, { slug: "drying", columns: { category: "harvest" } });
    await addPost(db, { slug: "other" });
    const { status, body } = await list("harvest", "lang=de");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      total: 2,
      item_topic: { slug: "harvest", name: "Ernte", link: "/journal/category/harvest" },
    });
    expect(body.data.items.map((item) => item.id)).toEqual([id, old]);
    expect((await list("harvest", "lang=ru")).body.data.item_topic?.name).toBe("Harvest");
  });

  it("returns 404 for an unknown category, and for one without a post that is out", async () => {
    const { db } = api.database;
    expect((await list("harvest")).status).toBe(404);
    await addPost(db, { slug: "later", columns: { category: "harvest", view_date: inHours(1) } });
    await addPost(db, {
      slug: "draft",
      columns: { category: "harvest", is_publish: false, view_date: null },
    });
    expect((await list("harvest")).status).toBe(404);
    expect((await list("unicorns")).status).toBe(404);
  });

  it("returns an empty page behind the last post", async () => {
    await addPost(api.database.db, { slug: "drying", columns: { category: "harvest" } });
    expect((await list("harvest", "start=5")).body.data).toMatchObject({ items: [], total: 1 });
  });

  it("returns 422 for a limit of 0", async () => {
    expect((await list("harvest", "limit=0")).status).toBe(422);
  });
});
