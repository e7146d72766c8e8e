import { paramId } from "@grow/domain";

/** A photo of a form that is uploaded. */
export interface FormPhoto {
  readonly id: number;
  readonly src: string;
}

/** The photos that a form sent, in their order. Only addresses of our own are shown again. */
export function readFormPhotos(form: FormData): FormPhoto[] {
  const sources = form.getAll("photo_src").map(String);
  return form.getAll("photo").flatMap((value, index) => {
    const id = paramId(String(value));
    const src = sources[index] ?? "";
    return id === undefined || !src.startsWith("/media/") ? [] : [{ id, src }];
  });
}

/** The photos as a request names them. */
export function photoIds(form: FormData): { id: number }[] {
  return form.getAll("photo").flatMap((value) => {
    const id = paramId(String(value));
    return id === undefined ? [] : [{ id }];
  });
}
