import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { bundle, lint, loadConfig } from "@redocly/openapi-core";
import { expect, test } from "vitest";

const source = resolve(import.meta.dirname, "../../../openapi");
const config = await loadConfig({ configPath: join(source, "redocly.yaml") });
const index = join(source, "openapi.yaml");

test("the contract is clean under its lint rules", async () => {
  const problems = await lint({ ref: index, config });
  const sentences = problems.map(({ ruleId, message, location: [place] }) => {
    return `${place?.source.absoluteRef ?? ""} ${place?.pointer ?? ""}: ${message} (${ruleId})`;
  });
  expect(sentences).toEqual([]);
});

test("every file of the contract is reached from its index", async () => {
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
