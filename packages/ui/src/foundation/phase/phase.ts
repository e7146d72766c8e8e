/** The four phases of a grow, in their order. */
export const phases = ["germination", "vegetative", "flowering", "harvest"] as const;

/** One phase of a grow. Set it as `data-phase` on an element to colour what is inside. */
export type Phase = (typeof phases)[number];
