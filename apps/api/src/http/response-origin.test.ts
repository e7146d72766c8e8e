import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../db/database.ts";
import { testDatabase } from "../testing/test-database.ts";
import { responseOrigin } from "./response-origin.ts";

const folder = mkdtempSync(join(tmpdir(), "grow-origin-"));
const program = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
let db: Db;

beforeAll(async () => {
  db = (await testDatabase()).db;
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("responseOrigin is equal for servers of one build on one database", async () => {
  const [one, other] = [program("one.mjs", "same"), program("other.mjs", "same")];
  expect(await responseOrigin(db, one)).toBe(await responseOrigin(db, other));
});

test("responseOrigin differs for another build", async () => {
  const [older, newer] = [program("older.mjs", "older"), program("newer.mjs", "newer")];
  expect(await responseOrigin(db, newer)).not.toBe(await responseOrigin(db, older));
});

test("responseOrigin is unique for sources that may change or cannot be read", async () => {
  const source = program("source.ts", "same");
  expect(await responseOrigin(db, source)).not.toBe(await responseOrigin(db, source));
  const gone = join(folder, "gone.mjs");
  expect(await responseOrigin(db, gone)).not.toBe(await responseOrigin(db, gone));
});
