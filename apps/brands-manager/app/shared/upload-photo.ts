import type { Schema } from "@grow/contract";
import type { EditedPhoto } from "./edited-photo.ts";

/**
 * Uploads a photo for a brand.
 *
 * @param tmpId - the draft that uses it
 * @throws Error when it was rejected or the connection was lost
 */
export async function uploadPhoto(
  file: File,
  brandId: number,
  tmpId: string | null | undefined,
): Promise<EditedPhoto> {
  const form = new FormData();
  if (tmpId) form.set("tmp_id", tmpId);
  form.set("file", file);
  // The client's uploader has no query parameters, and this one names the brand there.
  const response = await fetch(`/api/brands-manager/uploads/photo?brand_id=${brandId}`, {
    method: "POST",
    body: form,
  });
  if (!response.ok) throw new Error(`The upload was rejected with status ${response.status}.`);
  const { data } = (await response.json()) as { data: Schema<"Upload"> };
  return { id: data.id, url: data.url, alt: "" };
}
