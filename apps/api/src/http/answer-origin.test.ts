import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../db/database.ts";
import { testDatabase } from "../testing/test-database.ts";
import { answerOrigin } from "./answer-origin.ts";

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

test("servers of one program on one database share their origin", async () => {
  const [one, other] = [program("one.mjs", "same"), program("other.mjs", "same")];
  expect(await answerOrigin(db, one)).toBe(await answerOrigin(db, other));
});

test("another program has another one", async () => {
  const [older, newer] = [program("older.mjs", "older"), program("newer.mjs", "newer")];
  expect(await answerOrigin(db, newer)).not.toBe(await answerOrigin(db, older));
});

test("one that changes while it runs, or cannot be read, shares its origin with nobody", async () => {
  const source = program("source.ts", "same");
  expect(await answerOrigin(db, source)).not.toBe(await answerOrigin(db, source));
  const gone = join(folder, "gone.mjs");
  expect(await answerOrigin(db, gone)).not.toBe(await answerOrigin(db, gone));
});
