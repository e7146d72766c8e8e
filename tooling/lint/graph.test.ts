import { describe, expect, test } from "vitest";
import { cyclesOf, graphOf } from "./graph.mjs";

const folder = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1];
const imports = (source: string, ...resolved: string[]) => ({
  source,
  dependencies: resolved.map((file) => ({ resolved: file })),
});

describe("graphOf", () => {
  test("joins the imports of all files of a folder", () => {
    const graph = graphOf(
      [imports("src/a/1.ts", "src/b/1.ts"), imports("src/a/2.ts", "src/a/1.ts", "src/c/1.ts")],
      folder,
    );
    expect(graph).toEqual(new Map([["a", new Set(["b", "c"])]]));
  });

  test("leaves out tests and stories", () => {
    const graph = graphOf([imports("src/a/1.test.ts", "src/b/1.ts"), imports("src/a/1.ts")], folder);
    expect(graph).toEqual(new Map([["a", new Set()]]));
  });
});

describe("cyclesOf", () => {
  test("finds folders that import each other through a third", () => {
    const graph = new Map([
      ["a", new Set(["b"])],
      ["b", new Set(["c"])],
      ["c", new Set(["a"])],
      ["d", new Set(["a"])],
    ]);
    expect(cyclesOf(graph)).toEqual([["a", "b", "c"]]);
  });
});
