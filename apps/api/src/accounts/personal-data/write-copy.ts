import { Readable } from "node:stream";
import { CompiledQuery, type QueryExecutorProvider, sql } from "kysely";
import type { MediaStore } from "../../media/media-store.ts";
import { type ZipEntry, zipArchive } from "../../media/zip-writer.ts";
import { PERSONAL_TABLES } from "./personal-tables.ts";

/** Maximum bytes of files in one copy; further files are only listed in `photo.json`. */
const MAX_FILE_BYTES = 3 * 1024 ** 3;

/** The archive of a user's data: a JSON file per table, and the photos and videos. */
export function personalArchive(
  db: QueryExecutorProvider,
  store: MediaStore,
  userId: number,
  now: Date,
): AsyncGenerator<Uint8Array> {
  return zipArchive(entries(db, store, userId, now), now);
}

async function* entries(
  db: QueryExecutorProvider,
  store: MediaStore,
  userId: number,
  now: Date,
): AsyncGenerator<ZipEntry> {
  const about = { format: "grow-personal-data", version: 1, user_id: userId, export_date: now.toISOString() };
  yield jsonEntry("about.json", about);
  for (const { table, where, without = [] } of PERSONAL_TABLES) {
    const query = `select to_jsonb(t) as row from ${table} t where ${where}`;
    const { rows } = await db
      .getExecutor()
      .executeQuery<{ row: Record<string, unknown> }>(CompiledQuery.raw(query, [userId]));
    const shown = rows.map(({ row }) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column))),
    );
    if (shown.length > 0) yield jsonEntry(`data/${table}.json`, shown);
  }
  yield* files(db, store, userId);
}

async function* files(
  db: QueryExecutorProvider,
  store: MediaStore,
  userId: number,
): AsyncGenerator<ZipEntry> {
  const { rows } = await sql<{ id: number; key: string; kind: string }>`
    select id, key, kind from photo where user_id = ${userId} and not is_remove order by id`.execute(db);
  let left = MAX_FILE_BYTES;
  for (const { id, key, kind } of rows) {
    const name = largestFile(await store.list(key), kind);
    const file = name === null ? null : await store.open(`${key}/${name}`);
    if (name === null || file === null || file.size > left) continue;
    left -= file.size;
    yield { name: `media/${id}.${name.split(".").at(-1) ?? "bin"}`, content: await file.stream() };
  }
}

/** The original of a photo, which has no metadata, or the only file of a video. */
function largestFile(names: readonly string[], kind: string): string | null {
  if (kind === "video") return names.find((name) => /\.(mp4|webm)$/.test(name)) ?? null;
  return names.find((name) => name.startsWith("original.")) ?? null;
}

function jsonEntry(name: string, value: unknown): ZipEntry {
  return { name, content: Readable.from([Buffer.from(JSON.stringify(value, null, 2))]) };
}
