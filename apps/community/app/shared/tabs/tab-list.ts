import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import type { ListTotals } from "../lists/list.ts";

/** Cards of a page: they divide by two, three and four columns. */
export const TAB_PAGE_SIZE = 24;
const LAST_PAGE = 400;

/** The choices of a tab's list, in its query: the default of each first. */
export type TabChoices = Readonly<Record<string, readonly [string, ...string[]]>>;

/** The parsed URL of a tab's list. */
export type TabRequest<Choices extends TabChoices> = {
  readonly [Name in keyof Choices]: Choices[Name][number];
} & { readonly page: number };

/**
 * Parses the query of a tab's list.
 *
 * @throws 404 for an unknown value or page
 */
export function tabRequest<Choices extends TabChoices>(url: URL, choices: Choices): TabRequest<Choices> {
  const page = url.searchParams.get("page") ?? "1";
  const entries = Object.entries(choices).map(([name, values]) => {
    const value = url.searchParams.get(name) ?? values[0];
    if (!values.includes(value)) throw noSuchRoute(url.pathname);
    return [name, value];
  });
  if (!/^[1-9]\d{0,2}$/.test(page) || Number(page) > LAST_PAGE) throw noSuchRoute(url.pathname);
  return { ...Object.fromEntries(entries), page: Number(page) };
}

/** Builds the URL of a tab's list, without the defaults and the first page. */
export function tabAddress<Choices extends TabChoices>(
  path: string,
  choices: Choices,
  request: Partial<TabRequest<Choices>>,
): string {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(choices)) {
    const value = (request as Readonly<Record<string, string | number | undefined>>)[name];
    if (value !== undefined && value !== values[0]) search.set(name, String(value));
  }
  const { page = 1 } = request as { readonly page?: number };
  if (page > 1) search.set("page", String(page));
  const query = search.toString();
  return query === "" ? path : `${path}?${query}`;
}

/** Query parameters of the API for a page. */
export function tabRange(page: number): { start: number; limit: number } {
  return { start: (page - 1) * TAB_PAGE_SIZE, limit: TAB_PAGE_SIZE };
}

/** What a page shows of the length of its list. */
export interface TabLength {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly isTotalCapped: boolean;
}

/**
 * How long a list is, and whether the page exists.
 *
 * @throws 404 for a page beyond the last one
 */
export function tabLength(
  url: URL,
  page: number,
  list: ListTotals & { readonly items: readonly unknown[] },
): TabLength {
  if (page > 1 && list.items.length === 0) throw noSuchRoute(url.pathname);
  return {
    page,
    pages: Math.min(LAST_PAGE, Math.max(1, Math.ceil(list.total / TAB_PAGE_SIZE))),
    total: list.total,
    isTotalCapped: list.is_total_capped ?? false,
  };
}
