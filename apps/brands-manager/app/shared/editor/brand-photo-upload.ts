import type { PhotoFieldProps } from "@grow/app-kit/editor/photos/photo-field.tsx";

/**
 * Uploads photos of a brand.
 *
 * @param tmpId - the draft that uses them
 */
export function brandPhotoUpload(brandId: number, tmpId?: string | null): PhotoFieldProps["to"] {
  return (upload, photo) =>
    upload("/brands-manager/uploads/photo", {
      ...photo,
      fields: tmpId ? { tmp_id: tmpId } : {},
      params: { query: { brand_id: brandId } },
    });
}
