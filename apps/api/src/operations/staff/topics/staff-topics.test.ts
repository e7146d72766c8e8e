import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { keysOfChange } from "../../../changes/content-keys.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { addPost, inHours } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

type Topic = Schema<"StaffTopic">;

const api = freshApi();
let moderator: TestUser;
let admin: TestUser;

beforeEach(async () => {
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  admin = await api.addUser({ name: "admin", access: ["admin"] });
});

const NAMES = { en: "Slow drying", de: "Langsam trocknen", th: "ตากช้า" };
const names = (given: Record<string, string>) =>
  Object.entries(given).map(([lang, name]) => ({ lang, name }));
const call = <Data = Topic>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
  as: number | null = moderator.id,
) => api.request<Data>(method, `/staff/topics/${path}`, { as, ...(body && { body }) });

describe.each(["category", "tag"] as const)("topics: %s", (kind) => {
  const path = kind === "category" ? "category" : "tags";
  const create = async (given: Record<string, string> = NAMES, more: object = {}) =>
    (await call("POST", kind, { items_name: names(given), ...more })).body.data;
  const addTo = (slug: string, post: string, columns: object = {}) =>
    addPost(api.database.db, {
      slug: post,
      tags: kind === "tag" ? [slug] : [],
      columns: { ...columns, ...(kind === "category" ? { category: slug } : {}) },
    });
  const list = async (query = "") =>
    (await call<Schema<"StaffTopicList">>("GET", `${kind}${query}`)).body.data;

  it("creates one with a link of its English name, and names in its languages", async () => {
    const { status, body } = await call("POST", kind, { items_name: names(NAMES) });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      kind,
      version: 1,
      slug: "slow-drying",
      link: `/journal/${path}/slow-drying`,
      name: "Slow drying",
      items_name: names(NAMES),
      position: kind === "category" ? 0 : null,
      cnt_posts: 0,
    });
    expect((await call("GET", `${kind}/${body.data.id}`)).body.data).toEqual(body.data);
    expect((await create()).slug).toBe("slow-drying-2");
  });

  it("lists them with posts in every state but removed, by words of any name and by name", async () => {
    const [drying, curing] = [await create(), await create({ en: "Curing", de: "Reifen" })];
    await addTo("curing", "out");
    await addTo("curing", "later", { view_date: inHours(1) });
    await addTo("curing", "gone", { is_remove: true, remove_date: inHours(-1) });
    const page = await list();
    expect(page).toMatchObject({ total: 2, start: 0, limit: 20 });
    expect(page.items.find(({ id }) => id === curing.id)).toMatchObject({ cnt_posts: 2, cnt_published: 1 });
    const ids = async (query: string) => (await list(query)).items.map(({ id }) => id);
    expect(await ids("?search=REIF")).toEqual([curing.id]);
    expect(await ids("?search=slow dry")).toEqual([drying.id]);
    expect(await ids("?search=nothing")).toEqual([]);
    expect(await ids("?sort=name")).toEqual([curing.id, drying.id]);
    expect(await ids("")).toEqual(kind === "category" ? [drying.id, curing.id] : [curing.id, drying.id]);
    expect(await ids("?start=1&limit=1&sort=name")).toEqual([drying.id]);
  });

  it("saves with the version, moves its posts to the new link, and redirects the former one", async () => {
    const { id } = await create();
    await addTo("slow-drying", "out");
    const body = { version: 1, slug: "curing", items_name: names({ en: "Curing" }) };
    const saved = await call("PUT", `${kind}/${id}`, body);
    expect(saved.status).toBe(200);
    expect(saved.body.data).toMatchObject({
      version: 2,
      slug: "curing",
      items_name: body.items_name,
      cnt_posts: 1,
    });
    const former = `/blogs/${kind}/slow-drying`;
    const { body: found } = await api.request<Schema<"PostCardList">>("GET", former);
    expect(found.data).toMatchObject({
      total: 1,
      item_topic: { name: "Curing", link: `/journal/${path}/curing` },
    });
    const { body: log } = await call<Schema<"StaffChangeList">>("GET", `${kind}/${id}/changes`);
    expect(log.data.items).toMatchObject([
      {
        type: "staff.update",
        item_user: { name: "moderator" },
        items_field: expect.arrayContaining([
          { field: "slug", before: "slow-drying", after: "curing" },
          { field: "name.de", before: "Langsam trocknen", after: "" },
        ]),
      },
      { type: "staff.create" },
    ]);
  });

  it("purges the pages of all posts with each change", async () => {
    await create();
    const { rows } = await sql<{ type: string; content_type: string; content_id: number }>`
      select type, content_type, content_id from event`.execute(api.database.db);
    expect(rows.flatMap((row) => keysOfChange({ ...row, diary_id: null }))).toContain("posts");
  });

  it("gives a present link precedence over a former one", async () => {
    const { id } = await create();
    await call("PUT", `${kind}/${id}`, { version: 1, slug: "curing", items_name: names(NAMES) });
    await addTo("curing", "out");
    await create(NAMES, { slug: "slow-drying" });
    expect((await api.request("GET", `/blogs/${kind}/slow-drying`)).status).toBe(404);
  });

  it("returns 409 with the present one for an old version", async () => {
    const { id } = await create();
    const save = (name: string) =>
      call("PUT", `${kind}/${id}`, { version: 1, items_name: names({ en: name }) });
    await save("First");
    const late = await save("Second");
    expect([late.status, late.codes, late.body.data.name]).toEqual([409, ["stale"], "First"]);
  });

  it.each([
    [
      "without an English name",
      { items_name: names({ de: "Trocknen" }), slug: "a" },
      ["required items_name"],
    ],
    [
      "with a language twice",
      { items_name: [...names({ en: "A" }), ...names({ en: "B" })] },
      ["taken items_name.1.lang"],
    ],
    ["with the slug of another one", { items_name: names({ en: "A" }), slug: "slow-drying" }, ["taken slug"]],
    ["with a name without letters for a slug", { items_name: names({ en: "!!!" }) }, ["required slug"]],
    ["with a slug of other characters", { items_name: names({ en: "A" }), slug: "Ä" }, ["wrong_format slug"]],
  ])("returns 422 for one %s", async (_what, body, codes) => {
    await create();
    const { status, codes: found } = await call("POST", kind, body);
    expect([status, found]).toEqual([422, codes]);
  });

  it("is deleted while no post has it, apart from removed ones", async () => {
    const { id } = await create();
    const post = await addTo("slow-drying", "out", { is_publish: false });
    const refused = await call("DELETE", `${kind}/${id}`);
    expect([refused.status, refused.codes]).toEqual([422, ["not_empty id"]]);
    await sql`update post set is_remove = true, remove_date = now() where id = ${post}`.execute(
      api.database.db,
    );
    const { status, body } = await call<Schema<"Removed">>("DELETE", `${kind}/${id}`);
    expect([status, body.data]).toEqual([200, { id }]);
    expect((await list()).total).toBe(0);
  });

  it("is merged by an administrator: posts and links follow, those of former merges too", async () => {
    const [drying, curing, jars] = [
      await create(),
      await create({ en: "Curing" }),
      await create({ en: "Jars" }),
    ];
    await addTo("slow-drying", "one");
    await addTo("jars", "two");
    const merge = (id: number, into: number, as = admin.id) =>
      call("POST", `${kind}/${id}/merge`, { into }, as);
    expect((await merge(drying.id, jars.id)).body.data).toMatchObject({
      id: jars.id,
      version: 2,
      cnt_posts: 2,
    });
    expect((await merge(jars.id, curing.id)).body.data).toMatchObject({ slug: "curing", cnt_posts: 2 });
    for (const slug of ["slow-drying", "jars"]) {
      const { body } = await api.request<Schema<"PostCardList">>("GET", `/blogs/${kind}/${slug}`);
      expect(body.data).toMatchObject({ total: 2, item_topic: { slug: "curing" } });
    }
    const { body: log } = await call<Schema<"StaffChangeList">>("GET", `${kind}/${curing.id}/changes`);
    expect(log.data.items[0]).toMatchObject({ type: "staff.merge", name: "Jars" });
    expect((await merge(curing.id, curing.id)).codes).toEqual(["not_allowed into"]);
    expect((await merge(curing.id, 99)).codes).toEqual(["unknown_reference into"]);
    expect((await merge(99, curing.id)).status).toBe(404);
    expect((await merge(curing.id, jars.id, moderator.id)).status).toBe(403);
  });

  it("is merged once by two opposite merges at the same time", async () => {
    const [one, two] = [await create(), await create({ en: "Curing" })];
    const merge = (id: number, into: number) => call("POST", `${kind}/${id}/merge`, { into }, admin.id);
    const statuses = (await Promise.all([merge(one.id, two.id), merge(two.id, one.id)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 422]);
    expect((await list()).total).toBe(1);
  });

  it("returns 404 for unknown ones, 401 for guests, 403 for members, 422 for an unknown order", async () => {
    const body = { version: 1, items_name: names({ en: "A" }) };
    expect((await call("GET", `${kind}/99`)).status).toBe(404);
    expect((await call("PUT", `${kind}/99`, body)).status).toBe(404);
    expect((await call("DELETE", `${kind}/99`)).status).toBe(404);
    expect((await call("GET", `${kind}/99/changes`)).status).toBe(404);
    const grower = await api.addUser();
    expect((await call("GET", kind, undefined, null)).status).toBe(401);
    expect((await call("GET", kind, undefined, grower.id)).status).toBe(403);
    expect((await call("GET", `${kind}?sort=size`)).codes).toEqual(["not_allowed sort"]);
    const { id } = await create();
    expect((await call("PUT", `${kind}/${id}`, { items_name: body.items_name })).codes).toEqual([
      "required version",
    ]);
  });

  it("returns 400, 413 and 415 for bodies that cannot be read", async () => {
    const { id } = await create();
    await expectUnreadableRefused({
      server: api.server,
      method: "POST",
      url: `/api/staff/topics/${kind}`,
      token: moderator.token,
    });
    await expectUnreadableRefused({
      server: api.server,
      method: "PUT",
      url: `/api/staff/topics/${kind}/${id}`,
      token: moderator.token,
    });
    await expectUnreadableRefused({
      server: api.server,
      method: "POST",
      url: `/api/staff/topics/${kind}/${id}/merge`,
      token: admin.token,
    });
  });
});

