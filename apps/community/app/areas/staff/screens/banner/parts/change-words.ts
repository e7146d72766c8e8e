import { bannerStateWord } from "@grow/app-kit/ads/banner-words.ts";
import { countryName } from "@grow/app-kit/ads/countries.ts";
import type { Schema } from "@grow/contract";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ChangeWords } from "../../../shared/desks/change-words.ts";
import { labelOf, valueWords } from "../../../shared/desks/field-words.ts";
import { CHANGED_FIELDS } from "../banner-fields.ts";

const OTHERS = {
  state: msg({ id: "admin.banner.log.state", message: "Decision" }),
  countries: msg({ id: "admin.banner.countries", message: "Countries" }),
  image_id: msg({ id: "admin.banner.image", message: "Picture" }),
  image_dark_id: msg({ id: "admin.banner.imageDark", message: "Picture for the dark theme" }),
  image_alt: msg({ id: "admin.banner.log.alt", message: "What the picture shows" }),
} as const;

const APPROVED = msg({ id: "admin.banner.log.approved", message: "Approved" });

/** The words for a field of the log, which names it by its path in the request. */
export function bannerChangeWords(i18n: I18n, path: string): ChangeWords {
  const field = CHANGED_FIELDS.find(({ name }) => name === path);
  if (field) return { label: labelOf(i18n, field), value: (logged) => valueWords(i18n, field, logged) };
  const other = Object.hasOwn(OTHERS, path) ? OTHERS[path as keyof typeof OTHERS] : undefined;
  return {
    label: other ? i18n._(other) : path,
    value: (logged) => VALUES[path]?.(i18n, logged) ?? logged,
  };
}

const VALUES: Readonly<Record<string, (i18n: I18n, logged: string) => string>> = {
  state: stateWord,
  countries: (i18n, logged) =>
    logged
      .split(", ")
      .map((code) => countryName(i18n.locale, code))
      .join(", "),
};

/** A decision is logged as what it was and what it became. */
function stateWord(i18n: I18n, logged: string): string {
  if (logged === "approved") return i18n._(APPROVED);
  const state = (["review", "refused"] as const).find((one) => one === logged);
  return state ? bannerStateWord(i18n, state satisfies Schema<"BannerState">) : logged;
}
