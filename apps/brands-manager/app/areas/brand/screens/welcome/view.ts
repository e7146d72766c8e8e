import type { Schema } from "@grow/contract";
import type { PortalBase } from "../../../../shared/portal-base.ts";

/** A step in setting up a brand. */
export interface WelcomeStep {
  step: Schema<"PortalStep">["code"];
  isDone: boolean;
}

/** Something a grower wrote with products of the brand. */
export interface SaidView {
  type: Schema<"PortalSaid">["type"];
  id: number;
  by: string;
  name: string;
  link: string;
  rating: number | null;
  text: string;
  date: string;
  /** What the brand answered to a review; left out for other things. */
  answer?: string | null | undefined;
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
    canEdit: boolean;
    /** Its reviews on the community site. */
    reviewsLink: string;
    /** What growers wrote this week with its products. */
    said: SaidView[];
    /** The latest reviews of its products. */
    reviews: SaidView[];
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
      canEdit: base.rights.includes("edit"),
      reviewsLink: `${brand.link}/reviews`,
      questions: information.cnt_problems ?? 0,
      said: (information.items_said ?? []).map(({ content_id, item_user, n_general, add_date, ...said }) => ({
        ...said,
        ...{ id: content_id, by: item_user?.name ?? "", rating: n_general, date: add_date },
      })),
      reviews: brand.items_review.map((review) => ({
        type: "review",
        id: review.id,
        by: review.item_user?.name ?? "",
        name: review.item_product.name,
        link: `${review.item_product.link}/reviews`,
        rating: review.n_general,
        text: review.text.slice(0, 140),
        date: review.add_date,
        answer: review.item_answer?.text ?? null,
      })),
    },
    requested: null,
  };
}
