import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../../testing/fresh-api.ts";
import { addCategory, addPost, inHours, translatePost } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let moderator: TestUser;
let author: TestUser;

beforeEach(async () => {
  const { db } = api.database;
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  author = await api.addUser({ name: "author" });
  await addCategory(db, "harvest", "Harvest", "Ernte");
  const removed = { is_remove: true, remove_date: inHours(-1), is_publish: false };
  const draft = { is_publish: false, view_date: null };
  const columns = {
    draft: { ...draft, title: "Zephyr", update_date: inHours(1) },
    scheduled: { view_date: inHours(2), category: "harvest" },
    out: { view_date: inHours(-2), cnt_views: 9, lang: "de", user_id: author.id },
    unpublished: { is_publish: false, was_out: true },
    removed,
  };
  for (const [slug, given] of Object.entries(columns))
    await addPost(db, { slug, tags: slug === "out" ? ["coco", "drying"] : [], columns: given });
});

const list = (query = "", as: number | null = moderator.id) =>
  api.request<Schema<"StaffPostList">>("GET", `/staff/posts${query}`, { as });
const slugs = async (query: string) =>
  (await list(query)).body.data.items.map(({ link }) => link.replace("/journal/", ""));

describe("GET /staff/posts", () => {
  it("returns posts of every state but removed, the last changed first, with totals by state", async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      total: 4,
      totals: { draft: 1, scheduled: 1, published: 1, unpublished: 1, removed: 1 },
    });
    expect(body.data.items[0]).toMatchObject({
      title: "Zephyr",
      state: "draft",
      view_date: null,
      langs: ["en"],
    });
    const out = body.data.items.find(({ state }) => state === "published");
    expect(out).toMatchObject({ tags: ["coco", "drying"], item_user: { name: "author" }, cnt_views: 9 });
  });

  it.each([
    ["state=removed", ["removed"]],
    ["state=scheduled", ["scheduled"]],
    ["category=harvest", ["scheduled"]],
    ["tag=coco", ["out"]],
    ["lang=de", ["out"]],
    ["lang=th", []],
    ["search=ZEPH", ["draft"]],
    ["search=sched", ["scheduled"]],
    ["search=post unpub", ["unpublished"]],
    ["search=%25", []],
    ["sort=new&limit=2", ["draft", "scheduled"]],
    ["sort=old&limit=2", ["out", "unpublished"]],
    ["sort=views&limit=1", ["out"]],
    ["sort=title&start=3", ["draft"]],
  ])("finds posts by %s", async (query, expected) => {
    expect(await slugs(`?${query}`)).toEqual(expected);
  });

  it("finds posts by author, by a translated title, and by the language of a translation", async () => {
    const { db } = api.database;
    const { rows } = await sql<{ id: number }>`select id from post where slug = 'unpublished'`.execute(db);
    await translatePost(db, rows[0]?.id ?? 0, "th", { title: "Trocknen", text: "<p>x</p>" });
    expect(await slugs(`?user_id=${author.id}`)).toEqual(["out"]);
    expect(await slugs("?search=trock")).toEqual(["unpublished"]);
    expect(await slugs("?lang=th")).toEqual(["unpublished"]);
  });

  it("counts totals for the other filters", async () => {
    const { body } = await list("?category=harvest&state=draft");
    expect(body.data).toMatchObject({
      items: [],
      total: 0,
      totals: { draft: 0, scheduled: 1, published: 0 },
    });
  });

  it("returns 401 for guests, 403 for members, 422 for an unknown state", async () => {
    expect((await list("", null)).status).toBe(401);
    expect((await list("", author.id)).status).toBe(403);
    expect((await list("?state=lost")).codes).toEqual(["not_allowed state"]);
  });
});
