import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { parseAst } from "vite";
import { expect, it } from "vitest";
import { plainIcon } from "./plain-icons.ts";

const icons = path.join(
  path.dirname(createRequire(import.meta.url).resolve("lucide-react/package.json")),
  "dist/esm/icons",
);
const read = (name: string) => readFile(path.join(icons, name), "utf8");

it("reduces an icon to its strokes: paths to their data, others with their tag", async () => {
  expect(plainIcon(await read("plus.mjs"), parseAst)).toBe('export default ["M5 12h14","M12 5v14"];');
  expect(plainIcon(await read("search.mjs"), parseAst)).toBe(
    'export default ["m21 21-4.34-4.34",["circle",{"cx":"11","cy":"11","r":"8"}]];',
  );
});

it("parses every installed icon", async () => {
  const names = (await readdir(icons)).filter((name) => name.endsWith(".mjs"));
  expect(names.length).toBeGreaterThan(1000);
  for (const name of names) {
    const code = await read(name);
    if (!code.includes("__iconData =")) continue;
    expect(plainIcon(code, parseAst), name).toMatch(/^export default \["|^export default \[\["/);
  }
});

it("throws for an icon in another format", () => {
  expect(() => plainIcon("export default createLucideIcon('plus', []);", parseAst)).toThrow("plain-icons.ts");
  expect(() => plainIcon("const __iconData = { node: strokes };", parseAst)).toThrow(/Lucide's icons/);
});
