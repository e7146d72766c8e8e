import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { publishPosts } from "../../../jobs/publish-posts.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { addPicture, postDesk, postText } from "../../../testing/post-desk.ts";
import { addPost, inHours } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

const api = freshApi();
let moderator: TestUser;
const { call, create, createWhole, get, publish, save } = postDesk(api, () => moderator);

beforeEach(async () => {
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
});

const isOut = async () => (await api.request("GET", "/blogs/slow-drying")).status === 200;
const announcements = async () => {
  const { rows } = await sql`select from event where type = 'blog.publish'`.execute(api.database.db);
  return rows.length;
};

describe("POST /staff/posts/{id}/publish", () => {
  it("publishes now, and announces it once", async () => {
    const post = await createWhole();
    const { status, body } = await publish(post.id, 1);
    expect([status, body.data.state, body.data.version]).toEqual([200, "published", 2]);
    expect(body.data.is_lang_fixed).toBe(true);
    expect(await isOut()).toBe(true);
    await publishPosts(api.database.db);
    expect(await announcements()).toBe(1);
    expect((await publish(post.id, 2)).body.data).toEqual(body.data);
  });

  it("schedules, reschedules and lets the clock publish", async () => {
    const { db } = api.database;
    const post = await createWhole();
    const [soon, later] = [inHours(1), inHours(2)];
    const { body } = await publish(post.id, 1, later);
    expect(body.data).toMatchObject({ state: "scheduled", view_date: later, is_lang_fixed: false });
    expect((await publish(post.id, 2, soon)).body.data).toMatchObject({
      state: "scheduled",
      view_date: soon,
    });
    await publishPosts(db);
    expect([await isOut(), await announcements()]).toEqual([false, 0]);
    await sql`update post set view_date = now()`.execute(db);
    expect([await isOut(), (await get(post.id)).state]).toEqual([true, "published"]);
    await publishPosts(db);
    expect(await announcements()).toBe(1);
  });

  it("returns 422 with everything that is missing", async () => {
    const post = await create({ items_text: [postText({ text: "" })] });
    const { status, codes } = await publish(post.id, 1);
    expect([status, codes]).toEqual([
      422,
      ["required items_text.0.text", "required cover_id", "required category"],
    ]);
    expect((await get(post.id)).state).toBe("draft");
  });

  it("returns 422 for a picture without an alt text, with its number", async () => {
    const { db } = api.database;
    const [named, unnamed] = [await addPicture(db, moderator.id), await addPicture(db, moderator.id, "")];
    const post = await createWhole({ items_text: [postText({ text: named.html + unnamed.html })] });
    const { codes, body } = await publish(post.id, 1);
    expect(codes).toEqual(["required items_text.0.alt"]);
    expect(body.details[0]?.params).toEqual({ picture: 2 });
  });

  it("returns 422 for a date that has passed, a date of a post that is out, and a removed post", async () => {
    const post = await createWhole();
    expect((await publish(post.id, 1, inHours(-1))).codes).toEqual(["out_of_range view_date"]);
    await publish(post.id, 1);
    expect((await publish(post.id, 2, inHours(1))).codes).toEqual(["not_allowed view_date"]);
    await call("DELETE", `/${post.id}`);
    expect((await publish(post.id, 3)).codes).toEqual(["closed id"]);
  });

  it("returns 409 with the present post for an old version, and 404 for an unknown one", async () => {
    const post = await createWhole();
    const changed = { cover_id: post.item_cover?.id ?? 0, category: "harvest" };
    await save(post.id, 1, { ...changed, items_text: [postText({ text: "<p>Changed.</p>" })] });
    const { status, body } = await publish(post.id, 1);
    expect([status, body.data.items_text[0]?.text]).toEqual([409, "<p>Changed.</p>"]);
    expect((await publish(99, 1)).status).toBe(404);
  });

  it("returns 400, 413 and 415 for bodies that cannot be read", async () => {
    await expectUnreadableRefused({
      server: api.server,
      method: "POST",
      url: "/api/staff/posts/1/publish",
      token: moderator.token,
    });
  });
});

