import { defineOperation } from "../../http/define-operation.ts";
import { insertUpload } from "../../media/insert-upload.ts";
import { MediaError } from "../../media/media-error.ts";
import { readUploadForm } from "../../media/read-upload-form.ts";
import { takeInUpload } from "../../media/take-in-upload.ts";
import { presentUpload } from "./present.ts";

/** The photo is unattached until a question or an answer uses it. */
export const uploadProblemPhoto = defineOperation(
  "uploadProblemPhoto",
  async ({ request, user, db, media }) => {
    const form = await readUploadForm(request, media.incoming);
    try {
      if (form.file.kind !== "photo") throw new MediaError("unsupported_type");
      const stored = await takeInUpload(media, form.file);
      const id = await insertUpload(db, stored, null, user.id).catch(async (error: unknown) => {
        await media.store.removeFolder(stored.key);
        throw error;
      });
      media.finisher.finish(stored.key);
      return { status: 201, data: presentUpload({ id, alt: "", ...stored }) };
    } finally {
      await form.file.discard();
    }
  },
);
