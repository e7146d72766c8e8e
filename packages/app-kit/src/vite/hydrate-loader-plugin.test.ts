import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLoader } from "./hydrate-loader-plugin.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "grow-loader-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function counting(text: string) {
  const file = path.join(folder, "counting.ts");
  await writeFile(file, text);
  return buildLoader({ entry: file, at: "^/diaries/\\d" });
}

describe("the loader of a page", () => {
  it("is a few hundred bytes, and reproducible", async () => {
    const loader = await buildLoader();
    expect(gzipSync(loader.source).length).toBeLessThan(900);
    expect(loader.fileName).toMatch(/^assets\/start-[\w-]{8}\.js$/);
    expect((await buildLoader()).fileName).toBe(loader.fileName);
  });

  it("loads an app's counting bundle by a URL with its content hash", async () => {
    const one = await counting("console.log(1)");
    expect(one.also[1]?.fileName).toMatch(/^assets\/count-[\w-]{8}\.js$/);
    expect(one.source).toContain(`"/${one.also[1]?.fileName}"`);
    expect(one.source).toContain(JSON.stringify("^/diaries/\\d"));
    const two = await counting("console.log(2)");
    expect(two.also[1]?.fileName).not.toBe(one.also[1]?.fileName);
    expect(two.fileName).not.toBe(one.fileName);
  });

  it("loads the bundle for analytics by its URL, and nothing else when an app has no counting", async () => {
    const { also, source } = await buildLoader();
    expect(also.map(({ fileName }) => fileName)).toEqual([expect.stringMatching(/^assets\/analytics-/)]);
    expect(source).toContain(`"/${also[0]?.fileName}"`);
    expect(source).not.toContain("count-");
  });
});
