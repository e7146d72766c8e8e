import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createClient, createPlainClient, createUploader, type Detail, newIdempotencyKey } from "./index.ts";
import { errorOf } from "./testing/error-of.ts";
import { cut, empty, failure, json, type LocalServer, startLocalServer } from "./testing/local-server.ts";

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer();
});
afterAll(() => server.close());

const client = () => createClient({ apiBase: server.base });
const saved: Detail = { type: "success", code: "saved", text: "Saved." };
const sent: Detail = { type: "success", code: "sent", text: "Sent." };

describe("a response", () => {
  test("is returned as data without its envelope", async () => {
    server.answer(json(200, { data: { is_like: true, cnt_likes: 3 } }));
    const answer = await client().POST("/likes/{type}/{id}", { params: { path: { type: "diary", id: 12 } } });
    expect(answer).toEqual({ data: { is_like: true, cnt_likes: 3 }, details: [], status: 200 });
  });

  test("may have no data", async () => {
    server.answer(json(200, { data: null, details: [sent] }));
    const answer = await client().POST("/session/resend-verification", { body: {} });
    expect(answer).toEqual({ data: null, details: [sent], status: 200 });
  });

  test.each([{ foo: 1 }, [1], "x", 5, null, { details: [] }])(
    "of JSON without an envelope, %j, is an error that names the base URL",
    async (body) => {
      server.answer(json(200, body));
      expect(await errorOf(client().GET("/main"))).toMatchObject({
        status: 200,
        message: `"${server.base}" is not the base URL of the API`,
      });
    },
  );

  test.each([200, 201])(
    "with the status %d and no body is an error that names the base URL",
    async (status) => {
      server.answer(empty(status));
      expect(await errorOf(client().GET("/main"))).toMatchObject({
        status,
        message: `"${server.base}" is not the base URL of the API`,
      });
    },
  );

  test("with the status 204 has undefined data", async () => {
    server.answer(empty(204));
    expect(await client().DELETE("/session")).toEqual({ data: undefined, details: [], status: 204 });
  });

  test.each([200, 404, 405])(
    "that is a page with the status %d is an error that names the base URL",
    async (status) => {
      server.answer((response) => response.writeHead(status).end("<html>"));
      const message = `"${server.base}" is not the base URL of the API`;
      const error = await errorOf(client().GET("/main"));
      expect(error).toMatchObject({ status, message: expect.stringContaining(message) });
    },
  );

  test.each([
    [404, ""],
    [405, ""],
    [415, '{"statusCode":415,"error":"Unsupported Media Type"}'],
    [415, "<html>"],
  ])(
    "with the status %d and the body %j, which the API has not, names the base URL",
    async (status, body) => {
      server.answer((response) => response.writeHead(status).end(body));
      const call = client().POST("/session", { body: { login: "grower", password: "grow-demo-1" } });
      expect(await errorOf(call)).toMatchObject({
        status,
        message: `"${server.base}" is not the base URL of the API`,
      });
    },
  );

  test("may be slow and have any content type", async () => {
    server.answer((response) => {
      setTimeout(() => {
        response.writeHead(200, { "Content-Type": "text/html" });
        response.write('{"data":{"cnt_di');
        setTimeout(() => response.end('aries":3}}'), 150);
      }, 150);
    });
    expect((await client().GET("/main")).data).toEqual({ cnt_diaries: 3 });
    expect(server.arrivals).toHaveLength(1);
  });

  test.each([
    ["nothing", null],
    ["no list", { code: "saved" }],
    ["a text", "Saved."],
    [
      "a list of what are no messages",
      [null, 5, "Saved.", {}, { text: "Saved.", type: "success" }, { code: "" }, { code: 5 }, []],
    ],
  ])("with %s as messages has none", async (_, details) => {
    const onDetails = vi.fn();
    server.answer(json(200, { data: 1, details }));
    const answer = await createClient({ apiBase: server.base, onDetails }).GET("/main");
    expect(answer).toEqual({ data: 1, details: [], status: 200 });
    expect(onDetails).not.toHaveBeenCalled();
  });

  test("fills in the type and text that a message lacks", async () => {
    server.answer(json(200, { data: 1, details: [{ code: "saved" }] }));
    expect((await client().GET("/main")).details).toEqual([
      { type: "success", code: "saved", text: "saved" },
    ]);
  });

  test("passes its messages on in order, and only when there are some", async () => {
    const onDetails = vi.fn<(details: readonly Detail[]) => void>();
    const api = createClient({ apiBase: server.base, onDetails });
    server.answer(json(200, { data: null, details: [saved, sent] }));
    await api.GET("/main");
    expect(onDetails.mock.calls).toEqual([[[saved, sent]]]);
    server.answer(json(200, { data: null, details: [] }));
    await api.GET("/main");
    expect(onDetails).toHaveBeenCalledTimes(1);
  });
});

