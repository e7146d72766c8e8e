import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../../testing/fresh-api.ts";
import { postDesk, postText } from "../../../testing/post-desk.ts";
import { addPost } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

const api = freshApi();
let moderator: TestUser;
const { call, create, get, save } = postDesk(api, () => moderator);

beforeEach(async () => {
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
});

const saying = (word: string, lang: "en" | "de" = "en") => postText({ lang, text: `<p>${word}</p>` });
const versions = async (id: number, query = "") =>
  (await call<Schema<"StaffPostVersionList">>("GET", `/${id}/versions${query}`)).body.data;
const numbers = async (id: number, query = "") =>
  (await versions(id, query)).items.map(({ lang, number }) => `${lang} ${number}`);
const version = (id: number, path: string) =>
  call<Schema<"StaffPostComparison">>("GET", `/${id}/versions/${path}`);
const restore = (id: number, path: string, at: number) =>
  call("POST", `/${id}/versions/${path}/restore`, { version: at });

describe("GET /staff/posts/{id}/versions", () => {
  it("lists a version per text that changed, with its editor, newest first", async () => {
    const post = await create({ items_text: [saying("One"), saying("Eins", "de")] });
    await save(post.id, 1, { items_text: [saying("Two"), saying("Eins", "de")] });
    await save(post.id, 2, { items_text: [saying("Two"), saying("Eins", "de")], slug: "curing" });
    expect(await numbers(post.id)).toEqual(["en 2", "de 1", "en 1"]);
    expect(await numbers(post.id, "?lang=de")).toEqual(["de 1"]);
    const page = await versions(post.id, "?start=1&limit=1");
    expect(page).toMatchObject({ total: 3, items: [{ lang: "de", item_user: { name: "moderator" } }] });
  });

  it("keeps the newest 20 of each language", async () => {
    const post = await create({ items_text: [saying("0"), saying("Eins", "de")] });
    for (let at = 1; at <= 22; at += 1)
      await save(post.id, at, { items_text: [saying(`${at}`), saying("Eins", "de")] });
    const left = await numbers(post.id, "?lang=en&limit=100");
    expect([left.length, left[0], left.at(-1)]).toEqual([20, "en 23", "en 4"]);
    expect(await numbers(post.id, "?lang=de")).toEqual(["de 1"]);
  });

  it("has the text from before there were versions as the first one", async () => {
    const id = await addPost(api.database.db, { slug: "old", columns: { is_publish: false } });
    expect((await get(id)).items_text[0]?.number).toBe(0);
    await save(id, 1, { items_text: [saying("New")] });
    expect(await numbers(id)).toEqual(["en 2", "en 1"]);
    const { body } = await version(id, "en/2?from=1");
    expect(body.data.item_from).toMatchObject({ text: "<p>Slow and cool.</p>", item_user: null });
  });

  it("returns 404 for an unknown post, 422 for an unknown language", async () => {
    expect((await call("GET", "/99/versions")).status).toBe(404);
    const post = await create();
    expect((await call("GET", `/${post.id}/versions?lang=xx`)).codes).toEqual(["not_allowed lang"]);
  });
});

describe("GET /staff/posts/{id}/versions/{lang}/{number}", () => {
  it("returns both whole texts, sanitised and without what pages add", async () => {
    const post = await create({ items_text: [saying("One")] });
    await save(post.id, 1, { items_text: [postText({ text: "<h2>Two</h2>" })] });
    await sql`update post_version set text = text || '<script>x()</script>' where number = 1`.execute(
      api.database.db,
    );
    const { status, body } = await version(post.id, "en/2?from=1");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      item_version: { number: 2, text: "<h2>Two</h2>", title: "Slow drying" },
      item_from: { number: 1, text: "<p>One</p>" },
    });
    expect((await version(post.id, "en/2")).body.data.item_from).toBeNull();
  });

  it("returns 404 for an unknown version or language, 422 for a malformed one to compare", async () => {
    const post = await create();
    for (const path of ["en/2", "de/1", "xx/1", "en/1?from=7"])
      expect((await version(post.id, path)).status).toBe(404);
    expect((await version(post.id, "en/1?from=x")).status).toBe(422);
  });
});

describe("POST /staff/posts/{id}/versions/{lang}/{number}/restore", () => {
  it("saves a version again as the newest, and changes nothing else", async () => {
    const post = await create({ items_text: [saying("One"), saying("Eins", "de")] });
    await save(post.id, 1, { items_text: [saying("Two"), saying("Eins", "de")] });
    const { status, body } = await restore(post.id, "en/1", 2);
    expect([status, body.data.version]).toEqual([200, 3]);
    expect(body.data.items_text).toMatchObject([
      { ...saying("One"), number: 3 },
      { ...saying("Eins", "de"), number: 1 },
    ]);
    expect(await numbers(post.id, "?lang=en")).toEqual(["en 3", "en 2", "en 1"]);
  });

  it("brings back a language that was removed", async () => {
    const post = await create({ items_text: [saying("One"), saying("Eins", "de")] });
    await save(post.id, 1, { items_text: [saying("One")] });
    const { body } = await restore(post.id, "de/1", 2);
    expect(body.data.items_text).toMatchObject([{ lang: "en" }, saying("Eins", "de")]);
  });

  it("returns 409 with the present post for an old version of it", async () => {
    const post = await create({ items_text: [saying("One")] });
    await save(post.id, 1, { items_text: [saying("Two")] });
    const { status, body } = await restore(post.id, "en/1", 1);
    expect([status, body.data.items_text[0]?.text]).toEqual([409, "<p>Two</p>"]);
  });

  it("returns 404 for an unknown post or version, 422 for a removed post", async () => {
    expect((await restore(99, "en/1", 1)).status).toBe(404);
    const post = await create();
    expect((await restore(post.id, "en/9", 1)).status).toBe(404);
    await call("DELETE", `/${post.id}`);
    expect((await restore(post.id, "en/1", 2)).codes).toEqual(["closed id"]);
  });

  it("returns 400, 413 and 415 for bodies that cannot be read", async () => {
    await expectUnreadableRefused({
      server: api.server,
      method: "POST",
      url: "/api/staff/posts/1/versions/en/1/restore",
      token: moderator.token,
    });
  });
});
