import { expect, it } from "vitest";
import { smaller } from "./minify-plugin.ts";

it("keeps what a module imports, exports and awaits, and does the same in fewer signs", async () => {
  const code = [
    'import { word } from "./words-!~{001}~.js";',
    "const unused = 1;",
    "function twice(text) { const both = text + text; return both; }",
    "const said = await twice(word);",
    "export { said, twice as again };",
  ].join("\n");
  const short = await smaller(code);
  expect(short).toContain('from"./words-!~{001}~.js"');
  expect(short).toMatch(/export\{\w+ as said,\w+ as again\}/);
  expect(short).toContain("await");
  expect(short).not.toContain("unused");
  expect(short.length).toBeLessThan(code.length);
});

it("says so when a file cannot be read", async () => {
  await expect(smaller("export const = 1;")).rejects.toThrow("Name expected");
});
