import type { FormFields } from "@grow/app-kit/editor/form-fields.ts";
import type { Schema } from "@grow/contract";
import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { deskPaths } from "../../desk-paths.ts";
import { publicPath } from "../../shared/pages/page-names.ts";
import { PAGE_PARTS } from "../../shared/pages/page-parts.ts";
import { type ChangedPart, changedParts } from "../../shared/versions/versions-view.ts";
import { pageFields } from "./page-form.ts";

type Page = Schema<"StaffPage">;

export interface PageView {
  readonly name: Page["name"];
  readonly lang: Page["lang"];
  readonly title: string;
  /** Where visitors read it; null for a text without a page. */
  readonly path: string | null;
  readonly version: number;
  readonly fields: FormFields;
  readonly isEdited: boolean;
  /** The delivered text changed since the edit was based on it. */
  readonly isOutdated: boolean;
  /** Of the present delivered text. */
  readonly deliveredHash: string;
  /** From the delivered text to this one; empty for the delivered text itself. */
  readonly difference: readonly ChangedPart<(typeof PAGE_PARTS)[number]>[];
  readonly changed: string | null;
  /** Null for a deleted account, and before the first change. */
  readonly author: string | null;
  readonly languages: readonly {
    readonly lang: Page["lang"];
    readonly name: string;
    readonly href: string;
    readonly current: boolean;
  }[];
}

export function pageView(page: Page): PageView {
  const { name, lang, title, version, state, is_outdated, delivered_hash, item_delivered } = page;
  const isEdited = state === "edited";
  return {
    ...{ name, lang, title, path: publicPath(name), version, fields: pageFields(page) },
    ...{ isEdited, isOutdated: is_outdated, deliveredHash: delivered_hash },
    difference: isEdited ? changedParts(lang, PAGE_PARTS, [item_delivered, page]) : [],
    ...{ changed: page.update_date, author: page.item_user?.name ?? null },
    languages: TRANSLATED_LOCALES.map((one) => ({
      ...{ lang: one, name: LOCALE_NAMES[one], href: deskPaths.page(name, one), current: one === lang },
    })),
  };
}
