import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { keysOfChange } from "../changes/content-keys.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { addPost, inHours } from "../testing/post-rows.ts";
import { publishPosts } from "./publish-posts.ts";

const api = freshApi();

const events = async () => {
  const { rows } = await sql<{ type: string; content_id: number; user_id: number | null }>`
    select type, content_id, user_id from event where content_type = 'blog' order by id`.execute(
    api.database.db,
  );
  return rows;
};

describe("publishPosts", () => {
  it("records one event for each post that has come out, in the order of their dates", async () => {
    const { db } = api.database;
    const author = await api.addUser();
    const later = await addPost(db, { slug: "later", columns: { view_date: inHours(1) } });
    const second = await addPost(db, { slug: "second", columns: { user_id: author.id } });
    const first = await addPost(db, { slug: "first", columns: { view_date: inHours(-3) } });
    await addPost(db, { slug: "draft", columns: { is_publish: false } });
    await publishPosts(db);
    const told = await events();
    expect(told.map(({ content_id }) => content_id).toSorted()).toEqual([second, first].toSorted());
    expect(told).toContainEqual({ type: "blog.publish", content_id: second, user_id: author.id });
    await sql`update post set view_date = now() where id = ${later}`.execute(db);
    await publishPosts(db);
    expect((await events()).at(-1)).toMatchObject({ type: "blog.publish", content_id: later });
    expect(await events()).toHaveLength(3);
  });

  // Pitfall: killed between the publishing and its event, there is exactly one event after the start.
  it("records an event once when it is repeated, runs twice at once, or was stopped half way", async () => {
    const { db } = api.database;
    await addPost(db, { slug: "out" });
    const stopped = api.database.transaction(async (tx) => {
      await publishPosts(tx);
      throw new Error("killed");
    });
    await expect(stopped).rejects.toThrow("killed");
    expect(await events()).toEqual([]);
    await Promise.all([publishPosts(db), publishPosts(db)]);
    await publishPosts(db);
    expect(await events()).toHaveLength(1);
  });

  it("does not announce a post again that is withdrawn and published anew", async () => {
    const { db } = api.database;
    await addPost(db, { slug: "out" });
    await publishPosts(db);
    await sql`update post set is_publish = false`.execute(db);
    await sql`update post set is_publish = true, view_date = now()`.execute(db);
    await publishPosts(db);
    expect(await events()).toHaveLength(1);
  });

  it("renews cached pages of the post and of the journal", () => {
    const change = { type: "blog.publish", content_type: "blog", content_id: 5, diary_id: null };
    expect(keysOfChange(change)).toEqual(["blog-5", "posts"]);
  });
});
