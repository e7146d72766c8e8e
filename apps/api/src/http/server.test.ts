import type { OperationId } from "@grow/contract";
import { operationTable } from "@grow/contract";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type TestApi, type TestUser, testApi } from "../testing/test-api.ts";

let api: TestApi;
let grower: TestUser;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  await api.reset();
  grower = await api.addUser();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const diary = { name: "Balcony", type_room: 2, type_soil: 1, type_watering: 1 };

describe("addresses", () => {
  test("an unknown one is not found, in the envelope", async () => {
    const { status, body, headers } = await api.request("GET", "/nothing/here");
    expect([status, body.data, body.details[0]?.code]).toEqual([404, null, "not_found"]);
    expect(headers["content-type"]).toContain("application/json");
  });

  test.each(["/diaries/abc", "/diaries/-1", "/diaries/1e3", "/diaries/1234567890123456", "/likes/moon/1"])(
    "a malformed one, %s, is nobody's",
    async (path) => {
      const method = path.startsWith("/likes") ? "POST" : "GET";
      expect((await api.request(method, path, { as: grower.id })).status).toBe(404);
    },
  );

  test("another method than those there are is refused, and they are named", async () => {
    const answer = await api.request("PUT", "/diaries");
    expect([answer.status, answer.headers.allow, answer.codes]).toEqual([
      405,
      "GET, HEAD, POST",
      ["method_not_allowed"],
    ]);
    const head = await api.server.inject({ method: "HEAD", url: "/api/diaries" });
    expect([head.statusCode, head.payload]).toEqual([200, ""]);
  });

  test("what the contract calls pending is not built", async () => {
    const { status, codes } = await api.request("GET", "/search?query=plum");
    expect([status, codes]).toEqual([501, ["not_built"]]);
  });
});

