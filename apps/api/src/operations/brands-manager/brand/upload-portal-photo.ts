import { sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { insertUpload } from "../../../media/insert-upload.ts";
import { MediaError } from "../../../media/media-error.ts";
import { largestUrl } from "../../../media/present-photo.ts";
import { readUploadForm } from "../../../media/read-upload-form.ts";
import { takeInUpload } from "../../../media/take-in-upload.ts";
import { editable, managedBrand } from "../access/managed-brand.ts";

/** A photo of a saved draft is held by it; any other is deleted after a day unless something was saved with it. */
export const uploadPortalPhoto = defineOperation(
  "uploadPortalPhoto",
  async ({ request, user, transaction, media, found }) => {
    const brand = editable(found(managedBrand));
    const form = await readUploadForm(request, media.incoming);
    try {
      if (form.file.kind !== "photo") throw new MediaError("unsupported_type");
      const stored = await takeInUpload(media, form.file);
      const tmpId = form.fields.get("tmp_id") ?? "";
      const id = await transaction(async (tx) => {
        const photoId = await insertUpload(tx, stored, null, user.id, brand.id);
        await sql`
          insert into portal_draft_photo (brand_id, tmp_id, photo_id)
          select brand_id, tmp_id, ${photoId} from portal_draft
          where brand_id = ${brand.id} and tmp_id = ${tmpId}`.execute(tx);
        return photoId;
      }).catch(async (error: unknown) => {
        await media.store.removeFolder(stored.key);
        throw error;
      });
      media.finisher.finish(stored.key);
      const { width, height, color, preview } = stored;
      return {
        status: 201,
        data: {
          ...{
            id,
            url: largestUrl(stored),
            width,
            height,
            type: "image" as const,
            color,
            alt: "",
            is_remove: false,
          },
          ...(preview === null ? {} : { preview }),
        },
      };
    } finally {
      await form.file.discard();
    }
  },
);
