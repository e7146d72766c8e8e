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

it("preserves classes that are functions with a prototype", async () => {
  const code =
    "var p=function(){};p.prototype.size=function(){return 2};export const size=new p().size(),twice=[1].map(function(n){return n*2});";
  const url = `data:text/javascript,${encodeURIComponent(await smaller(code))}`;
  expect(await import(/* @vite-ignore */ url)).toMatchObject({ size: 2, twice: [2] });
});

it("reports a file that cannot be parsed", async () => {
  await expect(smaller("export const = 1;")).rejects.toThrow("Name expected");
});
