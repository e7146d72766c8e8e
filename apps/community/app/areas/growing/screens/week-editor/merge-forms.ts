import { mergeMedia } from "@grow/app-kit/offline/merge-weeks.ts";
import type { WeekForm } from "../../shared/week-form/week-form.ts";
import { type Difference, differenceKey, weekDifferences, withDifference } from "./week-differences.ts";

/** Two versions of a week made one. */
export interface MergedForms {
  readonly form: WeekForm;
  /** Conflicts: changed by both sides; mine is in the form until the grower chooses. */
  readonly asked: readonly Difference[];
  /** Changes of the other side only, now in the form. */
  readonly taken: readonly Difference[];
}

/**
 * Merges two versions of a week field by field; all forms are in the same units.
 *
 * @param base - the common base; null if unknown, then every difference is a conflict
 */
export function mergeForms(base: WeekForm | null, mine: WeekForm, theirs: WeekForm): MergedForms {
  const differences = weekDifferences(theirs, mine);
  if (base === null) return { form: mine, asked: differences, taken: [] };
  const changedIn = (form: WeekForm) => new Set(weekDifferences(base, form).map(differenceKey));
  const [here, there] = [changedIn(mine), changedIn(theirs)];
  const isPhotos = (one: Difference) => "part" in one && one.part === "photos";
  const both = differences.filter((one) => there.has(differenceKey(one)));
  const asked = both.filter((one) => here.has(differenceKey(one)) && !isPhotos(one));
  const taken = both.filter((one) => !here.has(differenceKey(one)) || isPhotos(one));
  const form = taken.reduce((merged, one) => withDifference(merged, theirs, one), mine);
  const photos = mergeMedia(base.photos, mine.photos, theirs.photos);
  const videos = mergeMedia(base.videos, mine.videos, theirs.videos);
  return { form: { ...form, photos, videos }, asked, taken };
}
