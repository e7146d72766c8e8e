import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { freshApi } from "../testing/fresh-api.ts";
import type { TestApi, TestUser } from "../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;

beforeEach(async () => {
  grower = await api.addUser();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const diary = { name: "Balcony", type_room: 2, type_soil: 1, type_watering: 1 };

describe("paths", () => {
  test("an unknown path returns 404 in the envelope", async () => {
    const { status, body, headers } = await api.request("GET", "/nothing/here");
    expect([status, body.data, body.details[0]?.code]).toEqual([404, null, "not_found"]);
    expect(headers["content-type"]).toContain("application/json");
  });

  test.each(["/diaries/abc", "/diaries/-1", "/diaries/1e3", "/diaries/1234567890123456", "/likes/moon/1"])(
    "a malformed path, %s, returns 404",
    async (path) => {
      const method = path.startsWith("/likes") ? "POST" : "GET";
      expect((await api.request(method, path, { as: grower.id })).status).toBe(404);
    },
  );

  test.each([
    ["POST", "/nonsense"],
    ["DELETE", "/Faq"],
    ["PUT", "/diaries/abc"],
    ["PATCH", "/likes/moon/1"],
    ["PATCH", "/diaries/"],
    ["PUT", "/diaries/12/"],
  ] as const)("%s %s returns 404", async (method, path) => {
    const { status, codes, headers } = await api.request(method, path);
    expect([status, codes, headers.allow]).toEqual([404, ["not_found"], undefined]);
  });

  test("another method returns 405 with the allowed ones", async () => {
    const answer = await api.request("PUT", "/diaries");
    expect([answer.status, answer.headers.allow, answer.codes]).toEqual([
      405,
      "GET, HEAD, POST",
      ["method_not_allowed"],
    ]);
    expect((await api.request("POST", "/faq")).status).toBe(405);
    // A word, and no diary of this name.
    expect((await api.request("PUT", "/diaries/counts?x=/y")).headers.allow).toBe("GET, HEAD");
    const head = await api.server.inject({ method: "HEAD", url: "/api/diaries" });
    expect([head.statusCode, head.payload]).toEqual([200, ""]);
  });
});

describe("request validation", () => {
  const send = (payload: string, type = "application/json") =>
    api.server.inject({ method: "POST", url: "/api/session", payload, headers: { "content-type": type } });

  test.each(["{", '{"a":}', ""])("body %j returns 400", async (payload) => {
    const answer = await send(payload);
    expect([answer.statusCode, answer.json().details[0].code]).toEqual([400, "invalid_json"]);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/xml"])(
    "content type %s returns 415",
    async (type) => {
      const answer = await send("login=grower", type);
      expect([answer.statusCode, answer.json().details[0].code]).toEqual([415, "unsupported_type"]);
    },
  );

  test("a multipart form returns 415 where JSON is expected", async () => {
    const payload = '--x\r\ncontent-disposition: form-data; name="login"\r\n\r\ngrower\r\n--x--\r\n';
    const answer = await send(payload, "multipart/form-data; boundary=x");
    expect([answer.statusCode, answer.json().details[0].code]).toEqual([415, "unsupported_type"]);
  });

  test("a body over the limit returns 413 with the limit", async () => {
    const answer = await send(JSON.stringify({ login: "x".repeat(300_000) }));
    expect([answer.statusCode, answer.json().details[0]]).toMatchObject([
      413,
      { code: "too_large", params: { limit: 262_144 } },
    ]);
  });

  test("a body that pollutes the prototype returns 400", async () => {
    expect((await send('{"__proto__": {"isAdmin": true}}')).statusCode).toBe(400);
  });

  test("every invalid field is reported once, with the contract's code", async () => {
    const body = {
      name: "",
      type_room: "1",
      type_soil: 9,
      is_verify: true,
      items_equip: [{ category: "rocket" }],
    };
    const { status, codes } = await api.request("POST", "/diaries", { as: grower.id, body });
    expect(status).toBe(422);
    expect([...codes].sort()).toEqual([
      "not_allowed items_equip.0.category",
      "not_allowed type_soil",
      "required type_watering",
      "too_short name",
      "unknown_field is_verify",
      "wrong_type type_room",
    ]);
  });

  test.each(["\u0000", "\ud800", "a\udc00b"])(
    "a text with %j, which PostgreSQL cannot store, is rejected with its field",
    async (part) => {
      const body = {
        ...diary,
        name: `Balcony ${part}`,
        items_equip: [{ category: "seed", name: `Plum ${part}` }],
      };
      const { status, codes } = await api.request("POST", "/diaries", { as: grower.id, body });
      expect([status, codes]).toEqual([422, ["wrong_format name", "wrong_format items_equip.0.name"]]);
      const list = await api.request("GET", "/search/brandproduct?query=a%00b");
      expect([list.status, list.codes]).toEqual([422, ["wrong_format query"]]);
      expect((await api.request("GET", "/users/plum%00")).status).toBe(404);
    },
  );

  test("a surrogate pair is valid text", async () => {
    const { status } = await api.request("POST", "/diaries", {
      as: grower.id,
      body: { ...diary, name: "💚 \ud83c\udf31" },
    });
    expect(status).toBe(201);
  });

  test("numbers are coerced in paths and queries, but not in bodies", async () => {
    const list = await api.request<{ start: number; limit: number }>("GET", "/diaries?start=5&limit=7");
    expect(list.body.data).toMatchObject({ start: 5, limit: 7 });
    expect((await api.request("GET", "/diaries?limit=1000")).codes).toEqual(["out_of_range limit"]);
    expect((await api.request("GET", "/diaries?limit=seven")).codes).toEqual(["wrong_type limit"]);
  });
});

describe("authentication", () => {
  test("a guest gets 401 with WWW-Authenticate for members' operations", async () => {
    const { status, headers } = await api.request("GET", "/session");
    expect([status, headers["www-authenticate"]]).toEqual([401, "Bearer"]);
  });

  test.each(["Bearer forged-token-of-sufficient-length", "Basic Z3Jvd2VyOng=", "Bearer short", ""])(
    "Authorization %j returns 401, even for public operations",
    async (authorization) => {
      expect((await api.request("GET", "/diaries", { headers: { authorization } })).status).toBe(401);
    },
  );

  test("an expired or revoked session returns 401", async () => {
    const ask = async () => (await api.request("GET", "/session", { as: grower.id })).status;
    expect(await ask()).toBe(200);
    await api.database.db
      .updateTable("session")
      .set({ date_end: new Date(Date.now() - 1000) })
      .execute();
    expect(await ask()).toBe(401);
    const later = new Date(Date.now() + 10_000);
    await api.database.db.updateTable("session").set({ date_end: later, revoke_date: new Date() }).execute();
    expect(await ask()).toBe(401);
  });

  test("the session of a banned or removed user returns 401", async () => {
    const ask = async () => (await api.request("GET", "/session", { as: grower.id })).status;
    await api.database.db.updateTable("users").set({ is_ban: true }).execute();
    expect(await ask()).toBe(401);
    await api.database.db
      .updateTable("users")
      .set({ is_ban: false, is_remove: true, remove_date: new Date() })
      .execute();
    expect(await ask()).toBe(401);
  });

  test("tokens are stored as hashes only", async () => {
    const { rows } = await api.database.pool.query("select session::text from session");
    expect(JSON.stringify(rows)).not.toContain(grower.token);
  });
});

describe("a create with an idempotency key", () => {
  test("can be retried after a failure", async () => {
    const create = (body: object) =>
      api.request("POST", "/diaries", { as: grower.id, body, headers: { "idempotency-key": "key-12345" } });
    expect((await create({ ...diary, name: "" })).status).toBe(422);
    expect((await create({ ...diary, items_equip: [{ category: "seed" }] })).status).toBe(422);
    expect((await create(diary)).status).toBe(201);
  });
});

describe("failures", () => {
  test("a 500 carries the request id and no cause", async () => {
    vi.spyOn(api.parts.config, "moderation", "get").mockImplementation(() => {
      throw new Error("the cause");
    });
    const { status, body, headers } = await api.request("POST", "/diaries", { as: grower.id, body: diary });
    expect(status).toBe(500);
    expect(body.details).toMatchObject([
      { code: "internal", params: { request_id: headers["x-request-id"] } },
    ]);
    expect(JSON.stringify(body)).not.toContain("cause");
  });

  test("an unreachable database returns 503 with Retry-After", async () => {
    vi.spyOn(api.database.pool, "connect").mockImplementation(() => {
      throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", syscall: "connect" });
    });
    const { status, codes, headers } = await api.request("GET", "/diaries");
    expect([status, codes, headers["retry-after"]]).toEqual([503, ["unavailable"], "5"]);
    expect((await api.server.inject("/healthz")).statusCode).toBe(503);
  });

  test("requests beyond the queue limit return 503", async () => {
    vi.spyOn(api.database.pool, "waitingCount", "get").mockReturnValue(300);
    const { status, headers } = await api.request("GET", "/diaries");
    expect([status, headers["retry-after"]]).toEqual([503, "1"]);
  });
});

describe("operational endpoints", () => {
  test("GET /healthz reports a healthy server", async () => {
    const { statusCode, payload } = await api.server.inject("/healthz");
    expect([statusCode, JSON.parse(payload)]).toEqual([200, { status: "ok" }]);
  });

  test("GET /metrics responds to local requests only", async () => {
    await api.request("GET", "/diaries");
    const own = await api.server.inject("/metrics");
    expect(own.payload).toContain('grow_http_request_seconds_count{operation="listDiaries",status="200"}');
    const other = await api.server.inject({
      url: "/metrics",
      remoteAddress: "192.0.2.7",
      headers: { "x-forwarded-for": "127.0.0.1" },
    });
    expect(other.statusCode).toBe(404);
    const behindProxy = { url: "/metrics", headers: { host: "grow.example" } };
    expect((await api.server.inject(behindProxy)).statusCode).toBe(404);
  });

  test("GET /metrics responds to a scraper with METRICS_TOKEN", async () => {
    const { server } = await api.withConfig({ metricsToken: "0123456789abcdef" });
    const read = async (token: string) =>
      (
        await server.inject({
          url: "/metrics",
          remoteAddress: "192.0.2.7",
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode;
    expect([await read("0123456789abcdef"), await read("another-token-16")]).toEqual([200, 404]);
  });

  test("GET /dev/outbox responds to local requests only, and not in production", async () => {
    const status = async (of: TestApi, remoteAddress: string) =>
      (await of.server.inject({ url: "/dev/outbox", remoteAddress })).statusCode;
    expect(await status(api, "127.0.0.1")).toBe(200);
    expect(await status(api, "192.0.2.7")).toBe(404);
    const forwarded = { url: "/dev/outbox", headers: { "x-forwarded-for": "127.0.0.1" } };
    expect((await api.server.inject(forwarded)).statusCode).toBe(404);
    expect(await status(await api.withConfig({ isLocal: false }), "127.0.0.1")).toBe(404);
  });

  test("API responses are no-store and nosniff", async () => {
    const { headers } = await api.request("GET", "/diaries");
    expect([headers["cache-control"], headers["x-content-type-options"]]).toEqual(["no-store", "nosniff"]);
  });
});
