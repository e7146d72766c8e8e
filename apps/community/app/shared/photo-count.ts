import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

/** The photos of a draft, "3 photos"; empty for none. */
export function photoCount(i18n: I18n, photos: number): string {
  if (photos === 0) return "";
  return i18n._(
    msg({ id: "editor.draft.photos", message: plural(photos, { one: "# photo", other: "# photos" }) }),
  );
}
