import type { Schema } from "@grow/contract";
import type { PortalBase } from "../../../../shared/portal-base.ts";

/** A step in setting up a brand. */
export interface WelcomeStep {
  step: Schema<"PortalStep">["code"];
  isDone: boolean;
}

/** The data of the welcome tab. */
export interface WelcomeView {
  /** Null for a user without a brand, who sees an introduction. */
  brand: {
    name: string;
    steps: WelcomeStep[];
    done: number;
    products: number;
    diaries: number;
    followers: number;
    questions: number;
    /** Its reviews on the community site. */
    reviewsLink: string;
    /** The latest reviews of its products. */
    reviews: { id: number; by: string; product: string; link: string; rating: number | null; text: string }[];
  } | null;
  /** Name of the brand in their open request; only for a user without a brand. */
  requested: string | null;
}

/** Builds the welcome tab from existing content; completed steps stay in the list. */
export function welcomeView(base: PortalBase, information: Schema<"PortalInformation">): WelcomeView {
  const { brand } = information;
  if (!brand) return { brand: null, requested: base.item_request?.name ?? null };
  const steps = (information.items_step ?? []).map(({ code, is_done }) => ({ step: code, isDone: is_done }));
  return {
    brand: {
      name: brand.name,
      steps,
      done: steps.filter((step) => step.isDone).length,
      products: information.cnt_products,
      diaries: information.cnt_diaries,
      followers: information.cnt_followers,
      reviewsLink: `${brand.link}/reviews`,
      questions: information.cnt_problems ?? 0,
      reviews: brand.items_review.map((review) => ({
        id: review.id,
        by: review.item_user?.name ?? "",
        product: review.item_product.name,
        link: `${review.item_product.link}/reviews`,
        rating: review.n_general,
        text: review.text.slice(0, 140),
      })),
    },
    requested: null,
  };
}
