import { type OperationId, operationTable } from "@grow/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { notFound } from "../errors/api-error.ts";
import { operations } from "../operations/index.ts";
import { owners } from "../operations/owners.ts";
import { type TestApi, testApi } from "../testing/test-api.ts";
import { createServer } from "./create-server.ts";
import { defineVersioned } from "./define-versioned.ts";

let api: TestApi;
/** What the handlers below return, and how often they were called. */
const world = {
  ...{ version: "1", total: 0, isThere: true, isWrong: false },
  ...{ prechecks: 0, responds: 0, uncached: 0 },
};

const listDiaries = defineVersioned("listDiaries", {
  async precheck() {
    world.prechecks++;
    if (!world.isThere) throw notFound();
    return { version: world.version, total: world.total };
  },
  async respond({ query: { start, limit } }, { total }) {
    world.responds++;
    return { status: 200, data: { items: [], total: world.isWrong ? -1 : total, start, limit } };
  },
});

/** The same with `respondUncached`. */
const listComments = defineVersioned("listComments", {
  async precheck() {
    world.prechecks++;
    return { version: world.version };
  },
  async respond({ query: { start, limit } }) {
    world.responds++;
    return { status: 200, data: { items: [], total: world.total, start, limit } };
  },
  async respondUncached({ query: { start, limit } }) {
    world.uncached++;
    if (!world.isThere) throw notFound();
    const { version, total } = world;
    return { version, result: { status: 200, data: { items: [], total, start, limit } } };
  },
});

beforeAll(async () => {
  api = await testApi({ operations: { ...operations, listDiaries, listComments } });
});

beforeEach(async () => {
  await api.reset();
  const version = `first of ${crypto.randomUUID()}`;
  Object.assign(world, { version, total: 0, isThere: true, isWrong: false });
  Object.assign(world, { prechecks: 0, responds: 0, uncached: 0 });
});

const get = (headers: Record<string, string> = {}, as: number | null = null, path = "/diaries") =>
  api.request<{ total: number }>("GET", path, { headers, as });
const tagOf = async (as: number | null = null, path = "/diaries") =>
  String((await get({}, as, path)).headers.etag);

describe("a versioned response", () => {
  test("has an ETag and is built once per version", async () => {
    const first = await get();
    const second = await get();
    expect(first.status).toBe(200);
    expect(first.headers.etag).toMatch(/^"[A-Za-z0-9_-]{27}"$/);
    expect(first.headers["surrogate-key"]).toBe("diaries");
    expect(second.body).toEqual(first.body);
    expect(second.headers).toEqual({
      ...first.headers,
      date: second.headers.date,
      "x-request-id": second.headers["x-request-id"],
    });
    expect(world).toMatchObject({ prechecks: 2, responds: 1 });
  });

  test("is 304 with surrogate keys and without a body for a client that has it", async () => {
    const tag = await tagOf();
    const response = await get({ "if-none-match": tag });
    expect(response.status).toBe(304);
    expect(response.headers).toMatchObject({
      etag: tag,
      "surrogate-key": "diaries",
      "cache-control": "no-store",
    });
    expect(response.headers["content-type"]).toBeUndefined();
    expect(world.responds).toBe(1);
  });

  test.each(["W/TAG", '"other", TAG', '"other",W/TAG', "*"])("is 304 for If-None-Match %s", async (text) => {
    const tag = await tagOf();
    expect((await get({ "if-none-match": text.replace("TAG", tag) })).status).toBe(304);
  });

  test.each(["", '"other"', "TAGS", 'W/"other"', ",", "x".repeat(5000)])(
    "is 200 for If-None-Match %s",
    async (text) => {
      const tag = await tagOf();
      const response = await get({ "if-none-match": text.replace("TAG", tag.slice(0, -1)) });
      expect(response.status).toBe(200);
      expect(response.headers.etag).toBe(tag);
    },
  );

  test("is built again under another ETag after a change", async () => {
    const tag = await tagOf();
    Object.assign(world, { version: "second", total: 1 });
    const response = await get({ "if-none-match": tag });
    expect(response.status).toBe(200);
    expect(response.body.data.total).toBe(1);
    expect(response.headers.etag).not.toBe(tag);
  });

  test("has another ETag per user, and after the user's rights changed", async () => {
    const [one, other, moderator] = [
      await api.addUser(),
      await api.addUser(),
      await api.addUser({ access: ["moderate"] }),
    ];
    const tags = [await tagOf(), await tagOf(one.id), await tagOf(other.id), await tagOf(moderator.id)];
    expect(new Set(tags).size).toBe(4);
    for (const tag of tags.slice(1)) expect((await get({ "if-none-match": tag })).status).toBe(200);
    await api.database.db
      .updateTable("users")
      .set({ access: ["moderate"] })
      .where("id", "=", one.id)
      .execute();
    expect((await get({ "if-none-match": String(tags[1]) }, one.id)).status).toBe(200);
  });

  test("is cached per URL", async () => {
    expect((await get()).body.data).toMatchObject({ start: 0 });
    expect((await get({}, null, "/diaries?start=20")).body.data).toMatchObject({ start: 20 });
    expect(world.responds).toBe(2);
  });

  test("has the same ETag on all servers of one origin, and another on another origin", async () => {
    const tagAt = async (origin: string) => {
      const server = await createServer({
        parts: api.parts,
        operations: { ...operations, listDiaries, listComments },
        owners,
        isChecked: true,
        hasLimits: false,
        origin,
      });
      const { headers } = await server.inject({ method: "GET", url: "/api/diaries" });
      await server.close();
      return headers.etag;
    };
    const tag = await tagAt("this site");
    expect(await tagAt("this site")).toBe(tag);
    expect(await tagAt("another site")).not.toBe(tag);
    expect(await tagOf(), "a server alone").not.toBe(tag);
  });

  test("has no surrogate keys for a member", async () => {
    const { id } = await api.addUser();
    const tag = await tagOf(id);
    const again = await get({ "if-none-match": tag }, id);
    expect(again.status).toBe(304);
    expect(again.headers["surrogate-key"]).toBeUndefined();
  });

  test("is 304 without being built for a member who has it, even after it was evicted", async () => {
    const { id } = await api.addUser();
    const tag = await tagOf(id);
    for (let n = 0; n < 2001; n++) await get({}, null, `/diaries?start=${n}`);
    const { responds } = world;
    expect((await get({ "if-none-match": tag }, id)).status).toBe(304);
    expect(world.responds).toBe(responds);
    expect((await get({}, id)).status).toBe(200);
    expect(world.responds).toBe(responds + 1);
  });

  test("responds to HEAD with the headers of GET", async () => {
    const head = await api.server.inject({ method: "HEAD", url: "/api/diaries" });
    const tag = await tagOf();
    expect([head.statusCode, head.headers.etag, head.payload]).toEqual([200, tag, ""]);
    const length = (await api.server.inject({ method: "GET", url: "/api/diaries" })).payload.length;
    expect(Number(head.headers["content-length"])).toBe(length);
    const headers = { "if-none-match": tag };
    const known = await api.server.inject({ method: "HEAD", url: "/api/diaries", headers });
    expect(known.statusCode).toBe(304);
  });
});