describe("a request", () => {
  test("puts parameters into path and query, a list as a repeated parameter", async () => {
    server.answer(json(200, { data: null }));
    await client().GET("/diaries", {
      params: { query: { start: 20, tags: ["indoor", "led"], is_harvest: false } },
    });
    await client().GET("/diaries/{id}", { params: { path: { id: "12-ночь?" } } });
    expect(server.arrivals.map(({ url }) => url)).toEqual([
      "/api/diaries?start=20&tags=indoor&tags=led&is_harvest=false",
      `/api/diaries/${encodeURIComponent("12-ночь?")}`,
    ]);
  });

  test("sends a body as JSON", async () => {
    server.answer(json(201, { data: null }));
    await client().POST("/session", { body: { login: "grower", password: "grow-demo-1" } });
    const [arrival] = server.arrivals;
    expect(arrival?.headers["content-type"]).toBe("application/json");
    expect(JSON.parse(String(arrival?.body))).toEqual({ login: "grower", password: "grow-demo-1" });
  });

  test("has its idempotency key, and each generated key differs", async () => {
    server.answer(json(201, { data: null }));
    const idempotencyKey = newIdempotencyKey();
    await client().POST("/diaries/{id}/weeks", {
      params: { path: { id: 12 } },
      body: { days: 1, faza: -1 },
      idempotencyKey,
    });
    expect(server.arrivals[0]?.headers["idempotency-key"]).toBe(idempotencyKey);
    expect(idempotencyKey).toMatch(/^[A-Za-z0-9_-]{8,100}$/);
    expect(newIdempotencyKey()).not.toBe(idempotencyKey);
  });

  test.each(["\u0000", "a\r\nb", "\u{1f331}", ""])(
    "leaves out the idempotency key %j, which no header can carry",
    async (key) => {
      server.answer(json(201, { data: null }));
      await client().POST("/diaries/{id}/weeks", {
        params: { path: { id: 12 } },
        body: { days: 1, faza: -1 },
        idempotencyKey: key,
      });
      expect(server.arrivals.at(-1)?.headers["idempotency-key"]).toBeUndefined();
    },
  );

  test("to an upload path uses the upload base, others do not", async () => {
    const uploads = await startLocalServer();
    const api = createClient({ apiBase: server.base, uploadBase: uploads.base });
    server.answer(json(200, { data: null }));
    await api.POST("/uploads/rotate/{id}", { params: { path: { id: 904 } }, body: { angle: 90 } });
    await api.GET("/main");
    expect(uploads.arrivals.map(({ url }) => url)).toEqual(["/api/uploads/rotate/904"]);
    expect(server.arrivals.map(({ url }) => url)).toEqual(["/api/main"]);
    await uploads.close();
  });
});

