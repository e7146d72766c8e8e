import path from "node:path";
import {
  apiReport,
  compileAsStranger,
  type PackedPackage,
  packPackage,
  publintMessages,
  read,
  run,
  shippedBytes,
  typeProblems,
} from "@grow/tooling-publishing";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { json, startLocalServer } from "./testing/local-server.ts";

let packed: PackedPackage;
beforeAll(async () => {
  packed = await packPackage(path.resolve(import.meta.dirname, ".."));
});
afterAll(async () => {
  await packed?.remove();
});

const USE = `
import { ApiError, createClient, setLike } from "@grow/api-client";

const api = createClient({ apiBase: String(process.env.BASE), guest: "9b2d" });
const { data } = await api.GET("/diaries/{id}", { params: { path: { id: 12 } } });
const phase = data.max_faza;
const refused = await setLike(api, true, "diary", 12).catch((error: unknown) =>
  error instanceof ApiError && error.has("not_signed_in") ? error.status : error,
);
console.log(JSON.stringify([phase, refused]));
`;

/** Runs a script of the stranger against a server that answers a diary and then refuses. */
async function runAgainstServer(file: string): Promise<string> {
  const server = await startLocalServer();
  const details = [{ type: "error", code: "not_signed_in", text: "Sign in." }];
  server.answer(
    // Once more after the first: what is packed repeats too.
    json(503, { data: null, details: [] }),
    json(200, { data: { max_faza: 1 } }),
    json(401, { data: null, details }),
  );
  try {
    return await run("env", [`BASE=${server.base}`, process.execPath, file], packed.project);
  } finally {
    await server.close();
  }
}

describe("the published package", () => {
  test("holds what it promises, no sources, and one dependency", async () => {
    const manifest = JSON.parse(await read(packed.installed, "package.json"));
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|"\.\/src/);
    expect(Object.keys(manifest.dependencies)).toEqual(["openapi-fetch"]);
    await expect(read(packed.installed, "README.md")).resolves.toContain("@grow/api-client");
    await expect(read(packed.installed, "LICENSE")).resolves.toContain("MIT");
    await expect(read(packed.installed, "src/index.ts")).rejects.toThrow();
  });

  test("brings the types of the contract along", async () => {
    const types = await read(packed.installed, "dist/index.d.ts");
    expect(types).toContain("dublicate_num");
    expect(types).not.toMatch(/from "@grow\//);
  });

  test("runs in Node", async () => {
    const file = await packed.put("use.mjs", USE.replace("error: unknown", "error"));
    expect(await runAgainstServer(file)).toBe("[1,401]\n");
  });

  test("runs from a bundle", async () => {
    const entry = await packed.put("entry.ts", USE);
    const outfile = path.join(packed.project, "bundle.mjs");
    await build({ entryPoints: [entry], bundle: true, platform: "neutral", format: "esm", outfile });
    expect(await runAgainstServer(outfile)).toBe("[1,401]\n");
  });

  test("runs the program of its README", async () => {
    const program = /```js\n(.*?)```/s.exec(await read(packed.installed, "README.md"))?.[1] ?? "";
    const file = await packed.put("readme.mjs", program);
    const server = await startLocalServer();
    const items = [{ name: "Night Plum", link: "/diaries/12-night-plum" }];
    server.answer(json(200, { data: { items } }));
    const said = await run(process.execPath, [file, server.base], packed.project);
    expect(said).toBe("Night Plum /diaries/12-night-plum\n");
    expect(server.arrivals[0]?.url).toBe("/api/diaries?sort=new&tags=indoor&limit=5");
    await server.close();
  });

  test.each(["node16", "bundler"] as const)("has types for resolution as %s", async (resolution) => {
    const use = await packed.put(
      `types-${resolution}.ts`,
      `declare const process: { env: Record<string, string | undefined> };${USE}
export const known: -1 | 0 | 1 | 2 | null = phase;
// @ts-expect-error a diary has no such field
data.max_phase;
// @ts-expect-error there is no such path
await api.GET("/diary");
// @ts-expect-error a voting cannot be liked
await setLike(api, true, "voting", 12);
`,
    );
    await compileAsStranger(packed, resolution, [use]);
  });

  test("pleases publint", async () => {
    expect(await publintMessages(packed)).toEqual([]);
  });

  test("has types that resolve as its code does", async () => {
    expect(await typeProblems(packed)).toEqual([]);
  });

  test("exports what the report says", async () => {
    const report = apiReport("@grow/api-client", {
      "@grow/api-client": path.join(packed.installed, "dist/index.d.ts"),
    });
    await expect(report).toMatchFileSnapshot("../api-client.api.md");
  });
});

describe("what a page ships", () => {
  test("is under 5 kB for reading, without the uploader", async () => {
    const reading = 'export { createClient } from "@grow/api-client";';
    expect(await shippedBytes(packed, reading)).toBeLessThan(5000);
    const { outputFiles } = await build({
      stdin: { contents: reading, resolveDir: packed.project },
      bundle: true,
      write: false,
      format: "esm",
    });
    expect(outputFiles[0]?.text).not.toContain("XMLHttpRequest");
  });
});