describe("a response without an ETag", () => {
  test("is 404 for something the user may not see, whatever ETag the client sends", async () => {
    const tag = await tagOf();
    world.isThere = false;
    for (const headers of [{}, { "if-none-match": tag }, { "if-none-match": "*" }]) {
      const response = await get(headers);
      expect([response.status, response.headers.etag, response.codes]).toEqual([
        404,
        undefined,
        ["not_found"],
      ]);
    }
    expect(world.responds).toBe(1);
  });

  test("is 422 for an invalid request, before the precheck", async () => {
    const response = await get({ "if-none-match": "*" }, null, "/diaries?sort=best");
    expect([response.status, response.headers.etag]).toEqual([422, undefined]);
    expect(world.prechecks).toBe(0);
  });

  test("is 500 for a result that violates the contract, and is not cached", async () => {
    world.isWrong = true;
    const response = await get();
    expect([response.status, response.headers.etag]).toEqual([500, undefined]);
    world.isWrong = false;
    expect((await get()).status).toBe(200);
    expect(world.responds).toBe(2);
  });
});

test("exactly the operations whose contract declares 304 are versioned", () => {
  const ids = Object.keys(operationTable) as OperationId[];
  const declared = ids.filter((id) => (operationTable[id].statuses as readonly number[]).includes(304));
  const built: Readonly<Record<string, { readonly versioned?: unknown }>> = operations;
  expect(ids.filter((id) => built[id]?.versioned !== undefined)).toEqual(declared);
});

describe("a cold response", () => {
  const steps = () => [world.uncached, world.prechecks, world.responds];
  let count = 0;
  const path = () => {
    count += 1;
    return `/comments/diary/${count}`;
  };

  test("is built by respondUncached, with the ETag of the two steps", async () => {
    const one = path();
    const cold = await get({}, null, one);
    expect(steps()).toEqual([1, 0, 0]);
    const checked = await get({ "if-none-match": '"other"' }, null, path());
    expect(steps()).toEqual([1, 1, 1]);
    expect(checked.headers.etag).toBe(cold.headers.etag);
    expect(cold.headers["surrogate-key"]).toBe(one.slice("/comments/".length).replace("/", "-"));
  });

  test("is cached, and later requests run the precheck", async () => {
    const one = path();
    const cold = await get({}, null, one);
    expect((await get({}, null, one)).body).toEqual(cold.body);
    expect(steps()).toEqual([1, 1, 0]);
    world.version += " and on";
    world.total = 7;
    expect((await get({}, null, one)).body).toMatchObject({ data: { total: 7 } });
    expect(steps()).toEqual([1, 2, 1]);
  });

  test("is built again for another user", async () => {
    const one = path();
    await get({}, null, one);
    const { id } = await api.addUser({ name: "reader" });
    const { headers } = await get({}, id, one);
    expect(steps()).toEqual([2, 0, 0]);
    expect(headers["surrogate-key"]).toBeUndefined();
    expect((await get({ "if-none-match": String(headers.etag) }, id, one)).status).toBe(304);
  });

  test("is 404 for a user without access, and the 404 is not cached", async () => {
    const one = path();
    world.isThere = false;
    const missing = await get({}, null, one);
    expect(missing.status).toBe(404);
    expect(missing.headers.etag).toBeUndefined();
    world.isThere = true;
    expect((await get({}, null, one)).status).toBe(200);
    expect(steps()).toEqual([2, 0, 0]);
  });
});
