import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const decisions = path.join(root, "docs/decisions");

/** Documents of the root, `docs/`, and the README of each package and tool. */
function documents(): string[] {
  const markdownIn = (folder: string) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => path.join(folder, name));
  const members = ["packages", "apps", "tooling"].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => path.join(group, name)),
  );
  const folders = [".", "docs", "docs/decisions", "openapi", ...members];
  return folders.flatMap(markdownIn);
}

function relativeLinks(document: string): string[] {
  const text = readFileSync(path.join(root, document), "utf8").replace(/```[\s\S]*?```/g, "");
  return [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map((match) => match[1] ?? "")
    .filter((link) => !/^[a-z]+:/.test(link));
}

describe("documentation", () => {
  test.each(documents())("%s links only to files that exist", (document) => {
    const missing = relativeLinks(document).filter(
      (link) => !existsSync(path.join(root, path.dirname(document), link)),
    );
    expect(missing).toEqual([]);
  });

  test("docs/decisions/README.md lists every decision record", () => {
    const records = readdirSync(decisions).filter((name) => name.endsWith(".md") && name !== "README.md");
    const listed = relativeLinks("docs/decisions/README.md").filter((link) => !link.includes("/"));
    expect(listed.sort()).toEqual(records.sort());
  });
});
