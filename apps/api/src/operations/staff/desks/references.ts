import type { DeskName } from "./desk.ts";

/**
 * How a merge handles rows that reference the merged row.
 *
 * - `move`: they reference the other row.
 * - an array: the same, but a row of the other one with equal columns wins.
 * - `leave`: they belong to the removed row.
 * - `block`: they prevent the merge.
 */
export type Strategy = "move" | "leave" | "block" | readonly string[];

/** All references to the rows of a desk; `references.test.ts` compares them with the database. */
export const REFERENCES: Readonly<Record<DeskName, Readonly<Record<string, Strategy>>>> = {
  brand: {
    "strain.brand_id": "move",
    "product.brand_id": "move",
    "diary_equip.brand_id": "move",
    "week_nutrient.brand_id": "move",
    "giveaway.brand_id": "move",
    "photo.brand_id": "move",
    "invoice.brand_id": "move",
    "brand_request.brand_id": "move",
    "brand_old_slug.brand_id": "move",
    "brand_manager.brand_id": ["user_id"],
    "brand_tester.brand_id": ["user_id"],
    "brand_invitation.brand_id": ["kind", "user_id"],
    "brand_link.brand_id": "leave",
    "brand_day.brand_id": "leave",
    "scheme.brand_id": "block",
    "portal_draft.brand_id": "block",
    "chat.brand_id": "block",
    "banner.brand_id": "block",
    "newsletter.brand_id": "block",
    "newsletter_stop.brand_id": ["user_id"],
    "subscription.brand_id": "block",
  },
  product: {
    "diary_equip.product_id": "move",
    "week_nutrient.product_id": "move",
    "review.product_id": ["user_id", "diary_id"],
    "product_old_slug.product_id": "move",
    "giveaway_prize.product_id": "move",
    "message.product_id": "move",
    "strain_request.product_id": "leave",
    "product_photo.product_id": "leave",
    "product_composition.product_id": "leave",
    "button_day.product_id": "leave",
    "button_filtered_day.product_id": "leave",
    "scheme_product.product_id": "block",
    "banner.product_id": "block",
  },
  strain: {
    "product.strain_id": "move",
    "diary_equip.strain_id": "move",
    "strain_old_slug.strain_id": "move",
    "strain_request.strain_id": "move",
    "message.strain_id": "move",
    "strain_alias.strain_id": ["name"],
    "strain_parent.parent_id": "move",
    "strain_parent.strain_id": "leave",
    "strain_category.strain_id": "leave",
  },
};

/** Tables that reference things of any kind by `type` and `content_id`, and the columns that make a row unique. */
export const TYPED_REFERENCES: Readonly<Record<string, readonly string[]>> = {
  likes: ["user_id"],
  follow: ["user_id"],
  comment: [],
  complaint: ["user_id", "state"],
  wiki: ["lang"],
  user_ban: ["user_id"],
};
