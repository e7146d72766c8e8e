import { connect } from "node:net";
import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/server-runtime";
import { describe, expect, it } from "vitest";
import { createAppServer } from "./create-server.ts";
import { readEnvironment } from "./environment.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { createPageHandler } from "./remix-adapter.ts";

/** A site of one page, which responds when released. */
function siteOf(
  loader: (args: LoaderFunctionArgs) => Promise<Response>,
  variables: Record<string, string> = {},
  cache?: PageCache,
) {
  const build = {
    entry: { module: { default: () => new Response(), createLoadContext: () => ({}), prepareBuild: same } },
    routes: { root: { id: "root", path: "*", module: { loader, action: loader } } },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    basename: undefined,
    future: { v3_singleFetch: true },
    isSpaMode: false,
    mode: "production",
  };
  const environment = readEnvironment("community", { LOG_LEVEL: "silent", ...variables });
  return createAppServer({
    environment,
    page: createPageHandler(environment, build as unknown as ServerBuild, cache),
  });
}

function same<T>(value: T): T {
  return value;
}

it("returns 503 with Retry-After while too many pages are being rendered, and serves the retry", async () => {
  let letGo = () => {};
  const open = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let begun = 0;
  const app = siteOf(async () => {
    begun += 1;
    await open;
    return new Response("page");
  });
  const first = Array.from({ length: 100 }, (_, person) =>
    app.inject({ url: "/", remoteAddress: `203.0.113.${person}` }),
  );
  await expect.poll(() => begun).toBe(100);
  const refused = await app.inject("/");
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ "retry-after": "2", "cache-control": "no-store" });
  letGo();
  for (const answer of await Promise.all(first)) expect(answer.body).toBe("page");
  expect((await app.inject("/")).statusCode).toBe(200);
  await app.close();
});

