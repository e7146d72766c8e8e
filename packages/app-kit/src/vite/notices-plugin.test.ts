import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { noticeOf, packageFolder } from "./notices-plugin.ts";

it("packageFolder finds the innermost package of a module, and none for our own", () => {
  expect(packageFolder("/site/node_modules/.pnpm/react@18/node_modules/react/index.js?commonjs-module")).toBe(
    "/site/node_modules/.pnpm/react@18/node_modules/react",
  );
  expect(packageFolder("\0/site/node_modules/@remix-run/react/dist/esm/index.js")).toBe(
    "/site/node_modules/@remix-run/react",
  );
  expect(packageFolder("/site/packages/ui/src/foundation/icon/icon.tsx")).toBeNull();
  expect(packageFolder("\0vite/preload-helper.js")).toBeNull();
});

it("noticeOf quotes the licence of an installed package", async () => {
  const react = path.dirname(createRequire(import.meta.url).resolve("react/package.json"));
  expect(await noticeOf(react)).toMatch(/^react 18\.3\.1 \(MIT\)\n\nMIT License\n[\s\S]*Copyright/);
});

it("noticeOf names a package without a licence text", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "grow-notices-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, "package.json"), '{"name":"small","version":"1.0.0","license":"ISC"}');
  expect(await noticeOf(folder)).toBe("small 1.0.0 (ISC)");
});
