import {
  type LeafAge,
  SYMPTOM_COLOURS,
  SYMPTOM_TYPES,
  SYMPTOMS,
  type Symptom,
  type SymptomCause,
  type SymptomColour,
  type SymptomType,
} from "@grow/domain/symptoms";
import type { QuestionCardView } from "../../../../shared/questions/question-card-view.ts";
import { isAt, ofPlace, PLACES, type Place } from "../../shared/symptoms/places.ts";

/** `green`: the colour is as always. */
const KEY_COLOURS = [...SYMPTOM_COLOURS, "green"] as const;
export type KeyColour = SymptomColour | "green";

/** A choice, with the number of symptoms that it leaves. */
interface KeyOption<Value> {
  readonly value: Value;
  readonly count: number;
}

/** What was chosen so far, and what can be chosen next. */
export interface KeyView {
  readonly where: SymptomType | null;
  readonly age: LeafAge | null;
  readonly colour: KeyColour | null;
  readonly places: readonly KeyOption<Place>[];
  /** Places that are chosen: leaves without an age are two. */
  readonly chosen: readonly Place[];
  /** Only colours that leave a symptom, and none where there is no choice. */
  readonly colours: readonly KeyOption<KeyColour>[];
  /** Symptoms that fit, none before the first choice. */
  readonly symptoms: readonly string[];
  readonly symptom: string | null;
  /** Causes of the symptom, or of all that are left, the most likely first. */
  readonly causes: readonly SymptomCause[];
  /** The first step that is open, from 1; 4 when all is chosen. */
  readonly step: 1 | 2 | 3 | 4;
}

/** Solved questions with the symptom. */
export interface SolvedView {
  readonly cards: readonly QuestionCardView[];
  readonly total: number;
}

/** Causes shown before a symptom is chosen. */
const MOST_CAUSES = 4;

const colourOf = ({ colour }: Symptom): KeyColour => colour ?? "green";

/** Reads the choices of a URL; unknown ones count as not made. */
export function keyView(search: URLSearchParams): KeyView {
  const where = SYMPTOM_TYPES.find((type) => type === search.get("where")) ?? null;
  const ages: readonly LeafAge[] = where === "leaf" ? ["old", "new"] : [];
  const age = ages.find((one) => one === search.get("age")) ?? null;
  const chosen = PLACES.filter((place) => {
    const of = ofPlace(place);
    return of.where === where && (age === null || of.age === age);
  });
  const here = SYMPTOMS.filter((symptom) => chosen.some((place) => isAt(symptom, place)));
  const found = KEY_COLOURS.map((value) => ({
    value,
    count: here.filter((one) => colourOf(one) === value).length,
  })).filter(({ count }) => count > 0);
  const colours = found.length > 1 ? found : [];
  const colour = colours.find(({ value }) => value === search.get("colour"))?.value ?? null;
  const left = here.filter((symptom) => colour === null || colourOf(symptom) === colour);
  const picked = left.find(({ slug }) => slug === search.get("symptom"));
  return {
    where,
    age,
    colour,
    places: PLACES.map((value) => ({
      value,
      count: SYMPTOMS.filter((symptom) => isAt(symptom, value)).length,
    })),
    chosen,
    colours,
    symptoms: left.map(({ slug }) => slug),
    symptom: picked?.slug ?? null,
    causes: picked ? picked.causes : likeliest(left),
    step: where === null ? 1 : picked ? 4 : colour === null && colours.length > 0 ? 2 : 3,
  };
}

/** Causes that most of the symptoms share; the first of a symptom weighs most. */
function likeliest(symptoms: readonly Symptom[]): SymptomCause[] {
  const weights = new Map<SymptomCause, number>();
  for (const { causes } of symptoms) {
    causes.forEach((cause, place) => {
      weights.set(cause, (weights.get(cause) ?? 0) + 1 / (place + 1));
    });
  }
  return [...weights]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_CAUSES)
    .map(([cause]) => cause);
}
