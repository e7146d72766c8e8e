/** The four phases of a grow in order. */
export const phases = ["germination", "vegetative", "flowering", "harvest"] as const;

/** A phase of a grow. Set it as `data-phase` on an element to colour its content. */
export type Phase = (typeof phases)[number];
