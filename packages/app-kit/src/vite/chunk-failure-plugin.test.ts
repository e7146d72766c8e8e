import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import { replaceReload } from "./chunk-failure-plugin.ts";

const react = path.dirname(createRequire(import.meta.url).resolve("@remix-run/react/package.json"));

it("the installed router still contains the replaced line, in its error branch", async () => {
  const code = await readFile(path.join(react, "dist/esm/routeModules.js"), "utf8");
  const replaced = replaceReload(code);
  expect(replaced).toMatch(
    /catch \(error\) \{[\s\S]*if \(!loadTargetAfterChunkFailure\(\)\) throw error;\s*return new Promise/,
  );
  expect(replaced).not.toContain("location.reload");
  expect(replaced).toMatch(/^import \{ loadTargetAfterChunkFailure \} from ".*chunk-failure\.ts";/);
});

it("a router without that line fails the build", () => {
  expect(() => replaceReload("export {}")).toThrow("chunk-failure-plugin.ts");
  expect(() => replaceReload("window.location.reload();window.location.reload();")).toThrow();
});
