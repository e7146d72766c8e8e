import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../../testing/fresh-api.ts";
import { postDesk, postText } from "../../../testing/post-desk.ts";
import { addPost, addVoting, inHours } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let moderator: TestUser;
const { call, create, createWhole, publish } = postDesk(api, () => moderator);

beforeEach(async () => {
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
});

const preview = (id: number, query = "", as = moderator.id) =>
  call<Schema<"Post">>("GET", `/${id}/preview${query}`, undefined, as);

describe("GET /staff/posts/{id}/preview", () => {
  it("returns a draft as its readers will see it, and never lets it be cached", async () => {
    const { db } = api.database;
    const before = await addPost(db, { slug: "before" });
    const german = postText({ lang: "de", title: "Trocknen", text: "<h2>Kühl</h2>" });
    const post = await create({ items_text: [postText(), german] });
    const { status, headers, body } = await preview(post.id, "?lang=de");
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["surrogate-key"]).toBeUndefined();
    expect(body.data).toMatchObject({
      id: post.id,
      title: "Trocknen",
      text: '<h2 id="s-kühl">Kühl</h2>',
      lang: "de",
      langs: ["en", "de"],
      item_before: { id: before },
      item_after: null,
    });
    expect((await preview(post.id)).body.data.title).toBe("Slow drying");
  });

  it("returns the votings of a scheduled post, and no other post's that is not out", async () => {
    const { db } = api.database;
    const other = await addPost(db, { slug: "other", columns: { view_date: inHours(1) } });
    const hidden = await addVoting(db, { post_id: other });
    const post = await createWhole({
      items_text: [postText({ text: `<p><a href="/journal/voting/${hidden.id}">Which?</a></p>` })],
    });
    const own = await addVoting(db, { post_id: post.id });
    await publish(post.id, 1, inHours(1));
    expect((await preview(post.id)).body.data.votes.map(({ id }) => id)).toEqual([own.id]);
    expect((await api.request("GET", `/blogs/voting/${own.id}`)).status).toBe(404);
  });

  it("returns the same as the public page of a post that is out", async () => {
    const post = await createWhole();
    await publish(post.id, 1);
    const { body } = await api.request("GET", "/blogs/slow-drying", { as: moderator.id });
    expect((await preview(post.id)).body.data).toEqual(body.data);
  });

  it("returns 401 for guests, 403 for members, 404 for an unknown post, 422 for an unknown language", async () => {
    const post = await create();
    const grower = await api.addUser();
    expect((await api.request("GET", `/staff/posts/${post.id}/preview`)).status).toBe(401);
    expect((await preview(post.id, "", grower.id)).status).toBe(403);
    expect((await preview(99)).status).toBe(404);
    expect((await preview(post.id, "?lang=xx")).codes).toEqual(["not_allowed lang"]);
  });
});
