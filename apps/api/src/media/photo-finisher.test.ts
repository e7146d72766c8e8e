import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../db/database.ts";
import { addDiary, addPhoto, addWeek } from "../testing/diary-rows.ts";
import { emptyTables, testDatabase } from "../testing/test-database.ts";
import { createDiskStore } from "./disk-store.ts";
import { takeInPhoto } from "./draw-photo.ts";
import { createPhotoFinisher } from "./photo-finisher.ts";
import { sweepMedia } from "./sweep-media.ts";
import { samplePhoto } from "./testing/sample-photos.ts";
import { createWorkQueue } from "./work-queue.ts";

const KEY = "a".repeat(32);
let database: Database;
let folder: string;
let photo: Buffer;
const failed: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "grow-finish-"));
  photo = await samplePhoto(400, 300);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  await emptyTables(database);
  await rm(folder, { recursive: true, force: true });
  failed.length = 0;
});

function open() {
  const room = { store: createDiskStore(folder), queue: createWorkQueue(1) };
  const onError = (_: unknown, key: string) => failed.push(key);
  return { room, finisher: createPhotoFinisher({ db: database.db, ...room, onError }) };
}
const states = async () =>
  (await sql<{ state: string }>`select state from photo order by id`.execute(database.db)).rows.map(
    (row) => row.state,
  );

describe("the remaining variants of an upload", () => {
  it("are drawn by the next process", async () => {
    await takeInPhoto(open().room, KEY, photo);
    await addPhoto(database.db, { key: KEY, width: 400, height: 300, state: "pending" });
    const { room, finisher } = open();
    await finisher.resume();
    await finisher.idle();
    expect(await states()).toEqual(["ready"]);
    expect(await room.store.list(KEY)).toHaveLength(2 * 4 + 1);
  });

  it("stay pending after a failure, which is reported", async () => {
    const { room, finisher } = open();
    await room.store.put(`${KEY}/original.jpeg`, Buffer.from("no picture"));
    await addPhoto(database.db, { key: KEY, state: "pending" });
    await finisher.resume();
    await finisher.idle();
    expect(failed).toEqual([KEY]);
    expect(await states()).toEqual(["pending"]);
  });

  it("do not delay a stopping process, and stay for the next one", async () => {
    const first = open();
    const keys = Array.from({ length: 3 }, (_, index) => String(index).repeat(32));
    for (const key of keys) {
      await takeInPhoto(first.room, key, photo);
      await addPhoto(database.db, { key, width: 400, height: 300, state: "pending" });
      first.finisher.finish(key);
    }
    await first.finisher.stop();
    expect(await states()).toContain("pending");
    expect(failed).toEqual([]);
    const next = open();
    await next.finisher.resume();
    await next.finisher.idle();
    expect(await states()).toEqual(["ready", "ready", "ready"]);
  });

  it("are not drawn when the photo is deleted", async () => {
    const { room, finisher } = open();
    await takeInPhoto(room, KEY, photo);
    await addPhoto(database.db, { key: KEY, width: 400, height: 300, state: "pending" });
    finisher.finish(KEY);
    await finisher.cancel(KEY);
    await room.store.removeFolder(KEY);
    await finisher.idle();
    expect(await readdir(folder)).toEqual([".writing"]);
    expect(failed).toEqual([]);
  });
});

it("the sweep removes exactly what nothing references", async () => {
  const { db } = database;
  const { room } = open();
  const now = new Date("2026-06-30T12:00:00Z");
  const diary = await addDiary(db, { userId: null });
  const week = await addWeek(db, diary);
  const keys = Array.from({ length: 7 }, (_, index) => String(index).repeat(32));
  const [fresh = "", old = "", inWeek = "", cover = "", removed = "", stray = "", logo = ""] = keys;
  for (const key of keys) await room.store.put(`${key}/96.webp`, Buffer.from("x"));
  await addPhoto(db, { key: fresh, add_date: "2026-06-30T00:00:00Z" });
  await addPhoto(db, { key: old, add_date: "2026-06-29T00:00:00Z" });
  await addPhoto(db, { key: inWeek, diary_id: diary, week_id: week, add_date: "2026-01-01" });
  const coverId = await addPhoto(db, { key: cover, diary_id: diary, add_date: "2026-01-01" });
  await sql`update diary set photo_id = ${coverId}`.execute(db);
  await addPhoto(db, { key: logo, add_date: "2026-01-01" });
  await sql`insert into brand (name, section, slug, logo_key) values ('Lumen', 'grow-lights', 'lumen', ${logo})`.execute(
    db,
  );
  const gone = { diary_id: diary, week_id: week, is_remove: true };
  await addPhoto(db, { key: removed, ...gone, remove_date: "2026-05-30" });

  // Folders are dated by their last write, which is now on this machine's clock.
  expect(await sweepMedia(db, room.store, now)).toBe(1);
  const left = (await readdir(folder)).filter((name) => name !== ".writing").sort();
  expect(left).toEqual([fresh, inWeek, cover, removed, stray, logo].sort());
  const later = new Date(Date.now() + 25 * 3_600_000);
  await sql`update photo set add_date = ${later} where key = ${fresh}`.execute(db);
  expect(await sweepMedia(db, room.store, later)).toBe(1);
  expect(await room.store.list(stray)).toEqual([]);
});
