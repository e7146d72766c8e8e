import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { patience } from "@grow/testing/test-time";
import { expect } from "@playwright/test";
import pg from "pg";
import { backUp, restore } from "../src/backup.mjs";
import { test } from "./cluster-journey.ts";

/** Our tables with their row count and a checksum. The job queue's tables change by themselves. */
async function contentOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1",
  );
  const content: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(row, '' order by row)), '') as sum from (select t::text as row from ${name} t) rows`,
    );
    content[name] = rows[0]?.sum ?? "";
  }
  await client.end();
  return content;
}

/** Each file with a checksum. */
async function filesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
  const sums = new Map<string, string>();
  for (const file of files) {
    sums.set(path.relative(folder, file), createHash("sha256").update(readFileSync(file)).digest("hex"));
  }
  return sums;
}

test("a restored backup has every row and every file", async ({ cluster, primary }) => {
  test.setTimeout(120_000 * patience);
  const { env } = process;
  const folder = await mkdtemp(path.join(tmpdir(), "grow-backup-"));
  const copy = new URL(cluster.primary.url);
  copy.pathname = "/restored";
  try {
    await primary.query("create database restored");
    const site = { databaseUrl: cluster.primary.url, dataDir: cluster.dataDir, env };
    // Jobs of the running site may still be writing. Only a backup during which nothing changed can be compared.
    let before: Record<string, string> = {};
    await expect(async () => {
      await rm(path.join(folder, "backup"), { recursive: true, force: true });
      before = await contentOf(cluster.primary.url);
      await backUp(site, path.join(folder, "backup"));
      expect(await contentOf(cluster.primary.url)).toEqual(before);
    }).toPass({ timeout: 60_000 * patience });
    const restored = { databaseUrl: copy.href, dataDir: path.join(folder, "data"), env };
    await restore(path.join(folder, "backup"), restored);

    expect(Object.keys(before).length).toBeGreaterThan(80);
    expect(await contentOf(copy.href)).toEqual(before);
    const media = await filesOf(path.join(cluster.dataDir, "media"));
    expect(media.size).toBeGreaterThan(20);
    expect(await filesOf(path.join(restored.dataDir, "media"))).toEqual(media);

    await expect(backUp(site, path.join(folder, "backup"))).rejects.toThrow("is not empty");
    await expect(restore(path.join(folder, "backup"), restored)).rejects.toThrow("is not empty");
    const elsewhere = { ...restored, dataDir: path.join(folder, "other") };
    await expect(restore(path.join(folder, "backup"), elsewhere)).rejects.toThrow("database is not empty");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
