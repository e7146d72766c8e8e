import { describe, expect, test } from "vitest";
import { mermaid } from "./architecture-graph.mjs";

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
