import { type FileHandle, open } from "node:fs/promises";
import { good } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readImport } from "../../../imports/read-import.ts";
import { saveImport } from "../../../imports/save-import.ts";
import { discardFiles, finishFiles, type ImportedFile, takeInFiles } from "../../../imports/take-in-files.ts";
import { readForm } from "../../../media/read-upload-form.ts";
import { receiveWhole } from "../../../media/receive-whole.ts";
import { readWholeDiary } from "../detail/read-whole-diary.ts";

const MAX_ARCHIVE_BYTES = 500 * 1024 * 1024;

/** Files are stored before the transaction, because drawing takes long, and deleted if anything fails. */
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
      finishFiles(media.finisher, files);
      return { status: 201, data, ...(waits ? { details: [good("waiting_for_approval")] } : {}) };
    } catch (error) {
      await discardFiles(media, files);
      throw error;
    } finally {
      await file?.close();
      await form.file.discard();
    }
  },
);
