import { type FileHandle, open } from "node:fs/promises";
import { defineOperation } from "../../http/define-operation.ts";
import { good } from "../../http/problem.ts";
import { MediaError } from "../../media/media-error.ts";
import { readForm } from "../../media/read-upload-form.ts";
import { receiveFile } from "../../media/receive-file.ts";
import { receiveWhole } from "../../media/receive-whole.ts";
import { type StoredUpload, takeInUpload } from "../../media/take-in-upload.ts";
import type { MediaServices } from "../../services.ts";
import { readImport, type SentDiary } from "./read-import.ts";
import { readWholeDiary } from "./read-whole-diary.ts";
import { saveImport } from "./save-import.ts";

const MAX_ARCHIVE_BYTES = 500 * 1024 * 1024;

/** Files come before the transaction, for drawing takes long; when anything fails, none of them stays. */
export const importDiary = defineOperation(
  "importDiary",
  async ({ request, user, config, media, transaction }) => {
    const form = await readForm(request, { needs: "", run: async () => {} }, (content) =>
      receiveWhole(content, media.incoming, MAX_ARCHIVE_BYTES),
    );
    const files = new Map<string, StoredUpload>();
    let file: FileHandle | undefined;
    try {
      file = await open(form.file.path);
      const sent = await readImport(file);
      await takeInAll(media, sent, files);
      const waits = config.moderation === "pre";
      const data = await transaction(async (tx) => {
        const id = await saveImport(tx, { diary: sent.diary, files, userId: user.id, waits });
        return await readWholeDiary(tx, id, user);
      });
      for (const { kind, key } of files.values()) if (kind === "photo") media.finisher.finish(key);
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

/** Takes each file that the diary names into the store, as if it had been uploaded: cleaned, and within the same limits. */
async function takeInAll(
  media: MediaServices,
  { diary, members }: SentDiary,
  files: Map<string, StoredUpload>,
): Promise<void> {
  const { item_cover } = diary.diary;
  const photos = [
    ...diary.items_week.flatMap((week) => week.items_photo),
    ...(item_cover ? [item_cover] : []),
  ];
  const videos = diary.items_week.flatMap((week) => week.items_video);
  const wanted = [
    ...photos.map(({ file }) => ({ name: file, kind: "photo" as const })),
    ...videos.map(({ file }) => ({ name: file, kind: "video" as const })),
  ];
  for (const { name, kind } of wanted) {
    const member = name === null ? undefined : members?.get(name);
    if (name === null || member === undefined) continue;
    const known = files.get(name);
    if (known !== undefined && known.kind !== kind) throw new MediaError("unsupported_type");
    if (known !== undefined) continue;
    const received = await receiveFile(await member.open(), media.incoming);
    try {
      if (received.kind !== kind) throw new MediaError("unsupported_type");
      files.set(name, await takeInUpload(media, received));
    } finally {
      await received.discard();
    }
  }
}
