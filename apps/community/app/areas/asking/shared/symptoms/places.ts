import type { LeafAge, Symptom, SymptomType } from "@grow/domain/symptoms";
import type { I18n } from "@lingui/core";
import { ageOfLeavesWord, typeWord } from "./group-words.ts";

/** Parts of a plant, and around it, where a symptom shows: the groups of symptoms, with old and new leaves apart. */
export const PLACES = [
  "bud",
  "leaf-new",
  "leaf-old",
  "stem",
  "root",
  "pest",
  "environment",
  "other",
] as const;
export type Place = (typeof PLACES)[number];

/** Group and age of a place. */
export function ofPlace(place: Place): { readonly where: SymptomType; readonly age: LeafAge | null } {
  if (place === "leaf-new") return { where: "leaf", age: "new" };
  if (place === "leaf-old") return { where: "leaf", age: "old" };
  return { where: place, age: null };
}

/** The places of a symptom: one that begins on no leaves in particular shows on both. */
export function placesOf({ type, age }: Pick<Symptom, "type" | "age">): readonly Place[] {
  if (type !== "leaf") return PLACES.filter((place) => place === type);
  return age === null ? ["leaf-new", "leaf-old"] : [`leaf-${age}`];
}

/** Whether a symptom shows at a place. */
export const isAt = (symptom: Pick<Symptom, "type" | "age">, place: Place): boolean =>
  placesOf(symptom).includes(place);

/** The name of a place. */
export function placeWord(i18n: I18n, place: Place): string {
  const { where, age } = ofPlace(place);
  return age === null ? typeWord(i18n, where) : ageOfLeavesWord(i18n, age);
}
