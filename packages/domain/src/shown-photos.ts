import { listIn } from "./argument-checks.ts";

/**
 * Filters the photos of a week that are shown and counted: those not removed.
 *
 * @param photos - the photos in order; a missing list is empty
 * @example
 * shownPhotos([{ id: 1 }, { id: 2, is_remove: true }]); // [{ id: 1 }]
 */
export function shownPhotos<Photo extends { readonly is_remove?: boolean | undefined }>(
  photos: readonly Photo[] | null | undefined,
): readonly Photo[] {
  return listIn(photos ?? []).filter((photo) => !photo.is_remove);
}
