import type { Schema } from "@grow/contract";
import type { PortalBase } from "../../../portal/base.ts";

/** A step of the start of a brand. */
export interface WelcomeStep {
  step: "logo" | "description" | "products" | "colleague";
  isDone: boolean;
}

/** What the welcome tab shows. */
export interface WelcomeView {
  /** Null for somebody who manages no brand: he is told what the portal is. */
  brand: {
    name: string;
    steps: WelcomeStep[];
    done: number;
    products: number;
    diaries: number;
    followers: number;
  } | null;
}

/** Makes the welcome from what exists already; done steps stay in the list. */
export function welcomeView(base: PortalBase, information: Schema<"PortalInformation">): WelcomeView {
  const { brand } = information;
  if (!brand) return { brand: null };
  const steps: WelcomeStep[] = [
    { step: "logo", isDone: brand.logo_s !== null },
    { step: "description", isDone: brand.description.trim() !== "" },
    { step: "products", isDone: information.cnt_products > 0 },
    { step: "colleague", isDone: base.managers.length > 1 },
  ];
  return {
    brand: {
      name: brand.name,
      steps,
      done: steps.filter((step) => step.isDone).length,
      products: information.cnt_products,
      diaries: information.cnt_diaries,
      followers: information.cnt_followers,
    },
  };
}
