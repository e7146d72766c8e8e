import { expect, it } from "vitest";
import { smaller } from "./minify-plugin.ts";

it("preserves imports, exports, awaits and behaviour in fewer characters", async () => {
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

it("reports a file that cannot be parsed", async () => {
  await expect(smaller("export const = 1;")).rejects.toThrow("Name expected");
});
