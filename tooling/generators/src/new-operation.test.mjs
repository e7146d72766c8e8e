import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { testTime } from "@grow/testing/test-time";
import { lint, loadConfig } from "@redocly/openapi-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newOperation } from "./new-operation.mjs";
import { statuses } from "./operation-yaml.mjs";
import { copyRepository, mistakes } from "./testing/copy.mjs";

/** @type {Awaited<ReturnType<typeof copyRepository>>} */
let copy;
beforeEach(async () => {
  copy = await copyRepository(["openapi", "apps/api/src/operations"]);
});
afterEach(async () => {
  await copy.remove();
});

/** @param {string} file */
const read = (file) => readFile(path.join(copy.folder, file), "utf8");

/** The problems that the contract's own rules find in the copy. */
async function problems() {
  const config = await loadConfig({ configPath: path.join(copy.folder, "openapi/redocly.yaml") });
  const found = await lint({ ref: path.join(copy.folder, "openapi/openapi.yaml"), config });
  return found.map(({ message }) => message);
}

describe("the contract", () => {
  test.each([
    ["tastings", "GET", "/tastings", "listTastings", "paths/tastings/tastings.yaml"],
    ["tastings", "GET", "/tastings/{id}", "getTasting", "paths/tastings/tasting.yaml"],
    ["tastings", "POST", "/tastings", "createTasting", "paths/tastings/tastings.yaml"],
    ["tastings", "PUT", "/tastings/{id}", "replaceTasting", "paths/tastings/tasting.yaml"],
    ["tastings", "PATCH", "/tastings/{id}", "changeTasting", "paths/tastings/tasting.yaml"],
    ["tastings", "DELETE", "/tastings/{id}", "removeTasting", "paths/tastings/tasting.yaml"],
    [
      "diaries/weeks",
      "GET",
      "/diaries/{id}/weeks/{week}/scent",
      "getScent",
      "paths/diaries/weeks-scent.yaml",
    ],
    ["reviews", "GET", "/reviews/{id}/medals/{medal}", "getMedal", "paths/reviews/medals.yaml"],
  ])("stays clean with a new %s operation: %s %s", async (tag, method, address, operationId, file) => {
    const made = await newOperation(copy.folder, [tag, method, address, operationId]);
    expect(made.created).toContain(`openapi/${file}`);
    expect(await read("openapi/openapi.yaml")).toContain(`  ${address}: { $ref: ${file} }\n`);
    expect(await problems()).toEqual([]);
  });

  test("contains both operations of a path in its file", async () => {
    await newOperation(copy.folder, ["tastings", "GET", "/tastings", "listTastings"]);
    const made = await newOperation(copy.folder, ["tastings", "POST", "/tastings", "createTasting"]);
    expect(made.changed).toContain("openapi/paths/tastings/tastings.yaml");
    const text = await read("openapi/paths/tastings/tastings.yaml");
    expect(text).toMatch(/^get:\n {2}operationId: listTastings$/m);
    expect(text).toMatch(/^post:\n {2}operationId: createTasting$/m);
    expect(await problems()).toEqual([]);
  });
});

// Reads the types of the whole api twice.
test("handlers, tests and operation tables compile", { timeout: testTime.testTimeout * 3 }, async () => {
  const whole = await copyRepository(["openapi", "packages/contract", "apps/api"]);
  const made = [
    await newOperation(whole.folder, ["tastings", "GET", "/tastings/{id}", "getTasting"]),
    await newOperation(whole.folder, ["tastings", "POST", "/tastings", "createTasting"]),
    await newOperation(whole.folder, ["diaries/write", "DELETE", "/diaries/{id}/scent", "removeScent"]),
  ];
  const files = [...new Set(made.flatMap(({ created, changed }) => [...created, ...changed]))].filter(
    (file) => file.startsWith("apps/"),
  );
  expect(files.sort()).toEqual([
    "apps/api/src/operations/diaries/index.ts",
    "apps/api/src/operations/diaries/write/remove-scent.test.ts",
    "apps/api/src/operations/diaries/write/remove-scent.ts",
    "apps/api/src/operations/index.ts",
    "apps/api/src/operations/tastings/create-tasting.test.ts",
    "apps/api/src/operations/tastings/create-tasting.ts",
    "apps/api/src/operations/tastings/get-tasting.test.ts",
    "apps/api/src/operations/tastings/get-tasting.ts",
    "apps/api/src/operations/tastings/index.ts",
  ]);
  const api = path.join(whole.folder, "apps/api");
  const absolute = files.map((file) => path.join(whole.folder, file));
  // The contract was not regenerated yet, so the operation does not exist.
  expect(mistakes(api, absolute)).not.toEqual([]);
  execFileSync(process.execPath, ["generate.mjs"], { cwd: path.join(whole.folder, "packages/contract") });
  expect(mistakes(api, absolute)).toEqual([]);
  await whole.remove();
});

test("an operation on one thing declares 404, and one that changes it declares rejections", () => {
  expect(statuses("GET", "/tastings")).toEqual([200]);
  expect(statuses("GET", "/tastings/{id}")).toEqual([200, 404]);
  expect(statuses("DELETE", "/tastings/{id}")).toEqual([204, 401, 403, 404]);
});

describe("newOperation rejects with a sentence, without changes,", () => {
  test.each([
    [["tastings", "FETCH", "/tastings", "listTastings"], '"FETCH" is no method'],
    [["Tastings", "GET", "/tastings", "listTastings"], '"Tastings" is no tag'],
    [["tastings", "GET", "tastings", "listTastings"], '"tastings" is no path'],
    [["tastings", "GET", "/tastings", "list-tastings"], '"list-tastings" is no operation id'],
    [
      ["diaries", "GET", "/diaries/{id}/scent", "getScent"],
      "diaries has groups: name one of them, diaries/detail",
    ],
    [["diaries/list/all", "GET", "/diaries/all", "listAll"], '"diaries/list/all" is no tag'],
    [
      ["diaries/list", "GET", "/diaries", "listAllDiaries"],
      "GET /diaries is in openapi/paths/diaries/diaries.yaml already",
    ],
  ])("%j", async (words, sentence) => {
    const before = await read("openapi/openapi.yaml");
    await expect(newOperation(copy.folder, words)).rejects.toThrow(sentence);
    expect(await read("openapi/openapi.yaml")).toBe(before);
  });
});
