import type { Schema } from "@grow/contract";
import { REVIEW_GENERAL, readRating } from "@grow/domain/ratings";
import { existingPage } from "../../../../shared/existing-page.ts";

type Diary = Pick<Schema<"Diary">, "id" | "name" | "link" | "items_week">;

/** A product of the diary that can be reviewed here, with its review. */
export interface ProductView {
  readonly id: number;
  readonly name: string;
  readonly brand: string | null;
  readonly href?: string | undefined;
  readonly review: { readonly id: number; readonly text: string; readonly rating: number | null } | null;
}

export interface ProductReviewsView {
  readonly diary: { readonly id: number; readonly name: string; readonly link: string };
  readonly products: readonly ProductView[];
  /** Names of seeds and nutrients, which are reviewed with the harvest. */
  readonly withHarvest: readonly string[];
  /** The harvest in which they are; null while there is none. */
  readonly harvest: number | null;
}

/** Catalogues whose products are reviewed with the harvest. */
const WITH_HARVEST: ReadonlySet<string> = new Set(["seedbank", "nutrients"]);

function productView({ item_product, item_review }: Schema<"ProductReview">): ProductView {
  const { id, name, link, item_brand } = item_product;
  return {
    id,
    name,
    brand: item_brand?.name ?? null,
    href: existingPage(link),
    review: item_review && {
      id: item_review.id,
      text: item_review.text,
      rating: readRating(REVIEW_GENERAL, item_review),
    },
  };
}

/** The reviews of a diary's equipment. */
export function productReviewsView(
  diary: Diary,
  { items }: Pick<Schema<"ProductReviewList">, "items">,
): ProductReviewsView {
  const isWithHarvest = ({ item_product }: Schema<"ProductReview">) => WITH_HARVEST.has(item_product.section);
  return {
    diary: { id: diary.id, name: diary.name, link: diary.link },
    products: items.filter((item) => !isWithHarvest(item)).map(productView),
    withHarvest: items.filter(isWithHarvest).map(({ item_product }) => item_product.name),
    harvest: diary.items_week.findLast((week) => week.faza === 2)?.id ?? null,
  };
}
