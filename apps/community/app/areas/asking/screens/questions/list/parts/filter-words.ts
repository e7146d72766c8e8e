import { fazaByName } from "@grow/domain";
import { type QUESTION_LANGS, QUESTION_STATES } from "@grow/domain/symptoms";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { phaseWord } from "../../../../../../shared/words/phase-words.ts";
import { symptomWord } from "../../../../shared/symptoms/symptom-words.ts";

const STATES: Record<(typeof QUESTION_STATES)[number], MessageDescriptor> = {
  solved: msg({ id: "questions.state.solved", message: "Solved" }),
  "needs-answer": msg({ id: "questions.state.open", message: "Needs an answer" }),
};

/** Languages call themselves by their own name. */
const LANGS: Record<`lang-${(typeof QUESTION_LANGS)[number]}`, string> = {
  "lang-en": "English",
  "lang-de": "Deutsch",
  "lang-es": "Español",
  "lang-ru": "Русский",
  "lang-th": "ไทย",
};

const isLang = (word: string): word is keyof typeof LANGS => Object.hasOwn(LANGS, word);

/** A filter word as users read it. */
export function filterWord(i18n: I18n, word: string): string {
  const state = QUESTION_STATES.find((one) => one === word);
  if (state) return i18n._(STATES[state]);
  const faza = fazaByName(word);
  if (faza !== undefined) return phaseWord(i18n, faza);
  return isLang(word) ? LANGS[word] : symptomWord(i18n, word);
}

/** The name of a language in itself; its code for one that the site has not. */
export function langName(lang: string): string {
  const word = `lang-${lang}`;
  return isLang(word) ? LANGS[word] : lang;
}
