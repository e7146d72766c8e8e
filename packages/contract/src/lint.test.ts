import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { bundle, lint, loadConfig } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { asList, asNode, document } from "./testing/document.ts";

const source = resolve(import.meta.dirname, "../../../openapi");
const config = await loadConfig({ configPath: join(source, "redocly.yaml") });
const index = join(source, "openapi.yaml");

test("openapi.yaml passes the lint rules of redocly.yaml", async () => {
  const problems = await lint({ ref: index, config });
  const sentences = problems.map(({ ruleId, message, location: [place] }) => {
    return `${place?.source.absoluteRef ?? ""} ${place?.pointer ?? ""}: ${message} (${ruleId})`;
  });
  expect(sentences).toEqual([]);
});

test("every file below openapi/ is referenced from openapi.yaml", async () => {
  const { fileDependencies } = await bundle({ ref: index, config });
  const parts = ["paths", "schemas", "parameters", "responses"];
  const files = parts
    .flatMap((part) =>
      readdirSync(join(source, part), { recursive: true }).map((file) => join(source, part, String(file))),
    )
    .filter((file) => file.endsWith(".yaml"));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !fileDependencies.has(file))).toEqual([]);
});

test.each(["paths", "schemas", "parameters"])(
  "%s/ has one folder per tag and no files of its own",
  (part) => {
    const allowed = new Set([...asList(document.tags).map((tag) => asNode(tag).name), "common"]);
    const entries = readdirSync(join(source, part), { withFileTypes: true });
    expect(entries.filter((entry) => !entry.isDirectory() || !allowed.has(entry.name))).toEqual([]);
  },
);
