import { type OperationId, operationTable } from "@grow/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { notFound } from "../errors/api-error.ts";
import { operations } from "../operations/index.ts";
import { owners } from "../operations/owners.ts";
import { type TestApi, testApi } from "../testing/test-api.ts";
import { createServer } from "./create-server.ts";
import { defineVersioned } from "./define-versioned.ts";

let api: TestApi;
/** What the handlers below find, and how often they were called. */
const world = {
  ...{ version: "1", total: 0, isThere: true, isWrong: false },
  ...{ looks: 0, makes: 0, atOnce: 0 },
};

const listDiaries = defineVersioned("listDiaries", {
  async look() {
    world.looks++;
    if (!world.isThere) throw notFound();
    return { version: world.version, total: world.total };
  },
  async make({ query: { start, limit } }, { total }) {
    world.makes++;
    return { status: 200, data: { items: [], total: world.isWrong ? -1 : total, start, limit } };
  },
});

/** The same, with both steps in one. */
const listComments = defineVersioned("listComments", {
  async look() {
    world.looks++;
    return { version: world.version };
  },
  async make({ query: { start, limit } }) {
    world.makes++;
    return { status: 200, data: { items: [], total: world.total, start, limit } };
  },
  async makeAtOnce({ query: { start, limit } }) {
    world.atOnce++;
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
  Object.assign(world, { looks: 0, makes: 0, atOnce: 0 });
});

const ask = (headers: Record<string, string> = {}, as: number | null = null, path = "/diaries") =>
  api.request<{ total: number }>("GET", path, { headers, as });
const tagOf = async (as: number | null = null, path = "/diaries") =>
  String((await ask({}, as, path)).headers.etag);

describe("an answer with a version", () => {
  test("names itself, and is made once for as long as the version stays", async () => {
    const first = await ask();
    const second = await ask();
    expect(first.status).toBe(200);
    expect(first.headers.etag).toMatch(/^"[A-Za-z0-9_-]{27}"$/);
    expect(first.headers["surrogate-key"]).toBe("diaries");
    expect(second.body).toEqual(first.body);
    expect(second.headers).toEqual({
      ...first.headers,
      date: second.headers.date,
      "x-request-id": second.headers["x-request-id"],
    });
    expect(world).toMatchObject({ looks: 2, makes: 1 });
  });

  test("is not sent to whoever has it, who hears what stands in it nevertheless", async () => {
    const tag = await tagOf();
    const answer = await ask({ "if-none-match": tag });
    expect(answer.status).toBe(304);
    expect(answer.headers).toMatchObject({
      etag: tag,
      "surrogate-key": "diaries",
      "cache-control": "no-store",
    });
    expect(answer.headers["content-type"]).toBeUndefined();
    expect(world.makes).toBe(1);
  });

  test.each(["W/TAG", '"other", TAG', '"other",W/TAG', "*"])("is known to whoever says %s", async (text) => {
    const tag = await tagOf();
    expect((await ask({ "if-none-match": text.replace("TAG", tag) })).status).toBe(304);
  });

  test.each(["", '"other"', "TAGS", 'W/"other"', ",", "x".repeat(5000)])(
    "is sent to whoever says %s",
    async (text) => {
      const tag = await tagOf();
      const answer = await ask({ "if-none-match": text.replace("TAG", tag.slice(0, -1)) });
      expect(answer.status).toBe(200);
      expect(answer.headers.etag).toBe(tag);
    },
  );

  test("is made anew after a change, under another tag", async () => {
    const tag = await tagOf();
    Object.assign(world, { version: "second", total: 1 });
    const answer = await ask({ "if-none-match": tag });
    expect(answer.status).toBe(200);
    expect(answer.body.data.total).toBe(1);
    expect(answer.headers.etag).not.toBe(tag);
  });

  test("is another one for each reader, and after his rights have changed", async () => {
    const [one, other, moderator] = [
      await api.addUser(),
      await api.addUser(),
      await api.addUser({ access: ["moderate"] }),
    ];
    const tags = [await tagOf(), await tagOf(one.id), await tagOf(other.id), await tagOf(moderator.id)];
    expect(new Set(tags).size).toBe(4);
    for (const tag of tags.slice(1)) expect((await ask({ "if-none-match": tag })).status).toBe(200);
    await api.database.db
      .updateTable("users")
      .set({ access: ["moderate"] })
      .where("id", "=", one.id)
      .execute();
    expect((await ask({ "if-none-match": String(tags[1]) }, one.id)).status).toBe(200);
  });

  test("is kept by its address", async () => {
    expect((await ask()).body.data).toMatchObject({ start: 0 });
    expect((await ask({}, null, "/diaries?start=20")).body.data).toMatchObject({ start: 20 });
    expect(world.makes).toBe(2);
  });

  test("has the same tag at all servers of a site, and another one at another site's", async () => {
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

  test("tells a reader what is his alone without what pages of guests stand on", async () => {
    const { id } = await api.addUser();
    const tag = await tagOf(id);
    const again = await ask({ "if-none-match": tag }, id);
    expect(again.status).toBe(304);
    expect(again.headers["surrogate-key"]).toBeUndefined();
  });

  test("is not made for a reader who has it, even where it is no longer kept here", async () => {
    const { id } = await api.addUser();
    const tag = await tagOf(id);
    for (let n = 0; n < 2001; n++) await ask({}, null, `/diaries?start=${n}`);
    const { makes } = world;
    expect((await ask({ "if-none-match": tag }, id)).status).toBe(304);
    expect(world.makes).toBe(makes);
    expect((await ask({}, id)).status).toBe(200);
    expect(world.makes).toBe(makes + 1);
  });

  test("can be asked for its head alone", async () => {
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

describe("what carries no tag", () => {
  test("something that is not there for the reader, whatever he has kept", async () => {
    const tag = await tagOf();
    world.isThere = false;
    for (const headers of [{}, { "if-none-match": tag }, { "if-none-match": "*" }]) {
      const answer = await ask(headers);
      expect([answer.status, answer.headers.etag, answer.codes]).toEqual([404, undefined, ["not_found"]]);
    }
    expect(world.makes).toBe(1);
  });

  test("a request that breaks a rule", async () => {
    const answer = await ask({ "if-none-match": "*" }, null, "/diaries?sort=best");
    expect([answer.status, answer.headers.etag]).toEqual([422, undefined]);
    expect(world.looks).toBe(0);
  });

  test("an answer that is not what the contract says; it is not kept either", async () => {
    world.isWrong = true;
    const answer = await ask();
    expect([answer.status, answer.headers.etag]).toEqual([500, undefined]);
    world.isWrong = false;
    expect((await ask()).status).toBe(200);
    expect(world.makes).toBe(2);
  });
});

test("operations that the contract lets answer 304 look before they make, and no others", () => {
  const ids = Object.keys(operationTable) as OperationId[];
  const declared = ids.filter((id) => (operationTable[id].statuses as readonly number[]).includes(304));
  const built: Readonly<Record<string, { readonly versioned?: unknown }>> = operations;
  expect(ids.filter((id) => built[id]?.versioned !== undefined)).toEqual(declared);
});

describe("an answer that nobody has asked for yet", () => {
  const steps = () => [world.atOnce, world.looks, world.makes];
  let asked = 0;
  const path = () => {
    asked += 1;
    return `/comments/diary/${asked}`;
  };

  test("is made at once, under the tag that it has by both steps", async () => {
    const one = path();
    const made = await ask({}, null, one);
    expect(steps()).toEqual([1, 0, 0]);
    const looked = await ask({ "if-none-match": '"other"' }, null, path());
    expect(steps()).toEqual([1, 1, 1]);
    expect(looked.headers.etag).toBe(made.headers.etag);
    expect(made.headers["surrogate-key"]).toBe(one.slice("/comments/".length).replace("/", "-"));
  });

  test("is kept, and from then on looked at", async () => {
    const one = path();
    const made = await ask({}, null, one);
    expect((await ask({}, null, one)).body).toEqual(made.body);
    expect(steps()).toEqual([1, 1, 0]);
    world.version += " and on";
    world.total = 7;
    expect((await ask({}, null, one)).body).toMatchObject({ data: { total: 7 } });
    expect(steps()).toEqual([1, 2, 1]);
  });

  test("is made anew for another reader", async () => {
    const one = path();
    await ask({}, null, one);
    const { id } = await api.addUser({ name: "reader" });
    const { headers } = await ask({}, id, one);
    expect(steps()).toEqual([2, 0, 0]);
    expect(headers["surrogate-key"]).toBeUndefined();
    expect((await ask({ "if-none-match": String(headers.etag) }, id, one)).status).toBe(304);
  });

  test("is not there for him who may not see it, and nothing of that is kept", async () => {
    const one = path();
    world.isThere = false;
    const refused = await ask({}, null, one);
    expect(refused.status).toBe(404);
    expect(refused.headers.etag).toBeUndefined();
    world.isThere = true;
    expect((await ask({}, null, one)).status).toBe(200);
    expect(steps()).toEqual([2, 0, 0]);
  });
});
