import { createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import { COPY_FILE } from "../accounts/personal-data/copy-file.ts";
import { personalArchive } from "../accounts/personal-data/write-copy.ts";
import type { Db } from "../db/database.ts";
import type { MediaStore } from "../media/media-store.ts";
import { newMediaKey } from "../media/take-in-upload.ts";
import type { JobQueue, Jobs } from "../queue/job-queue.ts";

/** Days for which a copy can be downloaded. */
const COPY_DAYS = 7;

/** Creates the copy a user has requested and queues the email with its link. Does nothing without a request. */
export async function copyPersonalData(
  {
    db,
    store,
    jobs,
    incoming,
    publicUrl,
  }: {
    db: Db;
    store: MediaStore;
    jobs: JobQueue;
    incoming: string;
    publicUrl: string;
  },
  { user_id }: Jobs["copy-personal-data"],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from personal_copy where user_id = ${user_id} and state = 'waiting'`.execute(db);
  const [copy] = rows;
  if (copy === undefined) return;
  const key = newMediaKey();
  const file = join(incoming, `copy-${key}`);
  await mkdir(incoming, { recursive: true });
  try {
    const archive = personalArchive({ db, store, userId: user_id, publicUrl, now: new Date() });
    await pipeline(archive, createWriteStream(file, { mode: 0o600 }));
    const { size } = await stat(file);
    await store.adopt(`${key}/${COPY_FILE}`, file);
    const { rows: saved } = await sql`
      update personal_copy set state = 'ready', key = ${key}, bytes = ${size},
        date_end = now() + make_interval(days => ${COPY_DAYS})
      where user_id = ${user_id} and id = ${copy.id} and state = 'waiting' returning 1`.execute(db);
    if (saved.length === 0) await store.removeFolder(key);
    else await jobs.send("send-letter", { letter: "copy_ready", user_id });
  } finally {
    await rm(file, { force: true });
  }
}