describe("an error", () => {
  test("has status, details and request id, and passes the details on", async () => {
    const onDetails = vi.fn();
    const api = createClient({ apiBase: server.base, onDetails });
    server.answer(failure(422, "too_long", { field: "name", params: { max: 120 } }));
    const error = await errorOf(
      api.PATCH("/diaries/{id}", { params: { path: { id: 1 } }, body: { name: "x" } }),
    );
    expect(error).toMatchObject({ status: 422, message: "It is too_long." });
    expect(error.details).toEqual([
      { type: "error", code: "too_long", text: "It is too_long.", field: "name", params: { max: 120 } },
    ]);
    expect(error.has("too_long")).toBe(true);
    expect(error.has("too_short")).toBe(false);
    expect(onDetails).toHaveBeenCalledExactlyOnceWith(error.details);
  });

  test.each([
    ["type and text", { code: "too_short" }, { type: "error", text: "too_short" }],
    ["a type", { code: "too_short", text: "Too short." }, { type: "error", text: "Too short." }],
    ["a text", { code: "too_short", type: "warning" }, { type: "warning", text: "too_short" }],
  ])("keeps a detail without %s", async (_, detail, filled) => {
    const field = { field: "name", params: { min: 3 } };
    server.answer(json(422, { data: null, details: [{ ...detail, ...field }] }));
    const error = await errorOf(client().GET("/main"));
    expect(error.details).toEqual([{ ...detail, ...field, ...filled }]);
    expect(error.has("too_short")).toBe(true);
    expect(error.message).toBe(filled.text);
  });

  test("for a stale write has the current state", async () => {
    server.answer(
      json(409, {
        data: { id: 181, version: 4 },
        details: [{ type: "error", code: "stale", text: "Stale." }],
      }),
    );
    const week = { version: 3, days: 1, faza: 0 } as const;
    const error = await errorOf(
      client().PUT("/diaries/{id}/weeks/{week}", { params: { path: { id: 12, week: 181 } }, body: week }),
    );
    expect(error).toMatchObject({ status: 409, data: { id: 181, version: 4 } });
    expect(server.arrivals).toHaveLength(1);
  });

  test("has the request id from the header, otherwise from the message", async () => {
    server.answer(json(404, { data: null, details: [] }, { "X-Request-Id": "req-1" }));
    expect((await errorOf(client().GET("/main"))).requestId).toBe("req-1");
    server.answer(failure(501, "not_built", { params: { request_id: "req-2" } }));
    expect((await errorOf(client().GET("/main"))).requestId).toBe("req-2");
  });

  test.each(["<h1>nginx</h1>", "", '{"error":"Bad Gateway"}'])(
    "of a proxy, %j, has its status and the base URL, and neither details nor data",
    async (body) => {
      server.answer((response) => response.writeHead(502, { "Content-Type": "text/html" }).end(body));
      expect(await errorOf(client().GET("/main"))).toMatchObject({
        status: 502,
        details: [],
        data: null,
        message: `Status 502 at "${server.base}", not from the API`,
      });
    },
  );

  test("of the API without a message has its status", async () => {
    server.answer(json(503, { data: null, details: [] }));
    expect(await errorOf(client().GET("/main"))).toMatchObject({ status: 503, message: "Status 503" });
  });

  test("of the network has status 0", async () => {
    server.answer(cut);
    expect(await errorOf(client().DELETE("/session"))).toMatchObject({
      status: 0,
      details: [],
      message: "Network error",
    });
  });
});

describe("the common headers", () => {
  test("are sent with every request", async () => {
    server.answer(json(200, { data: null }));
    const api = createClient({
      apiBase: server.base,
      token: "t0ken",
      origin: "web:localhost:3000",
      access: "",
      guest: () => "9b2d",
      uniqDevice: "device",
      uniqSession: "tab",
      locale: "de",
      headers: () => ({ "X-Forwarded-For": "203.0.113.7" }),
    });
    await api.GET("/main");
    expect(server.arrivals[0]?.headers).toMatchObject({
      authorization: "Bearer t0ken",
      "x-origin": "web:localhost:3000",
      "x-access": "",
      "x-guest": "9b2d",
      "x-uniq-device": "device",
      "x-uniq-session": "tab",
      "accept-language": "de",
      "x-forwarded-for": "203.0.113.7",
    });
  });

  test("of a guest have no bearer token", async () => {
    server.answer(json(200, { data: null }));
    await createClient({ apiBase: server.base, token: () => undefined, guest: "9b2d" }).GET("/main");
    expect(server.arrivals[0]?.headers.authorization).toBeUndefined();
    expect(server.arrivals[0]?.headers["x-guest"]).toBe("9b2d");
  });

  test("evaluate functions for each request", async () => {
    server.answer(json(200, { data: null }));
    let token = "first";
    const api = createClient({ apiBase: server.base, token: () => token });
    await api.GET("/main");
    token = "second";
    await api.GET("/main");
    expect(server.arrivals.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer first",
      "Bearer second",
    ]);
  });

  test("request English in the locale that shows message ids", async () => {
    server.answer(json(200, { data: null }));
    await createClient({ apiBase: server.base, locale: "en-tr" }).GET("/main");
    expect(server.arrivals[0]?.headers["accept-language"]).toBe("en");
  });

  test("are overridden by those of a call", async () => {
    server.answer(json(200, { data: null }));
    await createClient({ apiBase: server.base, locale: "de" }).GET("/main", {
      headers: { "Accept-Language": "th" },
    });
    expect(server.arrivals[0]?.headers["accept-language"]).toBe("th");
  });
});

