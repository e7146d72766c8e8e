import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HeardPosition } from "../request/log-position.ts";
import { createAppServer } from "./create-server.ts";
import { readEnvironment } from "./environment.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let api: Server;
let app: FastifyInstance;
let base: string;
let heard: HeardPosition;
let answer: Answer;
const seen: { url: string; method: string; headers: IncomingMessage["headers"] }[] = [];

beforeEach(async () => {
  seen.length = 0;
  answer = (_request, response) => json(response, 200, { data: null });
  api = createServer((incoming, response) => {
    seen.push({ url: incoming.url ?? "", method: incoming.method ?? "", headers: incoming.headers });
    answer(incoming, response);
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const port = (api.address() as AddressInfo).port;
  const environment = readEnvironment("community", {
    API_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: "silent",
  });
  heard = new HeardPosition();
  app = createAppServer({ environment, page: async (_request, reply) => reply.send("page"), heard });
  base = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  await app.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json", "set-cookie": "api=1" });
  response.end(JSON.stringify(body));
}

describe("browser requests to the api", () => {
  it("carry the cookie's bearer token and no cookies", async () => {
    await fetch(`${base}/api/session?x=1`, {
      headers: { cookie: "token=secret; guest=g1; locale=en-tr; other=1", authorization: "Bearer forged" },
    });
    const [call] = seen;
    expect(call?.url).toBe("/api/session?x=1");
    expect(call?.headers).toMatchObject({
      authorization: "Bearer secret",
      "x-guest": "g1",
      "accept-language": "en",
      "x-origin": "web:localhost:3000",
    });
    expect(call?.headers.cookie).toBeUndefined();
  });

  it("carry no bearer token for guests, even if a script sets one", async () => {
    await fetch(`${base}/api/main`, { headers: { authorization: "Bearer forged" } });
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  it("carry the personal access token of a program, but a cookie wins", async () => {
    const authorization = `Bearer grow_pat_${"p".repeat(43)}`;
    await fetch(`${base}/api/diaries`, { headers: { authorization } });
    expect(seen[0]?.headers.authorization).toBe(authorization);
    await fetch(`${base}/api/diaries`, { headers: { authorization, cookie: "token=secret" } });
    expect(seen[1]?.headers.authorization).toBe("Bearer secret");
  });

  it("turn a token in the response into an HttpOnly cookie", async () => {
    answer = (_request, response) =>
      json(response, 201, {
        data: { token: "t".repeat(32), date_end: "2999-01-01T00:00:00Z", user: { id: 1 } },
        details: [],
      });
    const response = await fetch(`${base}/api/session`, { method: "POST", body: "{}" });
    expect(response.status).toBe(201);
    const cookie = response.headers.getSetCookie();
    expect(cookie).toHaveLength(1);
    expect(cookie[0]).toMatch(/^token=t{32}; .*HttpOnly/);
    expect(await response.json()).toEqual({
      data: { date_end: "2999-01-01T00:00:00Z", user: { id: 1 } },
      details: [],
    });
  });

  it("remove the cookie when the session ends or was invalid", async () => {
    answer = (_request, response) => response.writeHead(204).end();
    const out = await fetch(`${base}/api/session`, { method: "DELETE", headers: { cookie: "token=a" } });
    expect(out.headers.getSetCookie()[0]).toContain("Max-Age=0");
    answer = (_request, response) => json(response, 401, { data: null });
    const forged = await fetch(`${base}/api/main/1`, { headers: { cookie: "token=a" } });
    expect(forged.headers.getSetCookie()[0]).toContain("Max-Age=0");
    const wrong = await fetch(`${base}/api/session`, { method: "POST", headers: { cookie: "token=a" } });
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  it("that start a session carry no bearer token, so that an expired cookie does no harm", async () => {
    answer = (_request, response) => json(response, 201, { data: { token: "n".repeat(32) }, details: [] });
    const response = await fetch(`${base}/api/session`, {
      method: "POST",
      body: "{}",
      headers: { cookie: "token=expired" },
    });
    expect(seen[0]?.headers.authorization).toBeUndefined();
    expect(response.headers.getSetCookie()[0]).toMatch(/^token=n{32};/);
  });

  it("that end a session clear the browser's cache", async () => {
    answer = (_request, response) => response.writeHead(204).end();
    const out = await fetch(`${base}/api/session`, { method: "DELETE", headers: { cookie: "token=a" } });
    expect(out.headers.get("clear-site-data")).toBe('"cache"');
    const other = await fetch(`${base}/api/likes/diary/1`, { method: "DELETE" });
    expect(other.headers.get("clear-site-data")).toBeNull();
  });

  it("from other sites are rejected and never reach the api", async () => {
    const response = await fetch(`${base}/api/comments/diary/1`, {
      method: "POST",
      headers: { origin: "https://evil.example", cookie: "token=a" },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ data: null, details: [{ code: "no_right" }] });
    expect(seen).toHaveLength(0);
  });

  it("carry the log position of the user's writes and the server's notifications, and none set by a script", async () => {
    await fetch(`${base}/api/main`, { headers: { "x-log-position": "F/F", cookie: "written=0%2F50" } });
    expect(seen.at(-1)?.headers["x-log-position"]).toBe("0/50");
    await fetch(`${base}/api/main`, { headers: { "x-log-position": "F/F" } });
    expect(seen.at(-1)?.headers["x-log-position"]).toBeUndefined();
    heard.hear("0/A0");
    await fetch(`${base}/api/main`, { headers: { cookie: "written=0%2F50" } });
    expect(seen.at(-1)?.headers["x-log-position"]).toBe("0/A0");
  });

  it("save a write's log position in a cookie, next to the session cookie", async () => {
    answer = (_request, response) => {
      response.setHeader("x-log-position", "0/60");
      json(response, 201, { data: { token: "t".repeat(32) }, details: [] });
    };
    const response = await fetch(`${base}/api/session`, { method: "POST", body: "{}" });
    expect(response.headers.getSetCookie().map((cookie) => cookie.split("=")[0])).toEqual([
      "written",
      "token",
    ]);
    expect(response.headers.get("x-log-position")).toBeNull();
  });

  it("in flight are completed when the server stops", async () => {
    answer = (_request, response) => void setTimeout(() => json(response, 201, { data: { id: 7 } }), 150);
    const response = fetch(`${base}/api/comments/diary/1`, { method: "POST", body: "{}" });
    await expect.poll(() => seen.length).toBe(1);
    const drained = app.drain(20);
    expect((await fetch(`${base}/healthz`)).status).toBe(503);
    await drained;
    const closed = app.close();
    expect((await response).status).toBe(201);
    expect(await (await response).json()).toEqual({ data: { id: 7 } });
    await closed;
  });

  it("return 503 with Retry-After when the api is down", async () => {
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
    const response = await fetch(`${base}/api/main`);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("2");
    expect(await response.json()).toMatchObject({ details: [{ code: "unavailable" }] });
    await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  });

  it("stream events without delay", async () => {
    let send: (text: string) => void = () => undefined;
    answer = (_request, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.flushHeaders();
      send = (text) => void response.write(text);
    };
    const stop = new AbortController();
    const response = await fetch(`${base}/api/live`, { signal: stop.signal });
    const reader = response.body?.getReader();
    send("data: one\n\n");
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("data: one\n\n");
    send("data: two\n\n");
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("data: two\n\n");
    stop.abort();
  });
});

describe("photos and videos", () => {
  it("are requested with the session of the cookie and without cookies", async () => {
    await fetch(`${base}/media/abc/320.webp`, {
      headers: { cookie: "token=secret; guest=g1", authorization: "Bearer forged" },
    });
    expect(seen[0]?.headers).toMatchObject({ authorization: "Bearer secret" });
    expect(seen[0]?.headers.cookie).toBeUndefined();
    await fetch(`${base}/media/abc/320.webp`, { headers: { authorization: "Bearer forged" } });
    expect(seen[1]?.headers.authorization).toBeUndefined();
  });

  it("keep the cache headers of the api", async () => {
    answer = (_request, response) =>
      void response.writeHead(200, { "cache-control": "private, no-cache" }).end("a");
    const response = await fetch(`${base}/media/abc/320.webp`, { headers: { cookie: "token=secret" } });
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
  });

  it.each([200, 206, 304, 404, 416, 503])(
    "with status %i run nothing when opened as a document",
    async (status) => {
      answer = (_request, response) => void response.writeHead(status, { "content-type": "text/html" }).end();
      for (const method of ["GET", "HEAD"]) {
        const { headers } = await fetch(`${base}/media/abc/640.mp4`, { method });
        expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
        expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
        expect(headers.get("x-content-type-options")).toBe("nosniff");
      }
    },
  );
});

describe("the event stream", () => {
  /** The api's end of each stream. */
  let streams: ServerResponse[];
  let members = 0;

  beforeEach(() => {
    streams = [];
    answer = (incoming, response) => {
      if (incoming.url !== "/api/live") return json(response, 200, { data: null });
      streams.push(response.writeHead(200, { "content-type": "text/event-stream" }));
      return void response.write("retry: 3000\n\n");
    };
  });

  async function listen(signal?: AbortSignal): Promise<{ text: string; done: Promise<void> }> {
    members += 1;
    const response = await fetch(`${base}/api/live`, {
      signal: signal ?? null,
      // Each member may open only a few streams.
      headers: { cookie: `token=t${members}` },
    });
    const heard = { text: "", done: Promise.resolve() };
    heard.done = (async () => {
      const reader = response.body?.getReader();
      for (let step = await reader?.read(); step && !step.done; step = await reader?.read())
        heard.text += new TextDecoder().decode(step.value);
    })();
    // Some tests abort the stream themselves.
    heard.done.catch(() => {});
    return heard;
  }

  it("belongs to the cookie's user, is not buffered and never cached", async () => {
    const stop = new AbortController();
    const response = await fetch(`${base}/api/live`, { signal: stop.signal, headers: { cookie: "token=t" } });
    expect(seen[0]?.headers.authorization).toBe("Bearer t");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("content-length")).toBeNull();
    stop.abort();
  });

  it("closes the api's connection when the browser disconnects", async () => {
    const stop = new AbortController();
    const heard = await listen(stop.signal);
    await expect.poll(() => streams.length).toBe(1);
    const gone = new Promise((resolve) => streams[0]?.once("close", resolve));
    stop.abort();
    await gone;
    await expect(heard.done).rejects.toThrow();
  });

  it("takes no capacity from other requests, however many streams are open", async () => {
    const stop = new AbortController();
    const listeners = await Promise.all(Array.from({ length: 300 }, () => listen(stop.signal)));
    await expect.poll(() => streams.length).toBe(300);
    expect((await fetch(`${base}/api/main`)).status).toBe(200);
    stop.abort();
    await Promise.allSettled(listeners.map(({ done }) => done));
  });

  it("ends with a final event when the server stops, without delaying it", async () => {
    const heard = await listen();
    streams[0]?.write('event: ready\ndata: {"user_id":7}\n\n');
    await expect.poll(() => heard.text).toContain("ready");
    await app.close();
    await heard.done;
    expect(heard.text).toBe(
      'retry: 3000\n\nevent: ready\ndata: {"user_id":7}\n\nevent: end\ndata: {"reason":"restart"}\n\n',
    );
  });

  it("ends without a final event in the middle of another event", async () => {
    const heard = await listen();
    streams[0]?.write("event: ready\nda");
    await expect.poll(() => heard.text).toContain("da");
    await app.close();
    await heard.done;
    expect(heard.text).not.toContain("restart");
  });
});

describe("cookies that no header can contain", () => {
  it.each(["token=%00", "token=a%0D%0Ab", "guest=%F0%9F%8C%B1", "access=%C4%80"])(
    "a call with %s gets a response, and the server stops cleanly afterwards",
    async (cookie) => {
      const response = await fetch(`${base}/api/main`, {
        headers: { cookie: `${cookie}; locale=de` },
      });
      expect(response.status).toBe(200);
      expect(seen[0]?.headers).toMatchObject({ "accept-language": "de" });
      expect(seen[0]?.headers.authorization).toBeUndefined();
      expect(seen[0]?.headers["x-guest"]).toBeUndefined();
      await app.close();
    },
  );
});

describe("300 idle connections", () => {
  const sockets: Socket[] = [];
  /** Idle connections that the server answered, as it does when it gives up on them. */
  let ended = 0;

  beforeEach(() => {
    ended = 0;
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  /** Opens connections that send the head of one request each, and waits until all have arrived. */
  async function stand(head: string): Promise<void> {
    const { port } = app.server.address() as AddressInfo;
    let arrived = 0;
    app.server.on("request", () => {
      arrived += 1;
    });
    const opened = Array.from({ length: 300 }, async () => {
      const socket = connect({ port, host: "127.0.0.1" });
      socket.on("error", () => undefined);
      socket.once("data", () => {
        ended += 1;
      });
      sockets.push(socket);
      await new Promise((resolve) => socket.once("connect", resolve));
      socket.write(head);
    });
    await Promise.all(opened);
    await expect.poll(() => arrived).toBe(300);
  }

  async function expectAnswers(): Promise<void> {
    for (const path of ["/api/main", "/media/photo"]) {
      const response = await fetch(`${base}${path}`);
      expect(response.status, path).toBe(200);
      await response.arrayBuffer();
    }
    expect(ended).toBe(0);
  }

  it("that each sent one byte of a body stall neither calls nor media", async () => {
    await stand("POST /api/session HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{");
    await expectAnswers();
  });

  it("that each sent one byte of an upload stall neither calls nor media", async () => {
    await stand(
      "POST /api/uploads/weeks/media HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900000\r\n\r\n-",
    );
    await expectAnswers();
  });
});

describe("uploads", () => {
  it("pass through untouched", async () => {
    let received = 0;
    answer = (incoming, response) => {
      incoming.on("data", (chunk: Buffer) => {
        received += chunk.byteLength;
      });
      incoming.on("end", () => json(response, 201, { data: { id: 1 } }));
    };
    const body = new Uint8Array(3_000_000);
    const response = await fetch(`${base}/api/uploads/weeks/media`, { method: "POST", body });
    expect(response.status).toBe(201);
    expect(received).toBe(3_000_000);
  });

  it("over the contract's limit are refused before they reach the api", async () => {
    const response = await fetch(`${base}/api/comments/diary/1`, {
      method: "POST",
      body: "x".repeat(2_000_000),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ details: [{ code: "too_large" }] });
    expect(seen).toHaveLength(0);
  });

  it("without a declared length are stopped at the limit", async () => {
    answer = (incoming) => void incoming.resume();
    const status = await sendChunks(`${base}/api/comments/diary/1`, 40, 16_384);
    expect(status).toBe(413);
  });

  it("show the early response of the API instead of a broken connection", async () => {
    answer = (_incoming, response) =>
      json(response, 415, { data: null, details: [{ code: "unsupported_type" }] });
    const status = await sendChunks(`${base}/api/uploads/weeks/media`, 200, 65_536);
    expect(status).toBe(415);
  });

  it("that are cut off end the call to the api", async () => {
    const cut = new Promise<boolean>((resolve) => {
      answer = (incoming) => {
        incoming.resume();
        incoming.on("close", () => resolve(!incoming.complete));
      };
    });
    const outgoing = request(`${base}/api/uploads/weeks/media`, {
      method: "POST",
      headers: { "content-length": 1_000_000 },
    });
    outgoing.on("error", () => undefined);
    outgoing.write(Buffer.alloc(100_000));
    setTimeout(() => outgoing.destroy(), 50);
    expect(await cut).toBe(true);
  });
});

/** Sends chunks without a declared length and gives the status, however the connection ends afterwards. */
function sendChunks(url: string, count: number, size: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: "POST" });
    let status = 0;
    outgoing.on("response", (response) => {
      status = response.statusCode ?? 0;
      response.resume();
      response.on("end", () => resolve(status));
    });
    outgoing.on("error", (error) => (status ? resolve(status) : reject(error)));
    let sent = 0;
    const next = () => {
      if (outgoing.destroyed) return;
      if (sent === count) return void outgoing.end();
      sent += 1;
      outgoing.write(Buffer.alloc(size), () => setImmediate(next));
    };
    next();
  });
}
