/** The format of the frame of each kind of slot. */
export const SLOT_KINDS = {
  header: "strip",
  box: "card",
  cpm: "wide",
  sidebar: "side",
  button: "side",
} as const;

/** Kinds of slots: those of banners. */
export type SlotKind = keyof typeof SLOT_KINDS;
