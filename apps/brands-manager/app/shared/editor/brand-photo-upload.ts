import type { SendingOptions } from "@grow/app-kit/editor/send-photo.ts";
import type { Schema } from "@grow/contract";

/**
 * Uploads photos of a brand.
 *
 * @param tmpId - the draft that uses them
 */
export function brandPhotoUpload(
  brandId: number,
  tmpId?: string | null,
): SendingOptions<Schema<"Upload">>["to"] {
  return (upload, photo) =>
    upload("/brands-manager/uploads/photo", {
      ...photo,
      fields: tmpId ? { tmp_id: tmpId } : {},
      params: { query: { brand_id: brandId } },
    });
}
