import type { Schema } from "@grow/contract";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import {
  thingAt,
  WIDGET_SIZES,
  WIDGET_THEMES,
  type WidgetSize,
  type WidgetTheme,
  type WidgetThing,
} from "../../widget/widget-address.ts";

type WidgetLang = (typeof TRANSLATED_LOCALES)[number];

/** What was chosen in the form. */
export interface WidgetChoice {
  /** The path of one's own profile or diary. */
  readonly of: string;
  /** An address that was typed, which wins. */
  readonly address: string;
  readonly size: WidgetSize;
  readonly theme: WidgetTheme;
  readonly lang: WidgetLang;
}

/** One's own things to choose from. */
export interface OwnThing {
  readonly path: string;
  readonly name: string;
  readonly isProfile: boolean;
}

/** Reads the form's values. @param locale - of the page */
export function widgetChoice(search: URLSearchParams, locale: string): WidgetChoice {
  const among = <T extends string>(name: string, words: readonly T[]) =>
    words.find((one) => one === search.get(name));
  return {
    of: search.get("of") ?? "",
    address: (search.get("address") ?? "").trim(),
    size: among("size", WIDGET_SIZES) ?? "card",
    theme: among("theme", WIDGET_THEMES) ?? "",
    lang: among("in", TRANSLATED_LOCALES) ?? TRANSLATED_LOCALES.find((one) => one === locale) ?? "en",
  };
}

/** The chosen diary, grower or brand; null when nothing is chosen, or the address belongs to something else. */
export function chosenThing({ of, address }: WidgetChoice, publicUrl: string): WidgetThing | null {
  const path = address === "" ? of : address;
  return path === "" ? null : thingAt(path, publicUrl);
}

/** The fields of a diary that decide whether it has a card. */
type OwnDiary = Pick<Schema<"DiaryCard">, "link" | "name" | "visibility" | "is_hidden" | "is_moderate">;

/** A member's profile and public diaries. */
export function ownThings(
  user: { readonly name: string; readonly link: string },
  diaries: readonly OwnDiary[],
): OwnThing[] {
  const shown = diaries.filter(({ visibility, is_hidden, is_moderate }) => {
    return visibility !== "private" && !is_hidden && !is_moderate;
  });
  return [
    ...shown.map(({ link, name }) => ({ path: link, name, isProfile: false })),
    { path: user.link, name: user.name, isProfile: true },
  ];
}
