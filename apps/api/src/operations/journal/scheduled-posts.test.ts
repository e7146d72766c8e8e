import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { addCategory, addPost, addVoting, inHours, translatePost } from "../../testing/post-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let reader: TestUser;
let out: number;
let scheduled: number;

beforeEach(async () => {
  const { db } = api.database;
  reader = await api.addUser();
  await addCategory(db, "harvest", "Harvest", "Ernte");
  out = await addPost(db, { slug: "out", tags: ["coco"], columns: { view_date: inHours(-2) } });
  scheduled = await addPost(db, {
    slug: "zephyr",
    tags: ["drying", "coco"],
    columns: { title: "Zephyr dries", category: "harvest", view_date: inHours(1) },
  });
  await translatePost(db, scheduled, "de", { title: "Zephyr trocknet", text: "<p>Kühl.</p>" });
  await addVoting(db, { post_id: scheduled });
});

const get = <Data>(path: string) => api.request<Data>("GET", path, { as: reader.id });
const search = async (query: string) =>
  (await get<Schema<"SearchResults">>(`/search?query=${encodeURIComponent(query)}`)).body.data;

/** Whether the post shows up, by place. */
async function places(): Promise<Record<string, boolean>> {
  const neighbours = (await get<Schema<"Post">>("/blogs/out")).body.data;
  const topics = (await get<Schema<"PostTopics">>("/blogs/tags")).body.data;
  const has = (items: readonly { id: number }[]) => items.some(({ id }) => id === scheduled);
  const found = await search("zephyr");
  const foundByTranslation = await search("trocknet");
  const like = await api.request("POST", `/likes/blog/${scheduled}`, { as: reader.id });
  return {
    address: (await get("/blogs/zephyr")).status === 200,
    list: has((await get<Schema<"PostCardList">>("/blogs")).body.data.items),
    total: (await get<Schema<"PostCardList">>("/blogs")).body.data.total === 2,
    category: (await get("/blogs/category/harvest")).status === 200,
    tag: (await get("/blogs/tag/drying")).status === 200,
    "tag with other posts": (await get<Schema<"PostCardList">>("/blogs/tag/coco")).body.data.total === 2,
    "names of categories": topics.categories.length === 1,
    "names of tags": topics.tags.some(({ slug }) => slug === "drying"),
    "count of a tag": topics.tags.some(({ slug, cnt_posts }) => slug === "coco" && cnt_posts === 2),
    "next post": neighbours.item_after?.id === scheduled,
    "related posts": has(neighbours.items_post),
    search: has(found.posts) && found.totals.posts === 1,
    "search in translations": has(foundByTranslation.posts),
    "its voting": (await get<Schema<"VotingList">>("/blogs/voting")).body.data.total === 1,
    comments: (await get(`/comments/blog/${scheduled}`)).status === 200,
    translation: (await get(`/translates/blog/${scheduled}/de`)).status === 200,
    likes: like.status === 200,
    views: (await api.request("POST", `/blogs/${scheduled}/impressions`)).status === 200,
  };
}

const all = (shown: boolean, of: Record<string, boolean>) =>
  Object.fromEntries(Object.keys(of).map((place) => [place, shown]));

// Pitfall: a post with `view_date` in an hour is nowhere; at the minute it is everywhere, without a restart or a job.
describe("a scheduled post", () => {
  it("is nowhere before its date, and everywhere from then on", async () => {
    const before = await places();
    expect(before).toEqual(all(false, before));
    await sql`update post set view_date = now() where id = ${scheduled}`.execute(api.database.db);
    const after = await places();
    expect(after).toEqual(all(true, after));
  });

  it("is found by a new title, and no longer by a deleted translation", async () => {
    const { db } = api.database;
    await sql`update post set view_date = now() where id = ${scheduled}`.execute(db);
    await sql`update translation set text = 'Mistral weht' where field = 'title'`.execute(db);
    expect((await search("mistral")).posts).toMatchObject([{ id: scheduled, link: "/journal/zephyr" }]);
    expect((await search("trocknet")).posts).toEqual([]);
    await sql`delete from translation`.execute(db);
    expect((await search("mistral")).posts).toEqual([]);
    expect((await search("zephyr")).posts).toHaveLength(1);
    expect((await search("out")).posts).toMatchObject([{ id: out }]);
  });
});
