import { type EditedPhoto, photoFields, photosOf } from "@grow/app-kit/editor/photos/edited-photo.ts";
import { type FormValues, textsOf } from "./form-values.ts";

/** The form's name of a cover. */
export const COVER = "cover";

/** The values of a saved cover. */
export const coverValues = (cover: EditedPhoto | null): FormValues =>
  photoFields(COVER, cover ? [cover] : []);

/** What saves the cover of a form, with its description. */
export function coverBody(values: FormValues): { cover_id: number | null; cover_alt?: string } {
  const [cover] = photosOf(textsOf(values), COVER);
  return cover ? { cover_id: cover.id, cover_alt: cover.alt } : { cover_id: null };
}
