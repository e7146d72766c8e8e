import { textOf } from "@grow/app-kit/forms/form-errors.ts";

/** The photos of a submitted form, in order. */
export function sentPhotos(form: FormData, name: string): { id: number; alt: string }[] {
  return textOf(form, name)
    .split(",")
    .filter((id) => /^\d{1,15}$/.test(id))
    .map((id) => ({ id: Number(id), alt: textOf(form, `${name}_alt_${id}`).trim() }));
}

/** The only photo of a field; null when it was removed. */
export function sentPhoto(form: FormData, name: string): number | null {
  return sentPhotos(form, name)[0]?.id ?? null;
}
