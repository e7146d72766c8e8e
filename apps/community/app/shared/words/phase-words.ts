import { type Faza, type PhaseName, phaseName } from "@grow/domain";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const WORDS: Record<PhaseName, MessageDescriptor> = {
  germination: msg({ id: "phase.germination", message: "Germination" }),
  vegetative: msg({ id: "phase.vegetative", message: "Vegetative" }),
  flowering: msg({ id: "phase.flowering", message: "Flowering" }),
  harvest: msg({ id: "phase.harvest", message: "Harvest" }),
};

/** The name of a phase: "Flowering". */
export function phaseWord(i18n: I18n, faza: Faza): string {
  return i18n._(WORDS[phaseName(faza)]);
}

/** The four phase words by name, as the week strip wants them. */
export function phaseWords(i18n: I18n): Record<PhaseName, string> {
  return {
    germination: i18n._(WORDS.germination),
    vegetative: i18n._(WORDS.vegetative),
    flowering: i18n._(WORDS.flowering),
    harvest: i18n._(WORDS.harvest),
  };
}

/** Where a diary stands: "Week 14, flowering". `week` is the week's name in words. */
export function weekState(i18n: I18n, week: string, faza: Faza): string {
  switch (phaseName(faza)) {
    case "germination":
      return i18n._(msg({ id: "phase.state.germination", message: `${week}, germination` }));
    case "vegetative":
      return i18n._(msg({ id: "phase.state.vegetative", message: `${week}, vegetative` }));
    case "flowering":
      return i18n._(msg({ id: "phase.state.flowering", message: `${week}, flowering` }));
    // Its own name says it: "Harvest 16".
    case "harvest":
      return week;
  }
}
