import type { Schema } from "@grow/contract";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { chosen, listRequest } from "../../shared/desks/list-request.ts";
import { publicPath } from "../../shared/pages/page-names.ts";

type Card = Schema<"StaffPageCard">;

/** What the list shows; "" for all. */
const PAGE_STATES = ["", "edited", "outdated"] as const;
export type PageState = (typeof PAGE_STATES)[number];

export const PAGE_LANGS = ["", ...TRANSLATED_LOCALES] as const;

/** How the list was asked for. */
interface PagesRequest {
  readonly state: PageState;
  readonly lang: (typeof PAGE_LANGS)[number];
  readonly search: string;
}

/** A page in one language. */
export interface PageRow {
  readonly name: Card["name"];
  readonly lang: Card["lang"];
  readonly title: string;
  /** Its address for visitors; null for a text without a page. */
  readonly path: string | null;
  readonly isEdited: boolean;
  /** The delivered text changed since. */
  readonly isOutdated: boolean;
  readonly changed: string | null;
  /** Null for a deleted account, and before the first change. */
  readonly author: string | null;
}

export interface PagesView extends PagesRequest {
  readonly rows: readonly PageRow[];
  readonly tabs: readonly { readonly state: PageState; readonly count: number }[];
}

/** Reads the query of the page; values that do not fit are left out. */
function pagesRequest(query: URLSearchParams): PagesRequest {
  return {
    state: chosen(query, "state", PAGE_STATES),
    lang: chosen(query, "lang", PAGE_LANGS),
    search: listRequest(query, 1).search,
  };
}

/** All pages are few: they are filtered here. */
export function pagesView({ items }: Schema<"StaffPageList">, query: URLSearchParams): PagesView {
  const request = pagesRequest(query);
  const words = request.search.toLowerCase();
  const found = items
    .filter(({ lang }) => request.lang === "" || lang === request.lang)
    .filter(({ name, title }) => `${name} ${publicPath(name)} ${title}`.toLowerCase().includes(words));
  return {
    ...request,
    rows: found.filter((card) => isIn(card, request.state)).map(rowView),
    tabs: PAGE_STATES.map((state) => ({ state, count: found.filter((card) => isIn(card, state)).length })),
  };
}

function isIn({ state, is_outdated }: Card, wanted: PageState): boolean {
  return wanted === "" || (wanted === "edited" ? state === "edited" : is_outdated);
}

function rowView({ name, lang, title, state, is_outdated, update_date, item_user }: Card): PageRow {
  return {
    ...{ name, lang, title, path: publicPath(name) },
    ...{ isEdited: state === "edited", isOutdated: is_outdated },
    ...{ changed: update_date, author: item_user?.name ?? null },
  };
}