describe("a flood of pages from one address", () => {
  const flood = { url: "/explore", remoteAddress: "198.51.100.4" };
  const neighbour = { ...flood, remoteAddress: "198.51.100.5" };

  /** A site whose pages are rendered when they are let go. */
  function heldSite(cache?: PageCache) {
    const held: (() => void)[] = [];
    const seen: string[] = [];
    const loader = async ({ request }: LoaderFunctionArgs) => {
      seen.push(new URL(request.url).search);
      await new Promise<void>((resolve) => held.push(resolve));
      return new Response("page", { headers: { "cache-control": "public, max-age=0" } });
    };
    const letGo = () => {
      for (const go of held.splice(0)) go();
    };
    return { app: siteOf(loader, {}, cache), held, seen, letGo };
  }

  it("renders 20 at once, lets 60 wait, and gets 429 for more, while others get their pages", async () => {
    const { app, held, letGo } = heldSite();
    const pages = Array.from({ length: 120 }, () => app.inject(flood));
    await expect.poll(() => held.length).toBe(20);
    const other = app.inject(neighbour);
    await expect.poll(() => held.length).toBe(21);
    const turn = setInterval(letGo, 1);
    expect((await other).statusCode).toBe(200);
    const statuses = (await Promise.all(pages)).map(({ statusCode }) => statusCode);
    clearInterval(turn);
    expect(statuses.filter((status) => status === 200)).toHaveLength(80);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    await app.close();
  });

  it("does not delay a page of the cache that others ask for too", async () => {
    const { app, held, seen, letGo } = heldSite(new PageCache({ capacity: 1e6 }));
    const pages = Array.from({ length: 60 }, (_, page) =>
      app.inject({ ...flood, url: `/explore?q=${page}` }),
    );
    await expect.poll(() => held.length).toBe(20);
    pages.push(app.inject(flood));
    const other = app.inject(neighbour);
    await expect.poll(() => seen).toContain("");
    const turn = setInterval(letGo, 1);
    expect((await other).statusCode).toBe(200);
    await Promise.all(pages);
    clearInterval(turn);
    expect(seen.filter((search) => search === "")).toHaveLength(1);
    await app.close();
  });

  it("gets cached pages without limit", async () => {
    const { app, held, letGo } = heldSite(new PageCache({ capacity: 1e6 }));
    const first = app.inject(flood);
    await expect.poll(() => held.length).toBe(1);
    letGo();
    await first;
    const others = Array.from({ length: 200 }, () => app.inject(flood));
    expect((await Promise.all(others)).every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(held).toEqual([]);
    await app.close();
  });
});

describe("an invalid token", () => {
  const seen: (string | null)[] = [];

  /** A public page that cannot be loaded with an invalid token. */
  async function page({ request }: LoaderFunctionArgs): Promise<Response> {
    const cookie = request.headers.get("cookie");
    seen.push(cookie);
    if (cookie?.includes("token=")) return new Response("Sign in", { status: 401 });
    return new Response("For everybody", { headers: { "cache-control": "public, max-age=0" } });
  }

  it("is removed, and the page is rendered for a guest with their choices", async () => {
    seen.length = 0;
    const app = siteOf(page);
    const answer = await app.inject({ url: "/", headers: { cookie: "locale=de; token=ended; theme=dark" } });
    expect([answer.statusCode, answer.body]).toEqual([200, "For everybody"]);
    expect(answer.headers["set-cookie"]).toMatch(/^token=; .*Max-Age=0/);
    expect(answer.headers["cache-control"], "it changes a cookie").toBe("private, no-store");
    expect(seen).toEqual(["locale=de; token=ended; theme=dark", "locale=de; theme=dark"]);
    expect((await app.inject({ url: "/", headers: { cookie: "token=ended" } })).statusCode).toBe(200);
    await app.close();
  });

  it("does not turn a write into one of a guest", async () => {
    seen.length = 0;
    const app = siteOf(page);
    const answer = await app.inject({ method: "POST", url: "/", headers: { cookie: "token=ended" } });
    expect([answer.statusCode, answer.body]).toEqual([401, "Sign in"]);
    expect(seen, "asked once").toEqual(["token=ended"]);
    await app.close();
  });

  it("causes no second request for a page that guests cannot see either", async () => {
    let asked = 0;
    const app = siteOf(async () => {
      asked += 1;
      return new Response("Sign in", { status: 401 });
    });
    expect((await app.inject("/")).statusCode).toBe(401);
    expect(asked).toBe(1);
    expect((await app.inject({ url: "/", headers: { cookie: "token=ended" } })).statusCode).toBe(401);
    expect(asked).toBe(3);
    await app.close();
  });
});

it("accepts a form that a proxy forwards under another host name", async () => {
  const app = siteOf(async () => new Response("taken"));
  for (const host of [{ host: "10.0.0.7:3000" }, { host: "inside", "x-forwarded-host": "elsewhere" }]) {
    const headers = { ...host, origin: "http://localhost:3000" };
    const answer = await app.inject({ method: "POST", url: "/", headers });
    expect([answer.statusCode, answer.body]).toEqual([200, "taken"]);
  }
  await app.close();
});

describe("a request that is not a form", () => {
  const form = { "content-type": "application/x-www-form-urlencoded" };

  it.each([
    [415, "JSON", { method: "POST", headers: { "content-type": "application/json" }, payload: "{}" }],
    [415, "text", { method: "POST", headers: { "content-type": "text/plain" }, payload: "a" }],
    [
      400,
      "broken multipart",
      { method: "POST", headers: { "content-type": "multipart/form-data; boundary=x" }, payload: "--y" },
    ],
    [
      400,
      "multipart without boundary",
      { method: "POST", headers: { "content-type": "multipart/form-data" }, payload: "a" },
    ],
    [405, "DELETE", { method: "DELETE" }],
    [405, "PATCH", { method: "PATCH", headers: form, payload: "a=1" }],
  ] as const)("gets %i for %s and reaches no page", async (status, _what, request) => {
    let reached = 0;
    const app = siteOf(async () => {
      reached += 1;
      return new Response("page");
    });
    const response = await app.inject({ url: "/", ...request });
    expect(response.statusCode).toBe(status);
    if (status === 405) expect(response.headers.allow).toBe("GET, HEAD, POST");
    expect(reached).toBe(0);
    await app.close();
  });

  it("reads forms of both types, and an empty one", async () => {
    const app = siteOf(async ({ request }) => new Response(String((await request.formData()).get("a"))));
    const multipart = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n2\r\n--x--\r\n';
    const post = async (headers: Record<string, string>, payload?: string) =>
      (await app.inject({ method: "POST", url: "/", headers, ...(payload ? { payload } : {}) })).body;
    expect(await post(form, "a=1")).toBe("1");
    expect(await post({ "content-type": "multipart/form-data; boundary=x" }, multipart)).toBe("2");
    expect(await post({})).toBe("null");
    await app.close();
  });
});

describe("a slow form", () => {
  it("takes no page capacity while its body is incomplete", async () => {
    let reached = 0;
    const app = siteOf(async () => {
      reached += 1;
      return new Response("page");
    });
    let arrived = 0;
    app.server.on("request", () => {
      arrived += 1;
    });
    const base = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
    const head = `POST / HTTP/1.1\r\nhost: ${base.host}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 9\r\n\r\na`;
    const sockets = Array.from({ length: 120 }, () => {
      const socket = connect({ port: Number(base.port), host: "127.0.0.1" });
      socket.on("error", () => undefined);
      socket.write(head);
      return socket;
    });
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once("connect", resolve))));
    await expect.poll(() => arrived).toBe(120);
    expect((await fetch(base)).status).toBe(200);
    // Only the request after them.
    expect(reached).toBe(1);
    for (const socket of sockets) socket.destroy();
    await app.close();
  });
});

it("a page with status 503 carries Retry-After", async () => {
  const app = siteOf(async () => new Response("unavailable", { status: 503 }));
  expect((await app.inject("/")).headers["retry-after"]).toBe("2");
  await app.close();
});

it("moves a session cookie to its prefixed name behind https", async () => {
  const app = siteOf(async () => new Response("page"), { PUBLIC_URL: "https://grow.example" });
  const { headers } = await app.inject({ url: "/", headers: { cookie: "token=abc" } });
  expect(headers["set-cookie"]).toEqual([
    expect.stringMatching(/^__Host-token=abc; /),
    expect.stringMatching(/^token=; .*Max-Age=0/),
  ]);
  await app.close();
});
