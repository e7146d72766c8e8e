import type { Schema } from "@grow/contract";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { type Comparison, lineComparer } from "./compare-lines.ts";
import { textLines } from "./text-lines.ts";

type Version = Schema<"StaffPostVersion">;
export type VersionLang = (typeof TRANSLATED_LOCALES)[number];

/** A saved text in the list. */
export interface VersionRow {
  readonly number: number;
  readonly date: string;
  /** Null for a deleted account. */
  readonly author: { readonly name: string; readonly link: string } | null;
  readonly title: string;
  /** The version before it that is still there; null for the oldest. */
  readonly before: number | null;
  readonly isNewest: boolean;
}

const PARTS = ["title", "preview", "text", "description", "author_role"] as const;

/** What changed in a part of an article. */
export interface ChangedPart extends Comparison {
  readonly part: (typeof PARTS)[number];
}

export interface VersionsView {
  readonly id: number;
  readonly lang: VersionLang;
  /** The title of the newest version, or of the article where this language has none. */
  readonly title: string;
  /** The version of the article, which a restore replaces. */
  readonly version: number;
  readonly rows: readonly VersionRow[];
  /** Null without any version. */
  readonly to: number | null;
  readonly from: number | null;
  /** Null where there is nothing to compare with. */
  readonly parts: readonly ChangedPart[] | null;
  readonly mayRestore: boolean;
}

/** The language that a path names. */
export const versionLang = (segment: string | undefined) =>
  TRANSLATED_LOCALES.find((lang) => lang === segment);

/**
 * The versions that the query names: by default the newest and the one before it; an earlier one is compared with the newest, which shows
 * what restoring it would change.
 */
export function chosenVersions(
  items: readonly Schema<"StaffPostVersionCard">[],
  query: URLSearchParams,
): { to: number | null; from: number | null } {
  const numbers = items.map(({ number }) => number);
  const to = numbers.find((number) => String(number) === query.get("to")) ?? numbers[0] ?? null;
  const asked = numbers.find((number) => String(number) === query.get("from"));
  const [newest = null, before = null] = numbers;
  return { to, from: to === null ? null : (asked ?? (to === newest ? before : newest)) };
}

const numberBefore = (numbers: readonly number[], number: number) =>
  numbers[numbers.indexOf(number) + 1] ?? null;

export function versionsView(
  post: Schema<"StaffPost">,
  lang: VersionLang,
  items: readonly Schema<"StaffPostVersionCard">[],
  found: Schema<"StaffPostComparison"> | null,
): VersionsView {
  const numbers = items.map(({ number }) => number);
  const to = found?.item_version.number ?? null;
  return {
    id: post.id,
    lang,
    title: items[0]?.title ?? post.items_text[0]?.title ?? "",
    version: post.version,
    rows: items.map(({ number, add_date, item_user, title }, index) => ({
      ...{ number, title, date: add_date },
      author: item_user && { name: item_user.name, link: item_user.link },
      before: numberBefore(numbers, number),
      isNewest: index === 0,
    })),
    to,
    from: found?.item_from?.number ?? null,
    parts: found?.item_from ? changedParts(found.item_from, found.item_version) : null,
    mayRestore: to !== null && to !== numbers[0] && post.state !== "removed",
  };
}

/** Parts that differ, in the order of an article. */
export function changedParts(from: Version, to: Version): ChangedPart[] {
  const compare = lineComparer(to.lang);
  const linesOf = (version: Version, part: ChangedPart["part"]) =>
    part === "text" ? textLines(version.text) : [version[part]].filter((text) => text !== "");
  return PARTS.map((part) => ({ part, ...compare(linesOf(from, part), linesOf(to, part)) })).filter(
    ({ lines }) => lines.length > 0,
  );
}
