import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/server-runtime";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";
import { createPageHandler } from "./remix-adapter.ts";

/** A site of one page, which answers when it is let go. */
function siteOf(loader: (args: LoaderFunctionArgs) => Promise<Response>) {
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
  const app = Fastify();
  const page = createPageHandler(readEnvironment("community", {}), build as unknown as ServerBuild);
  app.all("*", (request, reply) => page(request, reply));
  return app;
}

function same<T>(value: T): T {
  return value;
}

it("who comes while too many pages are being made is told to come again, and is served when he does", async () => {
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
  const first = Array.from({ length: 100 }, () => app.inject("/"));
  await expect.poll(() => begun).toBe(100);
  const refused = await app.inject("/");
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ "retry-after": "2", "cache-control": "no-store" });
  letGo();
  for (const answer of await Promise.all(first)) expect(answer.body).toBe("page");
  expect((await app.inject("/")).statusCode).toBe(200);
  await app.close();
});

describe("a token that is worth nothing", () => {
  const seen: (string | null)[] = [];

  /** A page for everybody, which cannot be had with a wrong token. */
  async function page({ request }: LoaderFunctionArgs): Promise<Response> {
    const cookie = request.headers.get("cookie");
    seen.push(cookie);
    if (cookie?.includes("token=")) return new Response("Sign in", { status: 401 });
    return new Response("For everybody", { headers: { "cache-control": "public, max-age=0" } });
  }

  it("is forgotten, and its owner reads on as a guest with his choices", async () => {
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

  it("does not make a guest of who writes", async () => {
    seen.length = 0;
    const app = siteOf(page);
    const answer = await app.inject({ method: "POST", url: "/", headers: { cookie: "token=ended" } });
    expect([answer.statusCode, answer.body]).toEqual([401, "Sign in"]);
    expect(seen, "asked once").toEqual(["token=ended"]);
    await app.close();
  });

  it("is no reason to ask again for a page that guests do not get either", async () => {
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

it("takes a form that a proxy hands on under another name of the host", async () => {
  const app = siteOf(async () => new Response("taken"));
  for (const host of [{ host: "10.0.0.7:3000" }, { host: "inside", "x-forwarded-host": "elsewhere" }]) {
    const headers = { ...host, origin: "http://localhost:3000" };
    const answer = await app.inject({ method: "POST", url: "/", headers });
    expect([answer.statusCode, answer.body]).toEqual([200, "taken"]);
  }
  await app.close();
});
