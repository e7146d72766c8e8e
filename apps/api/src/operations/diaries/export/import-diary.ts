import { type FileHandle, open } from "node:fs/promises";
import { good } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readForm } from "../../../media/read-upload-form.ts";
import { receiveWhole } from "../../../media/receive-whole.ts";
import { readWholeDiary } from "../detail/read-whole-diary.ts";
import { readImport } from "./read-import.ts";
import { saveImport } from "./save-import.ts";
import { type ImportedFile, takeInFiles } from "./take-in-files.ts";

const MAX_ARCHIVE_BYTES = 500 * 1024 * 1024;

/** Files come before the transaction, for drawing takes long; when anything fails, none of them stays. */
export const importDiary = defineOperation(
  "importDiary",
  async ({ request, user, config, media, transaction }) => {
    const form = await readForm(request, { needs: "", run: async () => {} }, (content) =>
      receiveWhole(content, media.incoming, MAX_ARCHIVE_BYTES),
    );
    const files = new Map<string, ImportedFile>();
    let file: FileHandle | undefined;
    try {
      file = await open(form.file.path);
      const sent = await readImport(file);
      await takeInFiles(media, sent, files);
      const waits = config.moderation === "pre";
      const data = await transaction(async (tx) => {
        const id = await saveImport(tx, { diary: sent.diary, files, userId: user.id, waits });
        return await readWholeDiary(tx, id, user);
      });
      for (const { kind, key, copies } of files.values()) {
        if (kind === "photo" && copies !== null) media.finisher.finish(key, copies);
      }
      return { status: 201, data, ...(waits ? { details: [good("waiting_for_approval")] } : {}) };
    } catch (error) {
      for (const { key } of files.values()) await media.store.removeFolder(key);
      throw error;
    } finally {
      await file?.close();
      await form.file.discard();
    }
  },
);
