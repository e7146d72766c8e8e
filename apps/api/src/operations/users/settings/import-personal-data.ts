import { open } from "node:fs/promises";
import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { COPY_FILE } from "../../../accounts/personal-data/copy-file.ts";
import { invalid } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readAccountArchive } from "../../../imports/account-archive.ts";
import { readForm } from "../../../media/read-upload-form.ts";
import { receiveWhole } from "../../../media/receive-whole.ts";
import { newMediaKey } from "../../../media/take-in-upload.ts";

/** All files of a copy and its texts. */
const MAX_ARCHIVE_BYTES = 3.5 * 1024 ** 3 - 1024 ** 2;

/** The archive is looked at before it is accepted; a job restores what is in it, which may take minutes. */
export const importPersonalData = defineOperation(
  "importPersonalData",
  async ({ request, user, db, media, jobs, transaction }) => {
    const form = await readForm(request, { needs: "", run: async () => {} }, async (content) => {
      await requireEmpty(db, user.id);
      return await receiveWhole(content, media.incoming, MAX_ARCHIVE_BYTES);
    });
    const key = newMediaKey();
    try {
      const diaries = await countDiaries(form.file.path);
      await media.store.adopt(`${key}/${COPY_FILE}`, form.file.path);
      const data = await transaction(async (tx) => {
        await requireEmpty(tx, user.id);
        const started = await startImport(tx, { userId: user.id, key, diaries });
        await jobs.send("import-personal-data", { user_id: user.id }, tx);
        return started;
      });
      return { status: 200, data };
    } catch (error) {
      await media.store.removeFolder(key);
      throw error;
    } finally {
      await form.file.discard();
    }
  },
);

async function countDiaries(path: string): Promise<number> {
  const file = await open(path);
  try {
    return (await readAccountArchive(file)).diaries.length;
  } finally {
    await file.close();
  }
}

/** @throws ApiError 422 `import_running` while another import is running, else `not_empty` for an account with diaries */
async function requireEmpty(db: QueryExecutorProvider, userId: number): Promise<void> {
  const { rows } = await sql<{ is_running: boolean; is_full: boolean }>`
    select exists (select from personal_import where user_id = ${userId} and state = 'waiting') as is_running,
      exists (select from diary where user_id = ${userId} and not is_remove) as is_full`.execute(db);
  if (rows[0]?.is_running) throw running();
  if (rows[0]?.is_full) throw invalid([{ code: "not_empty", field: "file" }]);
}

async function startImport(
  db: QueryExecutorProvider,
  { userId, key, diaries }: { userId: number; key: string; diaries: number },
): Promise<Schema<"PersonalImport">> {
  const { rows } = await sql<Schema<"PersonalImport">>`
    insert into personal_import as i (user_id, key, cnt_diaries) values (${userId}, ${key}, ${diaries})
    on conflict (user_id) do update set state = 'waiting', key = excluded.key, has_profile = false,
      cnt_diaries = excluded.cnt_diaries, cnt_saved = 0, cnt_failed = 0, add_date = now()
    where i.state <> 'waiting'
    returning state, add_date, cnt_diaries, cnt_saved, cnt_failed`.execute(db);
  const [started] = rows;
  // Another upload came first.
  if (started === undefined) throw running();
  return started;
}

function running() {
  return invalid([{ code: "import_running", field: "file" }]);
}
