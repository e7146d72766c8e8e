import {
  type LeafAge,
  SYMPTOM_COLOURS,
  SYMPTOM_TYPES,
  SYMPTOMS,
  type SymptomCause,
  type SymptomColour,
  type SymptomType,
} from "@grow/domain/symptoms";

/** What was chosen so far. */
export interface KeyView {
  readonly where: SymptomType | null;
  readonly colour: SymptomColour | null;
  readonly age: LeafAge | null;
  /** What can be chosen next; only choices that leave a symptom. */
  readonly colours: readonly SymptomColour[];
  readonly ages: readonly LeafAge[];
  /** Symptoms that fit, none before the first choice. */
  readonly symptoms: readonly { readonly slug: string; readonly causes: readonly SymptomCause[] }[];
}

const AGES: readonly LeafAge[] = ["old", "new"];

/** Reads the choices of a URL; unknown ones count as not made. */
export function keyView(search: URLSearchParams): KeyView {
  const where = SYMPTOM_TYPES.find((type) => type === search.get("where")) ?? null;
  const here = SYMPTOMS.filter(({ type }) => type === where);
  const colours = SYMPTOM_COLOURS.filter((colour) => here.some((symptom) => symptom.colour === colour));
  const colour = colours.find((one) => one === search.get("colour")) ?? null;
  const coloured = here.filter((symptom) => colour === null || symptom.colour === colour);
  const ages = AGES.filter((age) => coloured.some((symptom) => symptom.age === age));
  const age = ages.find((one) => one === search.get("age")) ?? null;
  const symptoms = coloured
    .filter((symptom) => age === null || symptom.age === null || symptom.age === age)
    .map(({ slug, causes }) => ({ slug, causes }));
  return { where, colour, age, colours, ages, symptoms };
}
