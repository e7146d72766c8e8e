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

let packed: PackedPackage;
beforeAll(async () => {
  packed = await packPackage(path.resolve(import.meta.dirname, ".."));
});
afterAll(async () => {
  await packed?.remove();
});

const USE = `
import { createAdStatistics, rateMetric, storeOf, systemClock } from "@grow/trackers";
import { browserPage, postJson } from "@grow/trackers/browser";

const page = { isVisible: () => true, onVisibility: () => () => {}, onLeave: () => () => {}, onReturn: () => () => {} };
const statistics = createAdStatistics({
  guest: () => "9b2d", clock: systemClock, page, send: async () => {}, warn: () => {},
});
const isAdded: boolean = statistics.add({ i: 7, t: "box", s: "home", a: "view" });
statistics.stop();
const kept = storeOf(() => { throw new Error("forbidden"); }).get("a");
console.log(JSON.stringify([isAdded, rateMetric("LCP", 2500), kept, typeof browserPage, typeof postJson]));
`;
const SAID = '[true,"good",null,"function","function"]\n';

describe("the published package", () => {
  test("holds what it promises, no sources, and one dependency", async () => {
    const manifest = JSON.parse(await read(packed.installed, "package.json"));
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|"\.\/src/);
    expect(Object.keys(manifest.exports)).toEqual([".", "./browser"]);
    expect(Object.keys(manifest.dependencies)).toEqual(["web-vitals"]);
    await expect(read(packed.installed, "README.md")).resolves.toContain("@grow/trackers");
    await expect(read(packed.installed, "LICENSE")).resolves.toContain("MIT");
    await expect(read(packed.installed, "src/index.ts")).rejects.toThrow();
  });

  test("runs in Node, both of its entries, without a window", async () => {
    const file = await packed.put("use.mjs", USE.replace(": boolean", ""));
    expect(await run(process.execPath, [file], packed.project)).toBe(SAID);
  });

  test("runs from a bundle", async () => {
    const entry = await packed.put("entry.ts", USE);
    const outfile = path.join(packed.project, "bundle.mjs");
    await build({ entryPoints: [entry], bundle: true, platform: "neutral", format: "esm", outfile });
    expect(await run(process.execPath, [outfile], packed.project)).toBe(SAID);
  });

  test.each(["node16", "bundler"] as const)("has types for resolution as %s", async (resolution) => {
    const use = await packed.put(`types-${resolution}.ts`, USE);
    const mistakes = await packed.put(
      `mistakes-${resolution}.ts`,
      `
import type { AdStatistics, Telemetry } from "@grow/trackers";
export function wrong(statistics: AdStatistics, telemetry: Telemetry) {
  // @ts-expect-error a button is told at once
  statistics.add({ i: 7, t: "button", s: "home", a: "view" });
  // @ts-expect-error there is no such measurement
  telemetry.measure({ name: "speed", value: 1 });
}
`,
    );
    await compileAsStranger(packed, resolution, [use, mistakes]);
  });

  test("pleases publint", async () => {
    expect(await publintMessages(packed)).toEqual([]);
  });

  test("has types that resolve as its code does", async () => {
    expect(await typeProblems(packed)).toEqual([]);
  });

  test("exports what the report says", async () => {
    const report = apiReport("@grow/trackers", {
      "@grow/trackers": path.join(packed.installed, "dist/index.d.ts"),
      "@grow/trackers/browser": path.join(packed.installed, "dist/browser/index.d.ts"),
    });
    await expect(report).toMatchFileSnapshot("../trackers.api.md");
  });
});

describe("what a page ships", () => {
  test("is under 1.5 kB for impressions", async () => {
    const bytes = await shippedBytes(
      packed,
      'export { createImpressions, createImpressionStore } from "@grow/trackers";',
    );
    expect(bytes).toBeLessThan(1500);
  });

  test("is under 10.5 kB for everything, the web vitals included", async () => {
    const bytes = await shippedBytes(
      packed,
      'export * from "@grow/trackers"; export * from "@grow/trackers/browser";',
    );
    expect(bytes).toBeLessThan(10_500);
  });
});
