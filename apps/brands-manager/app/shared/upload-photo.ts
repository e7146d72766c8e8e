/** A photo in an editor of the portal. */
export interface EditedPhoto {
  id: number;
  url: string;
  alt: string;
}

/**
 * Uploads a photo for a brand.
 *
 * @param tmpId - the draft that uses it
 * @throws ApiError when it was rejected or the connection was lost
 */
export async function uploadPhoto(
  file: File,
  brandId: number,
  tmpId: string | null | undefined,
): Promise<EditedPhoto> {
  const { createUploader } = await import("@grow/api-client");
  const { data } = await createUploader({ apiBase: "/api" })("/brands-manager/uploads/photo", {
    file,
    fields: tmpId ? { tmp_id: tmpId } : {},
    params: { query: { brand_id: brandId } },
  });
  return { id: data.id, url: data.url, alt: "" };
}
