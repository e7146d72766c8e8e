import path from "node:path";
import { describePublished, type PackedPackage, read, run, shippedBytes } from "@grow/tooling-publishing";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { json, startLocalServer } from "./testing/local-server.ts";

/** Runs a script in a project that installed the package, against a server that returns a diary and then an error. */
async function runAgainstServer(file: string, { project }: PackedPackage): Promise<string> {
  const server = await startLocalServer();
  const details = [{ type: "error", code: "not_signed_in", text: "Sign in." }];
  server.answer(
    // Twice, because the packed client retries too.
    json(503, { data: null, details: [] }),
    json(200, { data: { max_faza: 1 } }),
    json(401, { data: null, details }),
  );
  try {
    return await run("env", [`BASE=${server.base}`, process.execPath, file], project);
  } finally {
    await server.close();
  }
}

const packed = describePublished({
  root: path.resolve(import.meta.dirname, ".."),
  entries: { ".": "dist/index.d.ts" },
  dependencies: ["openapi-fetch"],
  program: `
import { ApiError, createClient, setLike } from "@grow/api-client";
declare const process: { env: Record<string, string | undefined> };
// Vite replaces process.env as a whole.
const { env } = process;

const api = createClient({ apiBase: String(env.BASE), guest: "9b2d" });
const { data } = await api.GET("/diaries/{id}", { params: { path: { id: 12 } } });
const phase: -1 | 0 | 1 | 2 | null = data.max_faza;
const refused = await setLike(api, true, "diary", 12).catch((error: unknown) =>
  error instanceof ApiError && error.has("not_signed_in") ? error.status : error,
);
console.log(JSON.stringify([phase, refused]));
`,
  prints: "[1,401]\n",
  run: runAgainstServer,
  mistakes: `
import { createClient, setLike } from "@grow/api-client";
const api = createClient({ apiBase: "/api" });
const { data } = await api.GET("/diaries/{id}", { params: { path: { id: 12 } } });
// @ts-expect-error a diary has no such field
data.max_phase;
// @ts-expect-error there is no such path
await api.GET("/diary");
// @ts-expect-error a poll cannot be liked
await setLike(api, true, "voting", 12);
`,
});

describe("the published client", () => {
  test("includes the types of the contract", async () => {
    const types = await read(packed().installed, "dist/index.d.ts");
    expect(types).toContain("dublicate_num");
    expect(types).not.toMatch(/from "@grow\//);
  });

  test("runs the program of its README", async () => {
    const { installed, project, put } = packed();
    const program = /```js\n(.*?)```/s.exec(await read(installed, "README.md"))?.[1] ?? "";
    const file = await put("readme.mjs", program);
    const server = await startLocalServer();
    const items = [{ name: "Night Plum", link: "/diaries/12-night-plum" }];
    server.answer(json(200, { data: { items } }));
    const said = await run(process.execPath, [file, server.base], project);
    expect(said).toBe("Night Plum /diaries/12-night-plum\n");
    expect(server.arrivals[0]?.url).toBe("/api/diaries?sort=new&tags=indoor&limit=5");
    await server.close();
  });
});

describe("the bundle size", () => {
  test("is under 5 kB for reading, without the uploader", async () => {
    const reading = 'export { createClient } from "@grow/api-client";';
    expect(await shippedBytes(packed(), reading)).toBeLessThan(5000);
    const { outputFiles } = await build({
      stdin: { contents: reading, resolveDir: packed().project },
      bundle: true,
      write: false,
      format: "esm",
    });
    expect(outputFiles[0]?.text).not.toContain("XMLHttpRequest");
  });
});
