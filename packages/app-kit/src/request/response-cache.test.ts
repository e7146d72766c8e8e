import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { createPlainClient } from "@grow/api-client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pooledExchange } from "./api-pool.server.ts";
import { ResponseCache } from "./response-cache.server.ts";

/** The state of the fake api, and the requests it received. */
const world = { status: 200, version: 1, body: "", tagged: true, asked: [] as IncomingHttpHeaders[] };

const server = createServer((request, response) => {
  world.asked.push(request.headers);
  const tag = `"${world.version}"`;
  const headers = { "surrogate-key": `diaries v${world.version}`, ...(world.tagged ? { etag: tag } : {}) };
  if (world.status === 200 && world.tagged && request.headers["if-none-match"] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = world.body || JSON.stringify({ data: { cnt_diaries: world.version, list: [{ n: 1 }] } });
  response.writeHead(world.status, headers).end(body);
});
let base = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => Object.assign(world, { status: 200, version: 1, body: "", tagged: true, asked: [] }));

function visitors(capacity = 1_000_000) {
  const known = new ResponseCache(capacity);
  const keys: (string | null)[] = [];
  const exchange = known.through(pooledExchange);
  const visitor = (options: { token?: string; locale?: string; access?: string } = {}) =>
    createPlainClient({
      apiBase: base,
      ...options,
      exchange: async (call) => {
        const answer = await exchange(call);
        keys.push(answer.header("surrogate-key"));
        return answer;
      },
    });
  return { known, keys, visitor };
}

const question = (n: number) => ({ params: { query: { start: n } } });

describe("a cached response", () => {
  it("is the same object when the API returns 304", async () => {
    const { visitor, keys } = visitors();
    const first = await visitor().GET("/diaries", question(0));
    const second = await visitor().GET("/diaries", question(0));
    expect(second.data).toBe(first.data);
    expect(second.status).toBe(200);
    expect(world.asked.map((headers) => headers["if-none-match"])).toEqual([undefined, '"1"']);
    expect(keys).toEqual(["diaries v1", "diaries v1"]);
  });

  it("is replaced by a newer one, with its content keys", async () => {
    const { visitor, keys } = visitors();
    await visitor().GET("/diaries", question(0));
    world.version = 2;
    for (const _ of "12") {
      expect((await visitor().GET("/diaries", question(0))).data).toMatchObject({ cnt_diaries: 2 });
    }
    expect(world.asked.map((headers) => headers["if-none-match"])).toEqual([undefined, '"1"', '"2"']);
    expect(keys.slice(1)).toEqual(["diaries v2", "diaries v2"]);
  });

  it("is frozen", async () => {
    const { data } = await visitors().visitor().GET("/diaries", question(0));
    const changed = data as unknown as { list: { n: number }[] };
    expect(() => changed.list.push({ n: 2 })).toThrow(TypeError);
    expect(() => {
      for (const one of changed.list) one.n = 5;
    }).toThrow(TypeError);
  });

  it("is used only for the same user, language and URL", async () => {
    const { visitor } = visitors();
    const people = [{}, { token: "one" }, { token: "other" }, { locale: "de" }, { access: "x" }];
    const given = new Set<unknown>();
    for (const person of people) given.add((await visitor(person).GET("/diaries", question(0))).data);
    given.add((await visitor().GET("/diaries", question(20))).data);
    expect(given.size).toBe(6);
    expect(world.asked.filter((headers) => headers["if-none-match"])).toEqual([]);
  });

  it("is revalidated per session and per content", async () => {
    const { visitor, known } = visitors();
    await visitor({ token: "one" }).GET("/diaries", question(0));
    world.status = 401;
    await expect(visitor({ token: "one" }).GET("/diaries", question(0))).rejects.toMatchObject({
      status: 401,
    });
    expect(known.size).toBe(0);
  });

  it("is not used for a write to its URL", async () => {
    const { visitor } = visitors();
    await visitor().GET("/session");
    await visitor().POST("/session", { body: { login: "a", password: "b" } });
    expect(world.asked[1]?.["if-none-match"]).toBeUndefined();
  });
});

describe("the cache does not store", () => {
  it.each([
    ["an answer without a tag", { tagged: false }],
    ["an answer that is no JSON", { body: "<html>" }],
    ["a refusal", { status: 404 }],
    ["an answer that is large for the room", { body: JSON.stringify({ data: "x".repeat(70_000) }) }],
  ])("%s", async (_, answer) => {
    const { visitor, known } = visitors();
    Object.assign(world, answer);
    await visitor()
      .GET("/diaries", question(0))
      .catch(() => {});
    await visitor()
      .GET("/diaries", question(0))
      .catch(() => {});
    expect(known.size).toBe(0);
    expect(world.asked.filter((headers) => headers["if-none-match"])).toEqual([]);
  });

  it("the cache evicts the least recently used response when it is full", async () => {
    world.body = JSON.stringify({ data: "x".repeat(1000) });
    const { visitor, known } = visitors(70_000);
    for (let n = 0; n < 17; n++) await visitor().GET("/diaries", question(n));
    expect(known.size).toBeLessThanOrEqual(70_000);
    await visitor().GET("/diaries", question(0));
    for (let n = 17; n < 33; n++) {
      await visitor().GET("/diaries", question(n));
      await visitor().GET("/diaries", question(0));
    }
    expect(known.size).toBeGreaterThan(60_000);
    world.asked = [];
    await visitor().GET("/diaries", question(0));
    await visitor().GET("/diaries", question(1));
    expect(world.asked.map((headers) => headers["if-none-match"])).toEqual(['"1"', undefined]);
  });
});
