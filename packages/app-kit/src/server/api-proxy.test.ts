import { describe, expect, it } from "vitest";
import { json, proxiedApp } from "./testing/proxied-app.ts";

const site = proxiedApp();

describe("browser requests to the api", () => {
  it("carry the cookie's bearer token and no cookies", async () => {
    await fetch(`${site.base}/api/session?x=1`, {
      headers: { cookie: "token=secret; guest=g1; locale=en-tr; other=1", authorization: "Bearer forged" },
    });
    const [call] = site.seen;
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
    await fetch(`${site.base}/api/main`, { headers: { authorization: "Bearer forged" } });
    expect(site.seen[0]?.headers.authorization).toBeUndefined();
  });

  it("carry the personal access token of a program, but a cookie wins", async () => {
    const authorization = `Bearer grow_pat_${"p".repeat(43)}`;
    await fetch(`${site.base}/api/diaries`, { headers: { authorization } });
    expect(site.seen[0]?.headers.authorization).toBe(authorization);
    await fetch(`${site.base}/api/diaries`, { headers: { authorization, cookie: "token=secret" } });
    expect(site.seen[1]?.headers.authorization).toBe("Bearer secret");
  });

  it("carry the device of an earlier sign-in, and never one that a script sets", async () => {
    const device = "d".repeat(43);
    await fetch(`${site.base}/api/session`, { method: "POST", headers: { cookie: `device=${device}` } });
    await fetch(`${site.base}/api/session`, { method: "POST", headers: { "x-known-device": device } });
    expect(site.seen.map(({ headers }) => headers["x-known-device"])).toEqual([device, undefined]);
  });

  it("turn a token in the response into an HttpOnly cookie", async () => {
    site.respond = (_request, response) =>
      json(response, 201, {
        data: {
          token: "t".repeat(32),
          device: "d".repeat(43),
          date_end: "2999-01-01T00:00:00Z",
          user: { id: 1 },
        },
        details: [],
      });
    const response = await fetch(`${site.base}/api/session`, { method: "POST", body: "{}" });
    expect(response.status).toBe(201);
    const cookie = response.headers.getSetCookie();
    expect(cookie).toHaveLength(2);
    expect(cookie[0]).toMatch(/^token=t{32}; .*HttpOnly/);
    expect(cookie[1]).toMatch(/^device=d{43}; .*Max-Age=31536000; HttpOnly/);
    expect(await response.json()).toEqual({
      data: { date_end: "2999-01-01T00:00:00Z", user: { id: 1 } },
      details: [],
    });
  });

  it("remove the cookie when the session ends or was invalid", async () => {
    site.respond = (_request, response) => response.writeHead(204).end();
    const out = await fetch(`${site.base}/api/session`, { method: "DELETE", headers: { cookie: "token=a" } });
    expect(out.headers.getSetCookie()[0]).toContain("Max-Age=0");
    site.respond = (_request, response) => json(response, 401, { data: null });
    const forged = await fetch(`${site.base}/api/main/1`, { headers: { cookie: "token=a" } });
    expect(forged.headers.getSetCookie()[0]).toContain("Max-Age=0");
    const wrong = await fetch(`${site.base}/api/session`, { method: "POST", headers: { cookie: "token=a" } });
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  it("that start a session carry no bearer token, so that an expired cookie does no harm", async () => {
    site.respond = (_request, response) =>
      json(response, 201, { data: { token: "n".repeat(32) }, details: [] });
    const response = await fetch(`${site.base}/api/session`, {
      method: "POST",
      body: "{}",
      headers: { cookie: "token=expired" },
    });
    expect(site.seen[0]?.headers.authorization).toBeUndefined();
    expect(response.headers.getSetCookie()[0]).toMatch(/^token=n{32};/);
  });

  it("that end a session clear the browser's cache", async () => {
    site.respond = (_request, response) => response.writeHead(204).end();
    const out = await fetch(`${site.base}/api/session`, { method: "DELETE", headers: { cookie: "token=a" } });
    expect(out.headers.get("clear-site-data")).toBe('"cache"');
    const other = await fetch(`${site.base}/api/likes/diary/1`, { method: "DELETE" });
    expect(other.headers.get("clear-site-data")).toBeNull();
  });

  it("from other sites are rejected and never reach the api", async () => {
    const response = await fetch(`${site.base}/api/comments/diary/1`, {
      method: "POST",
      headers: { origin: "https://evil.example", cookie: "token=a" },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ data: null, details: [{ code: "no_right" }] });
    expect(site.seen).toHaveLength(0);
  });

  it("carry the log position of the user's writes and the server's notifications, and none set by a script", async () => {
    await fetch(`${site.base}/api/main`, { headers: { "x-log-position": "F/F", cookie: "written=0%2F50" } });
    expect(site.seen.at(-1)?.headers["x-log-position"]).toBe("0/50");
    await fetch(`${site.base}/api/main`, { headers: { "x-log-position": "F/F" } });
    expect(site.seen.at(-1)?.headers["x-log-position"]).toBeUndefined();
    site.heard.hear("0/A0");
    await fetch(`${site.base}/api/main`, { headers: { cookie: "written=0%2F50" } });
    expect(site.seen.at(-1)?.headers["x-log-position"]).toBe("0/A0");
  });

  it("save a write's log position in a cookie, next to the session cookie", async () => {
    site.respond = (_request, response) => {
      response.setHeader("x-log-position", "0/60");
      json(response, 201, { data: { token: "t".repeat(32) }, details: [] });
    };
    const response = await fetch(`${site.base}/api/session`, { method: "POST", body: "{}" });
    expect(response.headers.getSetCookie().map((cookie) => cookie.split("=")[0])).toEqual([
      "written",
      "token",
    ]);
    expect(response.headers.get("x-log-position")).toBeNull();
  });

  it("in flight are completed when the server stops", async () => {
    site.respond = (_request, response) =>
      void setTimeout(() => json(response, 201, { data: { id: 7 } }), 150);
    const response = fetch(`${site.base}/api/comments/diary/1`, { method: "POST", body: "{}" });
    await expect.poll(() => site.seen.length).toBe(1);
    const drained = site.app.drain(20);
    expect((await fetch(`${site.base}/healthz`)).status).toBe(503);
    await drained;
    const closed = site.app.close();
    expect((await response).status).toBe(201);
    expect(await (await response).json()).toEqual({ data: { id: 7 } });
    await closed;
  });

  it("return 503 with Retry-After when the api is down", async () => {
    site.api.closeAllConnections();
    await new Promise((resolve) => site.api.close(resolve));
    const response = await fetch(`${site.base}/api/main`);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("2");
    expect(await response.json()).toMatchObject({ details: [{ code: "unavailable" }] });
    await new Promise<void>((resolve) => site.api.listen(0, "127.0.0.1", resolve));
  });

  it("stream events without delay", async () => {
    let send: (text: string) => void = () => undefined;
    site.respond = (_request, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.flushHeaders();
      send = (text) => void response.write(text);
    };
    const stop = new AbortController();
    const response = await fetch(`${site.base}/api/live`, { signal: stop.signal });
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
    await fetch(`${site.base}/media/abc/320.webp`, {
      headers: { cookie: "token=secret; guest=g1", authorization: "Bearer forged" },
    });
    expect(site.seen[0]?.headers).toMatchObject({ authorization: "Bearer secret" });
    expect(site.seen[0]?.headers.cookie).toBeUndefined();
    await fetch(`${site.base}/media/abc/320.webp`, { headers: { authorization: "Bearer forged" } });
    expect(site.seen[1]?.headers.authorization).toBeUndefined();
  });

  it("keep the cache headers of the api", async () => {
    site.respond = (_request, response) =>
      void response.writeHead(200, { "cache-control": "private, no-cache" }).end("a");
    const response = await fetch(`${site.base}/media/abc/320.webp`, { headers: { cookie: "token=secret" } });
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
  });

  it.each([200, 206, 304, 404, 416, 503])(
    "with status %i run nothing when opened as a document",
    async (status) => {
      site.respond = (_request, response) =>
        void response.writeHead(status, { "content-type": "text/html" }).end();
      for (const method of ["GET", "HEAD"]) {
        const { headers } = await fetch(`${site.base}/media/abc/640.mp4`, { method });
        expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
        expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
        expect(headers.get("x-content-type-options")).toBe("nosniff");
      }
    },
  );
});

describe("cookies that no header can contain", () => {
  it.each(["token=%00", "token=a%0D%0Ab", "guest=%F0%9F%8C%B1", "access=%C4%80"])(
    "a call with %s gets a response, and the server stops cleanly afterwards",
    async (cookie) => {
      const response = await fetch(`${site.base}/api/main`, {
        headers: { cookie: `${cookie}; locale=de` },
      });
      expect(response.status).toBe(200);
      expect(site.seen[0]?.headers).toMatchObject({ "accept-language": "de" });
      expect(site.seen[0]?.headers.authorization).toBeUndefined();
      expect(site.seen[0]?.headers["x-guest"]).toBeUndefined();
      await site.app.close();
    },
  );
});