describe("topics", () => {
  it("are 404 for another kind", async () => {
    expect((await call("GET", "author")).status).toBe(404);
  });

  it("put a new category last, move one, and give tags no position", async () => {
    await call("POST", "category", { items_name: names({ en: "A" }) });
    const { body } = await call("POST", "category", { items_name: names({ en: "B" }) });
    expect(body.data.position).toBe(1);
    const moved = { version: 1, items_name: names({ en: "B" }), position: 7 };
    expect((await call("PUT", `category/${body.data.id}`, moved)).body.data.position).toBe(7);
    const tag = { items_name: names({ en: "C" }), position: 1 };
    expect((await call("POST", "tag", tag)).codes).toEqual(["not_allowed position"]);
  });

  it("include a tag that a post uses without names", async () => {
    await addPost(api.database.db, { slug: "out", tags: ["deep-water"] });
    const { body } = await call<Schema<"StaffTopicList">>("GET", "tag");
    expect(body.data.items).toMatchObject([
      { slug: "deep-water", name: "deep water", items_name: [], cnt_posts: 1 },
    ]);
  });

  it("are among the latest decisions of their editor", async () => {
    await call("POST", "category", { items_name: names(NAMES) });
    const { status, body } = await api.request<Schema<"StaffOverview">>("GET", "/staff/overview", {
      as: moderator.id,
    });
    expect([status, body.data.items_decision]).toMatchObject([200, [{ type: "staff.create", link: null }]]);
  });

  it("name a tag in the five languages of readers", async () => {
    await call("POST", "tag", { items_name: names(NAMES) });
    await addPost(api.database.db, { slug: "out", tags: ["slow-drying"] });
    const { body } = await api.request<Schema<"PostTopics">>("GET", "/blogs/tags?lang=de");
    expect(body.data.tags).toMatchObject([{ name: "Langsam trocknen" }]);
  });
});