describe("what is sent", () => {
  const send = (payload: string, type = "application/json") =>
    api.server.inject({ method: "POST", url: "/api/session", payload, headers: { "content-type": type } });

  test.each(["{", '{"a":}', ""])("a body like %j is no JSON", async (payload) => {
    const answer = await send(payload);
    expect([answer.statusCode, answer.json().details[0].code]).toEqual([400, "invalid_json"]);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/xml"])(
    "%s is not taken",
    async (type) => {
      const answer = await send("login=grower", type);
      expect([answer.statusCode, answer.json().details[0].code]).toEqual([415, "unsupported_type"]);
    },
  );

  test("a form with a file is not taken where none is expected", async () => {
    const payload = '--x\r\ncontent-disposition: form-data; name="login"\r\n\r\ngrower\r\n--x--\r\n';
    const answer = await send(payload, "multipart/form-data; boundary=x");
    expect([answer.statusCode, answer.json().details[0].code]).toEqual([415, "unsupported_type"]);
  });

  test("a body over the limit is refused, and the limit told", async () => {
    const answer = await send(JSON.stringify({ login: "x".repeat(300_000) }));
    expect([answer.statusCode, answer.json().details[0]]).toMatchObject([
      413,
      { code: "too_large", params: { limit: 262_144 } },
    ]);
  });

  test("a body that reaches for the prototype is refused", async () => {
    expect((await send('{"__proto__": {"isAdmin": true}}')).statusCode).toBe(400);
  });

  test("every field that is wrong is named once, in the contract's words", async () => {
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

  test("numbers of an address are read, those of a body must be numbers already", async () => {
    const list = await api.request<{ start: number; limit: number }>("GET", "/diaries?start=5&limit=7");
    expect(list.body.data).toMatchObject({ start: 5, limit: 7 });
    expect((await api.request("GET", "/diaries?limit=1000")).codes).toEqual(["out_of_range limit"]);
    expect((await api.request("GET", "/diaries?limit=seven")).codes).toEqual(["wrong_type limit"]);
  });
});

describe("who asks", () => {
  const guestsMay = (id: OperationId) => operationTable[id].rights === "guest";
  const ids = Object.keys(operationTable) as OperationId[];
  const addressOf = (id: OperationId) =>
    operationTable[id].path
      .replace("{type}", operationTable[id].tag === "follows" ? "user" : "diary")
      .replace(/\{\w+\}/g, "1");

  test.each(ids.filter((id) => !guestsMay(id)))("%s is not for guests", async (id) => {
    const { status, codes, headers } = await api.request(operationTable[id].method, addressOf(id));
    expect([status, codes, headers["www-authenticate"]]).toEqual([401, ["not_signed_in"], "Bearer"]);
  });

  test.each(["Bearer forged-token-of-sufficient-length", "Basic Z3Jvd2VyOng=", "Bearer short", ""])(
    "with %j nobody is let in, not even where guests are",
    async (authorization) => {
      expect((await api.request("GET", "/diaries", { headers: { authorization } })).status).toBe(401);
    },
  );

  test("a session that has expired or was withdrawn is none", async () => {
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

  test("a grower who was closed out or removed is nobody", async () => {
    const ask = async () => (await api.request("GET", "/session", { as: grower.id })).status;
    await api.database.db.updateTable("users").set({ is_ban: true }).execute();
    expect(await ask()).toBe(401);
    await api.database.db
      .updateTable("users")
      .set({ is_ban: false, is_remove: true, remove_date: new Date() })
      .execute();
    expect(await ask()).toBe(401);
  });

  test("tokens are kept as hashes only", async () => {
    const { rows } = await api.database.pool.query("select session::text from session");
    expect(JSON.stringify(rows)).not.toContain(grower.token);
  });
});

describe("a create with a key", () => {
  const create = (key: string, body: object = diary, as = grower.id) =>
    api.request<{ id: number }>("POST", "/diaries", { as, body, headers: { "idempotency-key": key } });
  const countDiaries = async () => (await api.database.db.selectFrom("diary").select("id").execute()).length;

  test("repeated answers the same and creates nothing", async () => {
    const [first, again] = [await create("key-12345"), await create("key-12345")];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await countDiaries()).toBe(1);
  });

  test("sent twice at once creates once", async () => {
    const answers = await Promise.all([create("key-12345"), create("key-12345"), create("key-12345")]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await countDiaries()).toBe(1);
  });

  test("with other content is a mistake", async () => {
    await create("key-12345");
    const other = await create("key-12345", { ...diary, name: "Tent" });
    expect([other.status, other.codes]).toEqual([409, ["idempotency_mismatch"]]);
  });

  test("that failed can be sent again", async () => {
    expect((await create("key-12345", { ...diary, name: "" })).status).toBe(422);
    expect((await create("key-12345", { ...diary, items_equip: [{ category: "seed" }] })).status).toBe(422);
    expect((await create("key-12345")).status).toBe(201);
  });

  test("is another's own, and forgotten after a day", async () => {
    const other = await api.addUser();
    await create("key-12345");
    expect((await create("key-12345", diary, other.id)).status).toBe(201);
    await api.database.pool.query("update idempotency_key set add_date = add_date - interval '25 hours'");
    await create("key-12345");
    expect(await countDiaries()).toBe(3);
  });

  test("whose key is malformed is refused", async () => {
    expect((await create("short")).codes).toEqual(["too_short idempotency-key"]);
  });
});

describe("when something breaks", () => {
  test("the sender hears the number of the request and nothing of the cause", async () => {
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

  test("a database that is away means: come again", async () => {
    vi.spyOn(api.database.pool, "connect").mockImplementation(() => {
      throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", syscall: "connect" });
    });
    const { status, codes, headers } = await api.request("GET", "/diaries");
    expect([status, codes, headers["retry-after"]]).toEqual([503, ["unavailable"], "5"]);
    expect((await api.server.inject("/healthz")).statusCode).toBe(503);
  });

  test("so many waiting that all would be late are turned away", async () => {
    vi.spyOn(api.database.pool, "waitingCount", "get").mockReturnValue(300);
    const { status, headers } = await api.request("GET", "/diaries");
    expect([status, headers["retry-after"]]).toEqual([503, "1"]);
  });
});

describe("beside the contract", () => {
  test("the server says when it is well", async () => {
    const { statusCode, payload } = await api.server.inject("/healthz");
    expect([statusCode, JSON.parse(payload)]).toEqual([200, { status: "ok" }]);
  });

  test("numbers are shown to this machine only", async () => {
    await api.request("GET", "/diaries");
    const own = await api.server.inject("/metrics");
    expect(own.payload).toContain('grow_http_request_seconds_count{operation="listDiaries",status="200"}');
    const other = await api.server.inject({
      url: "/metrics",
      remoteAddress: "192.0.2.7",
      headers: { "x-forwarded-for": "127.0.0.1" },
    });
    expect(other.statusCode).toBe(404);
  });

  test("letters that were not really sent are shown to this machine only, and never in production", async () => {
    const status = async (of: TestApi, remoteAddress: string) =>
      (await of.server.inject({ url: "/dev/outbox", remoteAddress })).statusCode;
    expect(await status(api, "127.0.0.1")).toBe(200);
    expect(await status(api, "192.0.2.7")).toBe(404);
    expect(await status(await api.withConfig({ isLocal: false }), "127.0.0.1")).toBe(404);
  });

  test("no answer is kept by anybody in between", async () => {
    const { headers } = await api.request("GET", "/diaries");
    expect([headers["cache-control"], headers["x-content-type-options"]]).toEqual(["no-store", "nosniff"]);
  });
});
