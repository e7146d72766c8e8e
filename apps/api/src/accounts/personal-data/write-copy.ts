import { Readable } from "node:stream";
import { CompiledQuery, sql } from "kysely";
import { readDiary, readWeeks } from "../../content/diary-detail/detail-query.ts";
import { presentDiary, presentWeeks } from "../../content/diary-detail/present-diary.ts";
import { presentExport } from "../../content/diary-export/present-export.ts";
import type { Db } from "../../db/database.ts";
import type { MediaStore } from "../../media/media-store.ts";
import { type ZipEntry, zipArchive } from "../../media/zip-writer.ts";
import { PERSONAL_TABLES } from "./personal-tables.ts";
import { readAccountExport } from "./present-account.ts";

/** Maximum bytes of files in one copy; further files are only listed in `photo.json`. */
const MAX_FILE_BYTES = 3 * 1024 ** 3;

export interface CopySource {
  readonly db: Db;
  readonly store: MediaStore;
  readonly userId: number;
  /** Origin of the site, for links. */
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * The archive of a user's data: a JSON file per table, photos and videos, and the open forms of account and diaries, from which
 * another account can be restored.
 */
export function personalArchive(source: CopySource): AsyncGenerator<Uint8Array> {
  return zipArchive(entries(source), source.now);
}

async function* entries(source: CopySource): AsyncGenerator<ZipEntry> {
  const { db, store, userId, now } = source;
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
  const files = await findFiles(db, store, userId);
  yield* restorable(source, files);
  for (const { name, path } of files) {
    const file = await store.open(path);
    if (file !== null) yield { name, content: await file.stream() };
  }
}

/** What the import reads: the account, and each diary. */
async function* restorable(
  { db, userId, publicUrl, now }: CopySource,
  files: readonly CopiedFile[],
): AsyncGenerator<ZipEntry> {
  const byId = new Map(files.map(({ id, name }) => [id, name]));
  const byKey = new Map(files.map(({ key, name }) => [key, name]));
  const account = { publicUrl, now, fileOf: (id: number) => byId.get(id) };
  yield jsonEntry("account.json", await readAccountExport(db, userId, account));
  const { rows } = await sql<{ id: number }>`
    select id from diary where user_id = ${userId} and not is_remove order by id`.execute(db);
  for (const [place, { id }] of rows.entries()) {
    const diary = await readDiary(db, id, userId);
    if (diary === null) continue;
    const weeks = presentWeeks(await readWeeks(db, id, userId));
    const exported = presentExport(presentDiary(diary, weeks, { isCut: false, mayChange: true }), {
      publicUrl,
      now,
      fileOf: (url) => byKey.get(url.split("/")[2] ?? "") ?? null,
    });
    yield jsonEntry(`diaries/${String(place + 1).padStart(4, "0")}.json`, exported);
  }
}

interface CopiedFile {
  readonly id: number;
  readonly key: string;
  /** Name in the archive. */
  readonly name: string;
  /** Path in the store. */
  readonly path: string;
}

/** The files of a user for which there is room. */
async function findFiles(db: Db, store: MediaStore, userId: number): Promise<CopiedFile[]> {
  const { rows } = await sql<{ id: number; key: string; kind: string }>`
    select id, key, kind from photo where user_id = ${userId} and not is_remove order by id`.execute(db);
  const found: CopiedFile[] = [];
  let left = MAX_FILE_BYTES;
  for (const { id, key, kind } of rows) {
    const name = largestFile(await store.list(key), kind);
    const path = `${key}/${name}`;
    const size = name === null ? null : ((await store.open(path))?.size ?? null);
    if (name === null || size === null || size > left) continue;
    left -= size;
    found.push({ id, key, name: `media/${id}.${name.split(".").at(-1) ?? "bin"}`, path });
  }
  return found;
}

/** The original of a photo, which has no metadata, or the only file of a video. */
function largestFile(names: readonly string[], kind: string): string | null {
  if (kind === "video") return names.find((name) => /\.(mp4|webm)$/.test(name)) ?? null;
  return names.find((name) => name.startsWith("original.")) ?? null;
}

function jsonEntry(name: string, value: unknown): ZipEntry {
  return { name, content: Readable.from([Buffer.from(JSON.stringify(value, null, 2))]) };
}
