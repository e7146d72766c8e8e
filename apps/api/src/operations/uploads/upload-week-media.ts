import { defineOperation } from "../../http/define-operation.ts";
import { animationAsVideo } from "../../media/animation.ts";
import { insertUpload } from "../../media/insert-upload.ts";
import { readUploadForm } from "../../media/read-upload-form.ts";
import { takeInUpload } from "../../media/take-in-upload.ts";
import { diaryOfForm } from "./owners.ts";
import { presentUpload } from "./present.ts";

export const uploadWeekMedia = defineOperation(
  "uploadWeekMedia",
  async ({ request, user, db, media, byForm, found }) => {
    const form = await readUploadForm(request, media.incoming, byForm);
    const diaryId = found(diaryOfForm);
    try {
      const stored = await takeInUpload(media, await animationAsVideo(media, form.file));
      const id = await insertUpload(db, stored, diaryId, user.id).catch(async (error: unknown) => {
        await media.store.removeFolder(stored.key);
        throw error;
      });
      if (stored.kind === "photo") media.finisher.finish(stored.key);
      return { status: 201, data: presentUpload({ id, alt: "", ...stored }) };
    } finally {
      await form.file.discard();
    }
  },
);
