import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type ApiClient,
  type ClientOptions,
  createClient,
  createPlainClient,
  type Exchange,
  type PlainCall,
} from "./index.ts";
import { errorOf } from "./testing/error-of.ts";
import {
  type Answering,
  cut,
  cutHalfWay,
  empty,
  failure,
  json,
  type LocalServer,
  startLocalServer,
} from "./testing/local-server.ts";

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer();
});
afterAll(() => server.close());

const exchange: Exchange = async ({ method, url, headers, body, signal }) => {
  const response = await fetch(url, { method, headers, body: body ?? null, signal: signal ?? null });
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    body: await response.text(),
  };
};

const page: Answering = (response) => response.writeHead(200).end("<html>");

const options = (): ClientOptions => ({
  apiBase: server.base,
  token: "t0ken",
  guest: "9b2d",
  access: "",
  locale: "de",
});

type Asking = (api: ApiClient) => Promise<unknown>;

const readList: Asking = (api) =>
  api.GET("/diaries", { params: { query: { start: 20, tags: ["indoor", "led"], is_harvest: false } } });
const readOne: Asking = (api) => api.GET("/diaries/{id}", { params: { path: { id: "12-ночь?" } } });
const readNumbers: Asking = (api) => api.GET("/main", { headers: { "accept-language": "th" } });
const addWeek: Asking = (api) =>
  api.POST("/diaries/{id}/weeks", {
    params: { path: { id: 12 } },
    body: { days: 1, faza: -1 },
    idempotencyKey: "k3y-of-mine",
  });
const signOut: Asking = (api) => api.DELETE("/session");

describe("createPlainClient", () => {
  test.each([
    ["a list", readList],
    ["one thing", readOne],
    ["a call with headers of its own", readNumbers],
    ["a write", addWeek],
    ["a call without anything", signOut],
  ])("sends the same request for %s as createClient", async (_, ask) => {
    const seen = [];
    for (const api of [createClient(options()), createPlainClient({ ...options(), exchange })]) {
      server.answer(json(200, { data: { items: [] } }));
      await ask(api);
      const [arrival] = server.arrivals;
      seen.push({ ...arrival, body: String(arrival?.body) });
    }
    expect(seen[1]).toEqual(seen[0]);
  });

  test.each([
    ["an answer", [json(200, { data: { cnt_diaries: 3 } })]],
    ["messages", [json(200, { data: null, details: [{ type: "success", code: "saved", text: "Saved." }] })]],
    ["no data", [empty(204)]],
    ["no JSON", [page]],
    ["a refusal", [failure(422, "too_long", { field: "name" })]],
    ["an error of something in between", [empty(418)]],
    ["a success at the second time", [failure(503, "busy"), json(200, { data: 1 })]],
    ["a break in the middle, twice", [cutHalfWay]],
    ["no answer", [cut]],
  ])("handles %s like createClient", async (_, answers) => {
    const seen = [];
    for (const api of [createClient(options()), createPlainClient({ ...options(), exchange })]) {
      server.answer(...(answers as Answering[]));
      const result = await readNumbers(api).catch((error: object) => ({ ...error, cause: undefined }));
      seen.push({ result, calls: server.arrivals.length });
    }
    expect(seen[1]).toEqual(seen[0]);
  });

  test.each([
    ["empty", { apiBase: "" }, "apiBase is missing"],
    ["missing", { apiBase: undefined as unknown as string }, "apiBase is missing"],
    ["relative", { apiBase: "/api" }, 'apiBase "/api" is relative'],
    [
      "without a scheme",
      { apiBase: "grow.example/api" },
      'apiBase "grow.example/api" does not begin with http:// or https://',
    ],
    ["relative for uploads", { apiBase: "http://127.0.0.1:3002/api", uploadBase: "/up" }, 'uploadBase "/up"'],
  ])("throws for a base URL that is %s, after a usable one and again", (_, bases, message) => {
    createPlainClient({ ...options(), exchange });
    for (const _again of [1, 2]) {
      const create = () => createPlainClient({ ...bases, exchange });
      expect(create).toThrow(TypeError);
      expect(create).toThrow(message);
    }
    expect(() => createPlainClient({ ...options(), exchange })).not.toThrow();
  });

  test("returns a parsed body unchanged", async () => {
    const parsed = Object.freeze({ data: Object.freeze({ cnt_diaries: 3 }), details: Object.freeze([]) });
    const api = createPlainClient({
      ...options(),
      exchange: async () => ({ status: 200, header: () => null, body: { parsed } }),
    });
    expect((await api.GET("/main")).data).toBe(parsed.data);
  });

  test("uses lower-case header names and passes the signal on", async () => {
    const calls: PlainCall[] = [];
    const api = createPlainClient({
      ...options(),
      exchange: async (call) => {
        calls.push(call);
        throw call.signal?.reason;
      },
    });
    const signal = AbortSignal.abort(new Error("left"));
    const error = await api.GET("/main", { signal }).catch((thrown: unknown) => thrown);
    expect(error).toBe(signal.reason);
    expect(calls).toHaveLength(1);
    expect(Object.keys(calls[0]?.headers ?? {}).sort()).toEqual([
      "accept-language",
      "authorization",
      "x-access",
      "x-guest",
    ]);
  });

  test("reports the cause of an error", async () => {
    server.answer(json(404, { data: null, details: [] }, { "X-Request-Id": "req-1" }));
    const error = await errorOf(createPlainClient({ ...options(), exchange }).GET("/main"));
    expect(error).toMatchObject({ status: 404, requestId: "req-1" });
  });
});
