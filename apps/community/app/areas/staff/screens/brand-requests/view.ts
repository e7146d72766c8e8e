import type { Schema } from "@grow/contract";
import { nextStart } from "@grow/domain";
import { existingPage } from "../../../../shared/existing-page.ts";

export const REQUEST_STATES = ["open", "approved", "declined"] as const;
type RequestState = (typeof REQUEST_STATES)[number];

export interface BrandRequestView {
  readonly id: number;
  readonly name: string;
  readonly section: Schema<"Section">;
  readonly site: string | null;
  readonly text: string;
  readonly date: string;
  readonly by: { readonly name: string; readonly href: string | null };
  /** The brand of the catalogue; null for one that approval creates. */
  readonly brand: { readonly name: string; readonly href: string | null } | null;
}

export interface BrandRequestsView {
  readonly state: RequestState;
  readonly items: readonly BrandRequestView[];
  /** The start of the next page; null on the last one. */
  readonly next: number | null;
}

export function brandRequestsView(list: Schema<"BrandRequestList">, state: RequestState): BrandRequestsView {
  return {
    state,
    next: nextStart(list),
    items: list.items.map((item) => ({
      id: item.id,
      name: item.name,
      section: item.section,
      site: item.site,
      text: item.text,
      date: item.add_date,
      by: linkTo(item.item_user),
      brand: item.item_brand && linkTo(item.item_brand),
    })),
  };
}

function linkTo({ name, link }: { name: string; link: string | null }) {
  return { name, href: existingPage(link) ?? null };
}
