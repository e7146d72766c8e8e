import { readdirSync } from "node:fs";
import type { AreaBuild } from "@grow/app-kit/vite";
import { expect, it } from "vitest";
import { parts } from "./build.ts";

const rows = parts.flatMap(({ chunks = [] }) => chunks);
const modules = readdirSync(import.meta.dirname, { encoding: "utf8", recursive: true })
  .filter((file) => /\.(?:css|tsx?)$/.test(file) && !file.includes(".test."))
  .map((file) => `/app/${file}`);

it("every row of the chunks matches a module", () => {
  expect(rows.filter(([, pattern]) => !modules.some((file) => pattern.test(file)))).toEqual([]);
});

it("no module is named by two rows of the app", () => {
  expect(modules.filter((file) => rows.filter(([, pattern]) => pattern.test(file)).length > 1)).toEqual([]);
});

it("the builds of all areas are joined", () => {
  const builds = import.meta.glob<AreaBuild>("./areas/*/build.ts", { eager: true, import: "build" });
  expect(parts).toEqual(expect.arrayContaining(Object.values(builds)));
});
