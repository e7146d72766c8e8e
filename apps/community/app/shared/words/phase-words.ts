import { type Faza, type PhaseName, phaseName } from "@grow/domain";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { weekParts, weekWord } from "./week-words.ts";

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

/** The text beside a week's name: its phase, or the week of a harvest, whose name already says the phase. */
export function phaseBeside(i18n: I18n, key: string, faza: Faza): string {
  const { kind, number } = weekParts(key);
  return kind === "harvest" && number !== "" ? weekWord(i18n, `week${number}`) : phaseWord(i18n, faza);
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

/** A week with its phase: "Week 14, flowering"; a harvest is just "Harvest". */
export function weekState(i18n: I18n, key: string, faza: Faza): string {
  const { number } = weekParts(key);
  if (number === "" && faza !== 2) return phaseWord(i18n, faza);
  switch (phaseName(faza)) {
    case "germination":
      return i18n._(msg({ id: "phase.state.germination", message: `Week ${{ number }}, germination` }));
    case "vegetative":
      return i18n._(msg({ id: "phase.state.vegetative", message: `Week ${{ number }}, vegetative` }));
    case "flowering":
      return i18n._(msg({ id: "phase.state.flowering", message: `Week ${{ number }}, flowering` }));
    case "harvest":
      return weekWord(i18n, key);
  }
}
