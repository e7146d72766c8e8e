import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type QueryExecutorProvider, sql } from "kysely";
import { COPY_FILE } from "../accounts/personal-data/copy-file.ts";
import type { Database, Tx } from "../db/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { type AccountArchive, readAccountArchive } from "../imports/account-archive.ts";
import { readDiaryOf } from "../imports/read-import.ts";
import { saveAccount } from "../imports/save-account.ts";
import { saveImport } from "../imports/save-import.ts";
import {
  discardFiles,
  finishFiles,
  type ImportedFile,
  type ImportRoom,
  takeInFiles,
  takeInPictures,
} from "../imports/take-in-files.ts";
import { chargeMedia } from "../media/bounded-media.ts";
import { MediaError } from "../media/media-error.ts";
import type { MediaStore } from "../media/media-store.ts";
import type { PhotoFinisher } from "../media/photo-finisher.ts";
import type { VirusScan } from "../media/virus-scanner.ts";
import type { WorkQueue } from "../media/work-queue.ts";
import type { JobQueue, Jobs } from "../queue/job-queue.ts";

/** Milliseconds after which a run queues the next one: the queue would start a second run beside one of more than an hour. */
const RUN_MS = 40 * 60_000;

export interface ImportTools {
  readonly database: Database;
  readonly store: MediaStore;
  readonly queue: WorkQueue;
  readonly finisher: PhotoFinisher;
  readonly scan?: VirusScan;
  readonly jobs: JobQueue;
  readonly incoming: string;
  /** Whether new diaries wait for a moderator. */
  readonly isModerated: boolean;
}

interface ImportRow {
  readonly key: string;
  readonly has_profile: boolean;
  readonly cnt_done: number;
}

/**
 * Restores an uploaded copy of personal data: the profile, then each diary in a transaction that also counts it, so that a run that was
 * interrupted is continued by the next. A diary that cannot be imported is counted and passed over.
 */
export async function importPersonalData(
  tools: ImportTools,
  job: Jobs["import-personal-data"],
): Promise<void> {
  const { user_id } = job;
  const { rows } = await sql<ImportRow>`
    select key, has_profile, cnt_saved + cnt_failed as cnt_done from personal_import
    where user_id = ${user_id} and state = 'waiting'`.execute(tools.database.db);
  const [row] = rows;
  if (row === undefined) return;
  const path = join(tools.incoming, randomUUID());
  let file: FileHandle | null = null;
  try {
    await mkdir(tools.incoming, { recursive: true });
    file = await openArchive(tools.store, row.key, path);
    const state = file === null ? "failed" : await restore(tools, file, { ...job, ...row });
    if (state !== "waiting") await end(tools, user_id, row.key, state);
  } finally {
    await file?.close();
    await rm(path, { force: true });
  }
}

/** A local copy of the archive, as its members are read out of order; null when it is gone. */
async function openArchive(store: MediaStore, key: string, path: string): Promise<FileHandle | null> {
  const stored = await store.open(`${key}/${COPY_FILE}`);
  if (stored === null) return null;
  await pipeline(await stored.stream(), createWriteStream(path, { flags: "wx", mode: 0o600 }));
  return await open(path);
}

type Tools = ImportTools & ImportRoom;

type Run = ImportRow & Jobs["import-personal-data"];

/**
 * Restores what earlier runs have not. The files count like uploads: when the member's hourly budget is spent, the next run goes on as soon
 * as there is another. What does not fit into a whole budget is passed over.
 */
async function restore(
  tools: Tools,
  file: FileHandle,
  { user_id: userId, waited_for, has_profile, cnt_done }: Run,
): Promise<"waiting" | "done"> {
  const { database, jobs } = tools;
  const start = performance.now();
  const archive = await readAccountArchive(file);
  const charged = chargeMedia(tools, { db: database.db, userId });
  let place = has_profile ? cnt_done : PROFILE;
  try {
    if (!has_profile) await restoreProfile(charged.media, archive, userId);
    for (place = cnt_done; place < archive.diaries.length; place += 1) {
      if (performance.now() - start > RUN_MS) {
        await jobs.send("import-personal-data", { user_id: userId });
        return "waiting";
      }
      const name = archive.diaries[place] ?? "";
      const isSaved = await restoreDiary(charged.media, archive, { name, place, userId });
      if (!isSaved) await countDiary(database.db, { column: "cnt_failed", place, userId });
    }
    return "done";
  } catch (error) {
    const after = secondsToWait(error);
    if (after === null) throw error;
    if (place === waited_for) await passOver(database, place, userId);
    const data = { user_id: userId, waited_for: place };
    await jobs.send("import-personal-data", data, undefined, { after });
    return "waiting";
  } finally {
    await charged.end();
  }
}

