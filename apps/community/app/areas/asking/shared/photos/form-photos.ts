import { paramId } from "@grow/domain";

/** A photo of a form that is uploaded. */
export interface FormPhoto {
  readonly id: number;
  readonly src: string;
  /** What it shows, for those who cannot see it. */
  readonly alt?: string | undefined;
}

/** The photos that a form sent, in their order. Only addresses of our own are shown again. */
export function readFormPhotos(form: FormData): FormPhoto[] {
  const sources = form.getAll("photo_src").map(String);
  return sentPhotos(form).flatMap(({ place, ...photo }) => {
    const src = sources[place] ?? "";
    return src.startsWith("/media/") ? [{ ...photo, src }] : [];
  });
}

/** The photos as a request names them. */
export function photoInputs(form: FormData): { id: number; alt?: string }[] {
  return sentPhotos(form).map(({ place: _, ...photo }) => photo);
}

function sentPhotos(form: FormData): { place: number; id: number; alt?: string }[] {
  const alts = form.getAll("photo_alt").map(String);
  return form.getAll("photo").flatMap((value, place) => {
    const id = paramId(String(value));
    const alt = alts[place]?.trim();
    return id === undefined ? [] : [{ place, id, ...(alt === undefined ? {} : { alt }) }];
  });
}
