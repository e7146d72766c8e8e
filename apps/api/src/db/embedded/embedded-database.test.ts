import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedDatabase } from "./embedded-database.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "grow-embedded-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a database; also returns what it does when the process exits without closing it. */
async function start(at = folder) {
  const before = new Set(process.listeners("exit"));
  const database = await startEmbeddedDatabase(at);
  return { database, onExit: process.listeners("exit").filter((listener) => !before.has(listener)) };
}

test("a first start that was killed leaves nothing that the next one opens", async () => {
  // Another test may have been the first start in the shared folder.
  const fresh = join(folder, "fresh");
  const half = join(fresh, "data.new");
  mkdirSync(half, { recursive: true });
  writeFileSync(join(half, "PG_VERSION"), "");
  const { database } = await start(fresh);
  expect([existsSync(half), existsSync(join(fresh, "data", "PG_VERSION"))]).toEqual([false, true]);
  await database.close();
});

test("the socket's folder is removed when the process exits without closing the database", async () => {
  const { database, onExit } = await start();
  expect(existsSync(database.host)).toBe(true);
  for (const listener of onExit) listener(0);
  expect(existsSync(database.host)).toBe(false);
  await database.close();
});

test("a start removes the socket's folder of an owner that was killed", async () => {
  const { database: killed } = await start();
  killed.announce();
  // This process owns the lock, so a second start takes it over, as after a kill.
  const { database } = await start();
  expect(existsSync(killed.host)).toBe(false);
  expect(existsSync(database.host)).toBe(true);
  await database.close();
  await killed.close();
});

test("close leaves no listener behind", async () => {
  const { database, onExit } = await start();
  await database.close();
  expect(process.listeners("exit")).not.toEqual(expect.arrayContaining(onExit));
  expect(existsSync(database.host)).toBe(false);
});
