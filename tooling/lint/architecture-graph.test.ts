import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { cruise, cyclesOf, GRAPHS, graphOf, mermaid, withGraphs } from "./architecture-graph.mjs";

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

describe("mermaid", () => {
  test("leaves out arrows that follow from others", () => {
    const graph = new Map([
      ["app", new Set(["domain", "kit"])],
      ["domain", new Set<string>()],
      ["kit", new Set(["domain"])],
    ]);
    expect(mermaid(graph)).toBe(
      [
        "```mermaid",
        "flowchart TD",
        '  app["app"]',
        '  domain["domain"]',
        '  kit["kit"]',
        "  app --> kit",
        "  kit --> domain",
        "```",
      ].join("\n"),
    );
  });
});

describe("ARCHITECTURE.md", () => {
  const text = readFileSync(path.resolve(import.meta.dirname, "../../ARCHITECTURE.md"), "utf8");

  test("shows the present graphs, without cycles", async () => {
    const modules = await cruise();
    const drawn = Object.entries(GRAPHS).filter(([name]) => text.includes(`<!-- graph:${name} -->`));
    for (const [name, nodeOf] of drawn) expect(cyclesOf(graphOf(modules, nodeOf)), name).toEqual([]);
    expect(text, "run `pnpm architecture`").toBe(withGraphs(text, modules));
  });
});
