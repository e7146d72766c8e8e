import type { ServerBuild } from "@remix-run/server-runtime";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";
import { createPageHandler } from "./remix-adapter.ts";

/** A site of one page, which answers when it is let go. */
function siteOf(loader: () => Promise<Response>) {
  const build = {
    entry: { module: { default: () => new Response(), createLoadContext: () => ({}), prepareBuild: same } },
    routes: { root: { id: "root", path: "*", module: { loader } } },
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
  app.get("*", (request, reply) => page(request, reply));
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
