import type { Schema } from "@grow/contract";

/** A photo in an editor of the portal. */
export interface EditedPhoto {
  id: number;
  url: string;
  alt: string;
}

/**
 * Uploads a photo for a brand.
 *
 * @param tmpId - the draft that holds it
 * @throws Error when it was refused or the connection is lost
 */
export async function uploadPhoto(
  file: File,
  brandId: number,
  tmpId: string | null | undefined,
): Promise<EditedPhoto> {
  const form = new FormData();
  if (tmpId) form.set("tmp_id", tmpId);
  form.set("file", file);
  // The uploader of the client has no query, which names the brand here.
  const response = await fetch(`/api/brands-manager/uploads/photo?brand_id=${brandId}`, {
    method: "POST",
    body: form,
  });
  if (!response.ok) throw new Error(`The upload was refused with status ${response.status}.`);
  const { data } = (await response.json()) as { data: Schema<"Upload"> };
  return { id: data.id, url: data.url, alt: "" };
}