describe("a header that none can be", () => {
  test.each([
    ["a line break", { token: "grow_pat\n_1" }, "Authorization contains character 10"],
    ["a letter outside Latin-1", { token: "ключ" }, "Authorization contains character 1082"],
    [
      "an emoji in a header of the program",
      { headers: { "X-Room": "🌱" } },
      "X-Room contains character 127793",
    ],
  ])("for %s is a TypeError, and nothing is sent", async (_, options, message) => {
    const before = server.arrivals.length;
    const all = { apiBase: server.base, ...options };
    const uploading = createUploader(all)("/uploads/weeks/media", {
      file: new Blob(["leaf"]),
      fields: { diary_id: 1 },
    });
    for (const call of [createClient(all).GET("/main"), uploading]) {
      await expect(call).rejects.toThrow(TypeError);
      await expect(call).rejects.toThrow(message);
    }
    expect(server.arrivals).toHaveLength(before);
  });

  test("does not appear in the message", async () => {
    const call = createClient({ apiBase: server.base, token: "grow_pat_ключ" }).GET("/main");
    await expect(call).rejects.not.toThrow("grow_pat");
  });

  test("is none because of the line feed that ends the file of a token", async () => {
    server.answer(json(200, { data: null }));
    await createClient({ apiBase: server.base, token: "grow_pat_1\n" }).GET("/main");
    expect(server.arrivals[0]?.headers.authorization).toBe("Bearer grow_pat_1");
  });
});

describe("a path parameter", () => {
  test.each([".", ".."])("%j is a RangeError, because it would lead out of its path", async (id) => {
    const before = server.arrivals.length;
    const call = client().GET("/diaries/{id}", { params: { path: { id } } });
    await expect(call).rejects.toThrow(new RangeError(`Invalid path parameter id: "${id}"`));
    expect(server.arrivals).toHaveLength(before);
  });

  test.each([
    ["empty", { id: "" }, 'id: ""'],
    ["undefined", { id: undefined }, 'id: "undefined"'],
    ["null", { id: null }, 'id: "null"'],
    ["no number", { id: Number.NaN }, 'id: "NaN"'],
    ["an object", { id: {} }, 'id: "[object Object]"'],
    ["missing", {}, 'id: "undefined"'],
    ["misspelt", { ID: 12 }, 'id: "undefined"'],
  ])("that is %s is a RangeError that names it, and nothing is sent", async (_, path, message) => {
    const before = server.arrivals.length;
    const call = client().DELETE("/diaries/{id}", { params: { path: path as { id: number } } });
    await expect(call).rejects.toThrow(new RangeError(`Invalid path parameter ${message}`));
    expect(server.arrivals).toHaveLength(before);
  });

  test("is needed: a call without any is a RangeError", async () => {
    const before = server.arrivals.length;
    const remove = client().DELETE as unknown as (path: string) => Promise<unknown>;
    await expect(remove("/diaries/{id}")).rejects.toThrow(RangeError);
    expect(server.arrivals).toHaveLength(before);
  });

  test("of 0 is sent: the server decides about numbers", async () => {
    server.answer(json(200, { data: {} }));
    await client().GET("/diaries/{id}", { params: { path: { id: 0 } } });
    expect(server.arrivals.at(-1)?.url).toBe("/api/diaries/0");
  });

  test.each(["...", "..12", "a/../b", "%2e%2e", "?#"])("%j stays within its path", async (id) => {
    server.answer(json(200, { data: {} }));
    await client().GET("/diaries/{id}", { params: { path: { id } } });
    expect(server.arrivals.at(-1)?.url).toBe(`/api/diaries/${encodeURIComponent(id)}`);
  });

  test("with half of an emoji is sent with a replacement character", async () => {
    server.answer(json(200, { data: { items: [] } }));
    await client().GET("/ref/awards/{s}", { params: { path: { s: "plum \ud83c" } } });
    expect(server.arrivals.at(-1)?.url).toBe("/api/ref/awards/plum%20%EF%BF%BD");
  });
});

