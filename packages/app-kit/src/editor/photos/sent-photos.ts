import { formFields } from "../form-fields.ts";
import { photosOf } from "./edited-photo.ts";

/** The photos of a submitted form, in order. */
export function sentPhotos(form: FormData, name: string): { id: number; alt: string }[] {
  return photosOf(formFields(form), name).map(({ id, alt }) => ({ id, alt }));
}

/** The only photo of a field; null when it was removed. */
export function sentPhoto(form: FormData, name: string): number | null {
  return sentPhotos(form, name)[0]?.id ?? null;
}
