import type { SymptomCause } from "./causes.ts";

/** Groups of symptoms: where on the plant, or around it, one shows. */
export const SYMPTOM_TYPES = ["leaf", "stem", "root", "bud", "pest", "environment", "other"] as const;

/** Group of symptoms. */
export type SymptomType = (typeof SYMPTOM_TYPES)[number];

/** Colours of the picture key. */
export const SYMPTOM_COLOURS = ["yellow", "brown", "white", "purple", "dark"] as const;

/** The colour that tells a symptom. */
export type SymptomColour = (typeof SYMPTOM_COLOURS)[number];

/** Whether a symptom begins on old (lower) or new (upper) leaves. */
export type LeafAge = "old" | "new";

/** Something that can be seen on a plant or around it. */
export interface Symptom {
  readonly type: SymptomType;
  /** Number within its group. */
  readonly id: number;
  /** Filter word of the question list. */
  readonly slug: string;
  readonly colour: SymptomColour | null;
  /** Null where it shows on all leaves, or on none. */
  readonly age: LeafAge | null;
  /** The most likely first. */
  readonly causes: readonly SymptomCause[];
}

type Row = readonly [
  slug: string,
  causes: readonly SymptomCause[],
  colour?: SymptomColour | null,
  age?: LeafAge,
];

/** The place of a row is the number that questions store: append only. */
const ROWS: Readonly<Record<SymptomType, readonly Row[]>> = {
  leaf: [
    ["yellow-lower-leaves", ["nitrogen-low", "ageing", "overwatering"], "yellow", "old"],
    ["yellow-between-veins", ["magnesium-low", "ph"], "yellow", "old"],
    ["leaf-edges-curl-up", ["heat", "light-strong", "air-dry"]],
    ["yellow-new-leaves", ["iron-low", "ph", "sulfur-low"], "yellow", "new"],
    ["brown-leaf-tips", ["overfeeding", "air-dry"], "brown"],
    ["brown-leaf-edges", ["potassium-low", "overfeeding", "wind"], "brown", "old"],
    ["rust-spots", ["calcium-low", "ph"], "brown", "new"],
    ["purple-leaves", ["phosphorus-low", "cold", "genetics"], "purple", "old"],
    ["dark-green-claws", ["nitrogen-high", "overfeeding"], "dark"],
    ["drooping-leaves", ["overwatering", "underwatering", "heat"]],
    ["wilted-leaves", ["underwatering", "roots-sick", "heat"]],
    ["leaves-curl-down", ["overwatering", "nitrogen-high", "cold"]],
    ["bleached-top-leaves", ["light-strong", "heat"], "white", "new"],
    ["pale-leaves", ["nitrogen-low", "light-strong", "sulfur-low"], "yellow"],
    ["white-powder", ["mildew", "air-humid"], "white"],
    ["crispy-leaves", ["underwatering", "overfeeding", "air-dry"], "brown"],
    ["twisted-new-leaves", ["mites", "ph", "genetics"], null, "new"],
    ["white-specks", ["mites", "sap-suckers"], "white"],
    ["silver-streaks", ["sap-suckers"], "white"],
    ["holes-in-leaves", ["chewers"]],
    ["mosaic-pattern", ["virus", "genetics"], "yellow"],
    ["falling-leaves", ["nitrogen-low", "roots-sick", "ageing"], "yellow", "old"],
    ["single-blade-leaves", ["stress", "light-leak"], null, "new"],
    ["variegated-leaves", ["genetics"], "white"],
  ],
  stem: [
    ["purple-stems", ["genetics", "phosphorus-low", "cold"], "purple"],
    ["stretched-stem", ["light-weak", "heat"]],
    ["soft-brown-stem-base", ["damping-off", "overwatering"], "brown"],
    ["broken-stem", ["stress", "wind"]],
    ["weak-stem", ["light-weak", "wind"]],
    ["split-stem", ["stress", "genetics"]],
    ["stunted-growth", ["roots-sick", "ph", "pot-small"]],
    ["purple-petioles", ["phosphorus-low", "genetics", "cold"], "purple"],
  ],
  root: [
    ["brown-roots", ["roots-sick", "heat", "overwatering"], "brown"],
    ["slimy-roots", ["roots-sick", "heat"], "brown"],
    ["root-bound", ["pot-small"]],
    ["dry-root-ball", ["underwatering"]],
    ["white-fuzz-on-soil", ["air-humid", "overwatering"], "white"],
    ["algae-on-soil", ["overwatering", "light-leak"], "dark"],
  ],
  bud: [
    ["bud-rot", ["grey-mould", "air-humid"], "brown"],
    ["foxtails", ["heat", "light-strong", "genetics"]],
    ["airy-buds", ["light-weak", "heat", "genetics"]],
    ["bananas", ["stress", "genetics"], "yellow"],
    ["pollen-sacs", ["genetics", "stress", "light-leak"]],
    ["bleached-buds", ["light-strong"], "white"],
    ["early-brown-pistils", ["stress", "heat", "ageing"], "brown"],
    ["no-flowers", ["light-leak", "genetics"]],
    ["seeds-in-buds", ["stress", "genetics"]],
  ],
  pest: [
    ["spider-mites", ["heat", "air-dry"], "white"],
    ["thrips", ["air-dry"], "white"],
    ["aphids", ["nitrogen-high"], "dark"],
    ["whiteflies", ["heat"], "white"],
    ["fungus-gnats", ["overwatering"], "dark"],
    ["caterpillars", ["chewers"]],
    ["mealybugs", ["sap-suckers"], "white"],
    ["root-aphids", ["roots-sick"], "white"],
    ["slugs", ["chewers", "air-humid"]],
    ["russet-mites", ["mites"]],
    ["leaf-miners", ["chewers"], "white"],
  ],
  environment: [
    ["heat-stress", ["heat"]],
    ["cold-stress", ["cold"], "purple"],
    ["humid-air", ["air-humid"]],
    ["dry-air", ["air-dry"]],
    ["light-burn", ["light-strong"], "white"],
    ["wind-burn", ["wind"], "brown"],
    ["salt-crust", ["overfeeding", "ph"], "white"],
    ["light-leak", ["light-leak"]],
  ],
  other: [
    ["seed-does-not-sprout", ["seed", "cold", "overwatering"]],
    ["stuck-seed-shell", ["air-dry", "seed"]],
    ["slow-seedling", ["cold", "overwatering", "light-weak"]],
  ],
};

/** All symptoms, by group and number. */
export const SYMPTOMS: readonly Symptom[] = SYMPTOM_TYPES.flatMap((type) =>
  ROWS[type].map(
    ([slug, causes, colour = null, age = null], place): Symptom => ({
      type,
      id: place + 1,
      slug,
      colour,
      age,
      causes,
    }),
  ),
);

/**
 * Finds a symptom by group and number.
 *
 * @returns the symptom, or `undefined` for a number that is not in the table
 * @example
 * symptomOf({ type: "leaf", id: 5 })?.slug; // "brown-leaf-tips"
 */
export function symptomOf({ type, id }: { readonly type: string; readonly id: number }): Symptom | undefined {
  return SYMPTOMS.find((symptom) => symptom.type === type && symptom.id === id);
}

/**
 * Finds a symptom by its filter word.
 *
 * @example
 * symptomBySlug("bud-rot")?.type; // "bud"
 * symptomBySlug("unicorns"); // undefined
 */
export function symptomBySlug(slug: string): Symptom | undefined {
  return SYMPTOMS.find((symptom) => symptom.slug === slug);
}
