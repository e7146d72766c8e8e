/** What may go wrong in a grow. */
export const INCIDENTS = [
  "yellowing",
  "tip_burn",
  "droop",
  "mould",
  "pests",
  "heat",
  "weak_light",
  "late",
] as const;

/** A thing that goes wrong in a grow. */
export type Incident = (typeof INCIDENTS)[number];

/** Aromas that strains have and that texts name. */
export const AROMAS = [
  "citrus",
  "pine",
  "berry",
  "earthy",
  "spicy",
  "floral",
  "honey",
  "tropical",
  "mint",
  "fuel",
] as const;

/** An aroma of a strain. */
export type Aroma = (typeof AROMAS)[number];

/** Sentences about something that goes wrong: when it is seen, while it lasts, when it is over. */
export interface IncidentPhrases {
  readonly onset: readonly string[];
  readonly course: readonly string[];
  readonly over: readonly string[];
  /** What another grower would advise. */
  readonly advice: readonly string[];
}

/** What a reader asks, and what the author answers. */
export interface Question {
  readonly ask: string;
  readonly reply: string;
}

/**
 * Sentence material of one language, as growers of it write. `{slot}` takes a value of the week (numbers with the
 * decimal sign of the language), `[one|other]` is a choice of words. Some slots are conditions and stand for nothing:
 * a sentence with `{tent}` is only said of a tent. Training and stretch are told in the order of time.
 */
export interface Phrases {
  readonly diaryNames: readonly string[];
  readonly short: readonly string[];
  readonly germination: readonly string[];
  readonly seedling: readonly string[];
  readonly vegetative: readonly string[];
  readonly outdoor: readonly string[];
  readonly topped: readonly string[];
  readonly lst: readonly string[];
  readonly scrog: readonly string[];
  readonly stretch: readonly string[];
  readonly flowering: readonly string[];
  readonly ripening: readonly string[];
  readonly harvest: readonly string[];
  readonly drying: readonly string[];
  readonly climate: readonly string[];
  readonly feed: readonly string[];
  readonly plainWater: readonly string[];
  readonly closing: readonly string[];
  readonly incidents: Readonly<Record<Incident, IncidentPhrases>>;
  readonly smoke: readonly string[];
  readonly strainComment: readonly string[];
  readonly reviewGood: readonly string[];
  readonly reviewMixed: readonly string[];
  readonly nutrientGood: readonly string[];
  readonly nutrientMixed: readonly string[];
  readonly praise: readonly string[];
  readonly questions: readonly Question[];
  readonly harvestPraise: readonly string[];
  readonly thanks: readonly string[];
  readonly methods: readonly string[];
  readonly aromas: Readonly<Record<Aroma, string>>;
  /** Descriptions of photos, by what they show. */
  readonly alt: Readonly<
    Record<"germination" | "whole" | "canopy" | "leaf" | "bud" | "drying" | "jar", readonly string[]>
  >;
}
