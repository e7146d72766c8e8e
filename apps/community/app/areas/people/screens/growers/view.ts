import type { Schema } from "@grow/contract";
import { type GrowerData, growerData } from "../../../../shared/growers/grower-data.ts";
import { type TabLength, type TabRequest, tabAddress } from "../../../../shared/tabs/tab-list.ts";
import { paths } from "../../paths.ts";

/** Languages that growers write in, by their own names. */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  ru: "Русский",
  th: "ไทย",
} as const;

/** Choices of the list, the default first. */
export const GROWERS_CHOICES = {
  language: ["all", "en", "de", "es", "ru", "th"],
  sort: ["followers", "reports", "new", "name"],
  strains: ["all", "mine"],
} as const;
export type GrowersRequest = TabRequest<typeof GROWERS_CHOICES>;

/** Longest beginning of a name that is searched for. */
const LONGEST_QUERY = 32;

export interface GrowersView extends TabLength, GrowersRequest {
  readonly query: string;
  readonly growers: readonly GrowerData[];
  readonly isGuest: boolean;
}

/** Reads the beginning of a name from the URL. */
export function searchedName(search: URLSearchParams): string {
  return (search.get("query") ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .replace(/^@/, "")
    .slice(0, LONGEST_QUERY);
}

/** Builds the URL of the list. */
export function growersAddress(query: string, request: Partial<GrowersRequest>): string {
  const path = tabAddress(paths.growers(), GROWERS_CHOICES, request);
  if (query === "") return path;
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ query })}`;
}

export function growersView(
  request: GrowersRequest,
  query: string,
  list: Schema<"UserCardList">,
  length: TabLength,
  readerId: number | null,
): GrowersView {
  return {
    ...request,
    ...length,
    query,
    growers: list.items.map((card) => growerData(card, readerId)),
    isGuest: readerId === null,
  };
}
