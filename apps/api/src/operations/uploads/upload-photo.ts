import type { FastifyRequest } from "fastify";
import type { Db } from "../../db/database.ts";
import type { MediaServices } from "../../http/services.ts";
import { insertUpload } from "../../media/insert-upload.ts";
import { MediaError } from "../../media/media-error.ts";
import { readUploadForm } from "../../media/read-upload-form.ts";
import { takeInUpload } from "../../media/take-in-upload.ts";
import { presentUpload } from "./present.ts";

interface Upload {
  readonly request: FastifyRequest;
  readonly user: { readonly id: number };
  readonly db: Db;
  readonly media: MediaServices;
}

/** Takes in a photo that is unattached until something uses it. */
export async function uploadPhoto({ request, user, db, media }: Upload) {
  const form = await readUploadForm(request, media.incoming);
  try {
    if (form.file.kind !== "photo") throw new MediaError("unsupported_type");
    const stored = await takeInUpload(media, form.file);
    const id = await insertUpload(db, stored, null, user.id).catch(async (error: unknown) => {
      await media.store.removeFolder(stored.key);
      throw error;
    });
    media.finisher.finish(stored.key);
    return presentUpload({ id, alt: "", ...stored });
  } finally {
    await form.file.discard();
  }
}
