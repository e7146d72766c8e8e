import type { Schema } from "@grow/contract";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { type Comparison, lineComparer } from "./compare-lines.ts";
import { textLines } from "./text-lines.ts";

export type VersionLang = (typeof TRANSLATED_LOCALES)[number];

/** A version as a list of the API has it. */
type VersionCard = Pick<Schema<"StaffPostVersionCard">, "number" | "title" | "item_user" | "add_date"> &
  Partial<Pick<Schema<"StaffPageVersionCard">, "is_delivered">>;

/** A saved text in the list. */
export interface VersionRow {
  readonly number: number;
  readonly date: string;
  /** Null for a deleted account. */
  readonly author: { readonly name: string; readonly link: string } | null;
  readonly title: string;
  /** It shipped with Grow. */
  readonly isDelivered: boolean;
  /** The version before it that is still there; null for the oldest. */
  readonly before: number | null;
  readonly isNewest: boolean;
}

/** What changed in a part of a text. */
export interface ChangedPart<Part extends string = string> extends Comparison {
  readonly part: Part;
}

/** The versions of a text in a language, and what changed between two of them. */
export interface VersionsView {
  readonly lang: VersionLang;
  readonly title: string;
  /** The version of the thing itself, which a restore replaces. */
  readonly version: number;
  readonly rows: readonly VersionRow[];
  /** Null without any version. */
  readonly to: number | null;
  readonly from: number | null;
  /** Null where there is nothing to compare with. */
  readonly parts: readonly ChangedPart[] | null;
  readonly mayRestore: boolean;
}

/** Numbers of versions in the query: shown, compared with, asked to restore, and just restored. */
export interface VersionChoice {
  readonly to?: number;
  readonly from?: number;
  readonly restore?: number;
  readonly done?: number;
}

/** The language that a path names. */
export const versionLang = (segment: string | undefined) =>
  TRANSLATED_LOCALES.find((lang) => lang === segment);

/**
 * The versions that the query names: by default the newest and the one before it; an earlier one is compared with the newest, which shows
 * what restoring it would change.
 */
export function chosenVersions(
  items: readonly Pick<VersionCard, "number">[],
  query: URLSearchParams,
): { to: number | null; from: number | null } {
  const numbers = items.map(({ number }) => number);
  const to = numbers.find((number) => String(number) === query.get("to")) ?? numbers[0] ?? null;
  const asked = numbers.find((number) => String(number) === query.get("from"));
  const [newest = null, before = null] = numbers;
  return { to, from: to === null ? null : (asked ?? (to === newest ? before : newest)) };
}

/** The saved texts as rows, from the newest on. */
export function versionRows(items: readonly VersionCard[]): VersionRow[] {
  return items.map(({ number, add_date, item_user, title, is_delivered = false }, index) => ({
    ...{ number, title, date: add_date, isDelivered: is_delivered },
    author: item_user && { name: item_user.name, link: item_user.link },
    before: items[index + 1]?.number ?? null,
    isNewest: index === 0,
  }));
}

/** Parts that differ, in their order. The part `text` is HTML. */
export function changedParts<Part extends string>(
  lang: string,
  parts: readonly Part[],
  [from, to]: readonly [Readonly<Record<Part, string>>, Readonly<Record<Part, string>>],
): ChangedPart<Part>[] {
  const compare = lineComparer(lang);
  const linesOf = (version: Readonly<Record<Part, string>>, part: Part) =>
    part === "text" ? textLines(version[part]) : [version[part]].filter((text) => text !== "");
  return parts
    .map((part) => ({ part, ...compare(linesOf(from, part), linesOf(to, part)) }))
    .filter(({ lines }) => lines.length > 0);
}
