import type { LeafAge, SymptomColour, SymptomType } from "@grow/domain/symptoms";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const TYPES: Record<SymptomType, MessageDescriptor> = {
  leaf: msg({ id: "symptom.type.leaf", message: "Leaves" }),
  stem: msg({ id: "symptom.type.stem", message: "Stem" }),
  root: msg({ id: "symptom.type.root", message: "Roots and soil" }),
  bud: msg({ id: "symptom.type.bud", message: "Flowers" }),
  pest: msg({ id: "symptom.type.pest", message: "Pests" }),
  environment: msg({ id: "symptom.type.environment", message: "Environment" }),
  other: msg({ id: "symptom.type.other", message: "Seeds and seedlings" }),
};

const COLOURS: Record<SymptomColour, MessageDescriptor> = {
  yellow: msg({ id: "symptom.colour.yellow", message: "Yellow" }),
  brown: msg({ id: "symptom.colour.brown", message: "Brown" }),
  white: msg({ id: "symptom.colour.white", message: "White" }),
  purple: msg({ id: "symptom.colour.purple", message: "Purple" }),
  dark: msg({ id: "symptom.colour.dark", message: "Dark" }),
};

const AGES: Record<LeafAge, MessageDescriptor> = {
  old: msg({ id: "symptom.age.old", message: "Old, lower leaves" }),
  new: msg({ id: "symptom.age.new", message: "New, upper leaves" }),
};

/** The name of a group of symptoms. */
export const typeWord = (i18n: I18n, type: SymptomType): string => i18n._(TYPES[type]);
/** The name of a colour. */
export const colourWord = (i18n: I18n, colour: SymptomColour): string => i18n._(COLOURS[colour]);
/** The name of the colour that is as always. */
export const greenWord = (i18n: I18n): string =>
  i18n._(msg({ id: "symptom.colour.green", message: "Normal green" }));
/** Which leaves a symptom begins on. */
export const ageOfLeavesWord = (i18n: I18n, age: LeafAge): string => i18n._(AGES[age]);
