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

async function tracking(text: string) {
  const file = path.join(folder, "trackers.ts");
  await writeFile(file, text);
  return buildLoader(file);
}

describe("the loader of a page", () => {
  it("is a few hundred bytes, and reproducible", async () => {
    const loader = await buildLoader();
    expect(gzipSync(loader.source).length).toBeLessThan(950);
    expect(loader.fileName).toMatch(/^assets\/start-[\w-]{8}\.js$/);
    expect((await buildLoader()).fileName).toBe(loader.fileName);
  });

  it("loads an app's trackers by a URL with their content hash", async () => {
    const one = await tracking("console.log(1)");
    expect(one.also[0]?.fileName).toMatch(/^assets\/trackers-[\w-]{8}\.js$/);
    expect(one.source).toContain(`"/${one.also[0]?.fileName}"`);
    const two = await tracking("console.log(2)");
    expect(two.also[0]?.fileName).not.toBe(one.also[0]?.fileName);
    expect(two.fileName).not.toBe(one.fileName);
  });

  it("loads nothing else in an app without trackers", async () => {
    const { also, source } = await buildLoader();
    expect(also).toEqual([]);
    expect(source).not.toContain("trackers-");
  });
});