describe("a path", () => {
  test.each(["diaries", "", undefined])("%j without a slash at its start is a RangeError", async (path) => {
    const before = server.arrivals.length;
    const call = client().GET as unknown as (path?: string) => Promise<unknown>;
    await expect(call(path)).rejects.toThrow(new RangeError(`Invalid path: ${path} does not begin with "/"`));
    expect(server.arrivals).toHaveLength(before);
  });
});

describe("a query parameter", () => {
  test.each([".", "..", "../../session"])("%j is a value like any other", async (query) => {
    server.answer(json(200, { data: { items: [] } }));
    await client().GET("/search", { params: { query: { query } } });
    expect(server.arrivals.at(-1)?.url).toBe(`/api/search?query=${encodeURIComponent(query)}`);
  });

  test("with half of an emoji is sent with a replacement character, alone and in a list", async () => {
    server.answer(json(200, { data: { items: [] } }));
    await client().GET("/search", { params: { query: { query: "\udf31" } } });
    expect(server.arrivals.at(-1)?.url).toBe("/api/search?query=%EF%BF%BD");
    await client().GET("/diaries", { params: { query: { tags: ["led", "\ud83c", "🌱"] } } });
    expect(server.arrivals.at(-1)?.url).toBe("/api/diaries?tags=led&tags=%EF%BF%BD&tags=%F0%9F%8C%B1");
  });
});

describe("a base URL", () => {
  test.each([
    "https://grow.example",
    "https://grow.example/",
    "HTTPS://Grow.example/api/",
    "http://127.0.0.1:3002/api",
    "http://[::1]:3002/api",
    "https://grow.example/a/b-c_d",
  ])("may be %s", (apiBase) => {
    expect(() => createClient({ apiBase })).not.toThrow();
  });
});

describe("an unusable base URL", () => {
  test.each([
    [{ apiBase: "" }, "apiBase is missing"],
    [{ apiBase: undefined as unknown as string }, "apiBase is missing"],
    [{ apiBase: "/api" }, 'apiBase "/api" is relative'],
    [{ apiBase: null as unknown as string }, "apiBase is no text"],
    [{ apiBase: new URL("https://grow.example") as unknown as string }, "apiBase is no text"],
    [{ apiBase: "grow.example/api" }, 'apiBase "grow.example/api" does not begin with http:// or https://'],
    [{ apiBase: "//grow.example/api" }, "does not begin with http:// or https://"],
    [{ apiBase: "ftp://grow.example/api" }, "does not begin with http:// or https://"],
    [{ apiBase: "https://" }, "has no host"],
    [{ apiBase: "http://:3002/api" }, "has no host"],
    [{ apiBase: "http://grow.example:port/api" }, "has an invalid host or port"],
    [{ apiBase: "http://grow.example:99999/api" }, "has an invalid host or port"],
    [{ apiBase: "https://grow example/api" }, "contains white space"],
    [{ apiBase: "https://grow.example/api " }, "contains white space"],
    [{ apiBase: "https://grow.example/api?key=1" }, "has a query"],
    [{ apiBase: "https://grow.example/api#top" }, "has a fragment"],
    [{ apiBase: "https://me:secret@grow.example/api" }, "contains a user"],
    [{ apiBase: "/api?key=1" }, "has a query"],
    [{ apiBase: "https://grow.example/api", uploadBase: "/api" }, 'uploadBase "/api" is relative'],
  ])("says so at once: %j", (options, message) => {
    expect(() => createClient(options)).toThrow(TypeError);
    expect(() => createClient(options)).toThrow(message);
    expect(() => createUploader(options)).toThrow(message);
  });

  test.each([
    ["createClient", createClient],
    ["createPlainClient", createPlainClient],
    ["createUploader", createUploader],
  ])("is none at all: %s() says what is missing", (_, create) => {
    const withoutOptions = create as unknown as () => unknown;
    expect(withoutOptions).toThrow(new TypeError("apiBase is missing"));
  });

  test("never shows the password of a user", () => {
    expect(() => createClient({ apiBase: "https://me:secret@grow.example/api" })).toThrow(/^(?!.*secret)/);
  });

  test("is not a relative one in a page", () => {
    vi.stubGlobal("location", { href: "https://grow.example/" });
    expect(() => createClient({ apiBase: "/api" })).not.toThrow();
    vi.unstubAllGlobals();
  });
});
