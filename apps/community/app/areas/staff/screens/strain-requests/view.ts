import type { Schema } from "@grow/contract";
import { nextStart } from "@grow/domain";
import { existingPage } from "../../../../shared/existing-page.ts";

export const REQUEST_STATES = ["open", "approved", "declined"] as const;
type RequestState = (typeof REQUEST_STATES)[number];

interface LinkView {
  readonly name: string;
  readonly href: string | null;
}

export interface StrainRequestView {
  readonly id: number;
  readonly name: string;
  readonly date: string;
  readonly brand: LinkView;
  /** The seeds. */
  readonly product: LinkView;
  /** Null once their account is gone. */
  readonly by: LinkView | null;
  /** The strain of an approved request. */
  readonly strain: LinkView | null;
  /** Strains of the catalogue that it may be. */
  readonly similar: readonly (LinkView & { readonly id: number })[];
}

export interface StrainRequestsView {
  readonly state: RequestState;
  readonly items: readonly StrainRequestView[];
  /** The start of the next page; null on the last one. */
  readonly next: number | null;
}

export function strainRequestsView(
  list: Schema<"StrainRequestList">,
  state: RequestState,
): StrainRequestsView {
  return {
    state,
    next: nextStart(list),
    items: list.items.map((item) => ({
      id: item.id,
      name: item.name,
      date: item.add_date,
      brand: linkTo(item.item_brand),
      product: linkTo(item.item_product),
      by: item.item_user && linkTo(item.item_user),
      strain: item.item_strain && linkTo(item.item_strain),
      similar: item.items_similar.map((strain) => ({ id: strain.id, ...linkTo(strain) })),
    })),
  };
}

function linkTo({ name, link }: { name: string; link: string | null }): LinkView {
  return { name, href: existingPage(link) ?? null };
}
