/** A photo in an editor. */
export interface EditedPhoto {
  id: number;
  url: string;
  alt: string;
}

/** Photos as the fields of a form: their ids in order, and the description and address of each. */
export function photoFields(name: string, photos: readonly EditedPhoto[]): Record<string, string> {
  return {
    [name]: photos.map(({ id }) => id).join(","),
    ...Object.fromEntries(
      photos.flatMap(({ id, url, alt }) => [
        [`${name}_alt_${id}`, alt],
        [`${name}_url_${id}`, url],
      ]),
    ),
  };
}

/** The photos of a field, in order. */
export function photosOf(fields: Readonly<Record<string, string>>, name: string): EditedPhoto[] {
  return (fields[name] ?? "")
    .split(",")
    .filter((id) => /^\d{1,15}$/.test(id))
    .map((id) => ({
      id: Number(id),
      url: fields[`${name}_url_${id}`] ?? "",
      alt: (fields[`${name}_alt_${id}`] ?? "").trim(),
    }));
}

/** The field that says how many photos of a field were still on their way when its form was saved as a draft. */
export const waitingField = (name: string): string => `${name}_waiting`;

/** Number of photos that a form waited for and does not have. */
export function lostPhotos(fields: Readonly<Record<string, string>>, name: string): number {
  const count = fields[waitingField(name)] ?? "";
  return /^\d{1,2}$/.test(count) ? Number(count) : 0;
}