describe("POST /staff/posts/{id}/unpublish", () => {
  it("takes a post back, which comes out again with its date and without a second announcement", async () => {
    const { db } = api.database;
    const id = await addPost(db, {
      slug: "slow-drying",
      columns: { view_date: "2026-01-02T03:04:05.000Z", announce_date: "2026-01-02T03:04:06.000Z" },
    });
    const { body } = await call("POST", `/${id}/unpublish`);
    expect(body.data).toMatchObject({ state: "unpublished", is_lang_fixed: true, version: 2 });
    expect(await isOut()).toBe(false);
    const whole = await createWhole();
    await sql`update post set cover_id = ${whole.item_cover?.id}, category = 'harvest' where id = ${id}`.execute(
      db,
    );
    const again = await publish(id, 2);
    expect(again.body.data).toMatchObject({ state: "published", view_date: "2026-01-02T03:04:05.000Z" });
    expect([await isOut(), await announcements()]).toEqual([true, 0]);
  });

  it("announces a post again that is scheduled anew, and withdraws the former announcement", async () => {
    const { db } = api.database;
    const post = await createWhole();
    await publish(post.id, 1);
    await call("POST", `/${post.id}/unpublish`);
    expect((await publish(post.id, 3, inHours(1))).body.data.state).toBe("scheduled");
    expect(await announcements()).toBe(0);
    await sql`update post set view_date = now()`.execute(db);
    await publishPosts(db);
    expect(await announcements()).toBe(1);
  });

  it("returns a scheduled post to a draft, and leaves a draft as it is", async () => {
    const post = await createWhole();
    await publish(post.id, 1, inHours(1));
    expect((await call("POST", `/${post.id}/unpublish`)).body.data.state).toBe("draft");
    expect((await call("POST", `/${post.id}/unpublish`)).body.data.version).toBe(3);
  });

  it("returns 404 for an unknown post, and 422 for a removed one", async () => {
    expect((await call("POST", "/99/unpublish")).status).toBe(404);
    const post = await create();
    await call("DELETE", `/${post.id}`);
    expect((await call("POST", `/${post.id}/unpublish`)).codes).toEqual(["closed id"]);
  });
});

describe("DELETE /staff/posts/{id} and POST /staff/posts/{id}/restore", () => {
  it("removes a post from its readers, and restores it unpublished", async () => {
    const post = await createWhole();
    await publish(post.id, 1);
    expect((await call("DELETE", `/${post.id}`)).body.data.state).toBe("removed");
    expect(await isOut()).toBe(false);
    expect((await call("DELETE", `/${post.id}`)).body.data.version).toBe(3);
    const restored = await call("POST", `/${post.id}/restore`);
    expect(restored.body.data).toMatchObject({ state: "unpublished", slug: "slow-drying", version: 4 });
    expect(await isOut()).toBe(false);
    expect((await call("POST", `/${post.id}/restore`)).body.data.version).toBe(4);
    const { body } = await call<Schema<"StaffChangeList">>("GET", `/${post.id}/changes`);
    expect(body.data.items.map(({ type }) => type)).toEqual([
      ...["staff.restore", "staff.delete", "staff.update", "staff.create"],
    ]);
  });

  it("restores a post with another link where its own is taken", async () => {
    const post = await create();
    await call("DELETE", `/${post.id}`);
    await create();
    expect((await call("POST", `/${post.id}/restore`)).body.data.slug).toBe("slow-drying-2");
  });

  it("returns 404 for an unknown post and for a malformed id", async () => {
    expect((await call("DELETE", "/99")).status).toBe(404);
    expect((await call("POST", "/99/restore")).status).toBe(404);
    expect((await call("DELETE", "/none")).status).toBe(404);
  });
});