/** Place of the profile, before the first diary. */
const PROFILE = -1;

/** Passes over a profile or diary whose files are more than an hour's budget. */
async function passOver({ db }: Database, place: number, userId: number): Promise<void> {
  if (place !== PROFILE) return await countDiary(db, { column: "cnt_failed", place, userId });
  await sql`update personal_import set has_profile = true where user_id = ${userId}`.execute(db);
}

/** Seconds until a spent budget is free again; null for other errors. */
function secondsToWait(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 429) return null;
  return Number(error.headers["retry-after"] ?? 3600);
}

/** A picture that cannot be read leaves the member without pictures, not without a profile. */
async function restoreProfile(tools: Tools, archive: AccountArchive, userId: number): Promise<void> {
  const { account } = archive;
  const save = async (tx: Tx, files: ReadonlyMap<string, ImportedFile>) => {
    await sql`update personal_import set has_profile = true where user_id = ${userId}`.execute(tx);
    await saveAccount(tx, { account, files, userId });
  };
  if (await withFiles(tools, (files) => takeInPictures(tools, archive, files), save)) return;
  await tools.database.transaction((tx) => save(tx, new Map()));
}

interface Place {
  readonly name: string;
  readonly place: number;
  readonly userId: number;
}

/** @returns whether the diary could be imported */
async function restoreDiary(tools: Tools, { members }: AccountArchive, { name, place, userId }: Place) {
  return await withFiles(
    tools,
    async (files) => {
      const sent = await readDiaryOf(members, name, "later");
      await takeInFiles(tools, sent, files);
      return sent;
    },
    async (tx, files, { diary }) => {
      await countDiary(tx, { column: "cnt_saved", place, userId });
      await saveImport(tx, { diary, files, userId, waits: tools.isModerated });
    },
  );
}

/**
 * Stores files, then saves the rows that reference them; deletes the files if either fails.
 *
 * @returns false for an invalid archive; other errors are thrown, and the job is retried
 * @throws ApiError 429 when the member has exceeded the hourly budget
 */
async function withFiles<Found>(
  tools: Tools,
  take: (files: Map<string, ImportedFile>) => Promise<Found>,
  save: (tx: Tx, files: ReadonlyMap<string, ImportedFile>, found: Found) => Promise<void>,
): Promise<boolean> {
  const files = new Map<string, ImportedFile>();
  try {
    const found = await take(files);
    await tools.database.transaction((tx) => save(tx, files, found));
    finishFiles(tools.finisher, files);
    return true;
  } catch (error) {
    await discardFiles(tools, files);
    if (error instanceof MediaError) return false;
    if (error instanceof ApiError && error.status < 500 && secondsToWait(error) === null) return false;
    throw error;
  }
}

/** Counts a diary once: where another run has counted it, this one ends. */
async function countDiary(
  db: QueryExecutorProvider,
  { column, place, userId }: { column: "cnt_saved" | "cnt_failed"; place: number; userId: number },
): Promise<void> {
  const { rows } = await sql`
    update personal_import set ${sql.ref(column)} = ${sql.ref(column)} + 1
    where user_id = ${userId} and state = 'waiting' and cnt_saved + cnt_failed = ${place} returning 1`.execute(
    db,
  );
  if (rows.length === 0) throw new Error("Another run of this import has gone further.");
}

/** Ends the import and removes its archive. */
async function end(
  { database, store }: ImportTools,
  userId: number,
  key: string,
  state: "done" | "failed",
): Promise<void> {
  await sql`
    update personal_import set state = ${state}, key = null where user_id = ${userId} and key = ${key}`.execute(
    database.db,
  );
  await store.removeFolder(key);
}
