import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { atFileEnd } from "./file-end.ts";
import { emptyDataFolder } from "./test-database.ts";

test("emptyDataFolder can be loaded after another worker has replaced the file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "grow-test-"));
  atFileEnd(() => rmSync(folder, { recursive: true }));

  const made = await emptyDataFolder(folder);
  const kept = await emptyDataFolder(folder);
  for (const file of readdirSync(folder)) writeFileSync(join(folder, file), "of another worker");

  const bytes = Buffer.from(await made.arrayBuffer());
  expect(bytes.length).toBeGreaterThan(1_000_000);
  expect(bytes.equals(Buffer.from(await kept.arrayBuffer()))).toBe(true);
});
