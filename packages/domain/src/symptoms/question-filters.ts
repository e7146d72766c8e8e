import { listIn, objectIn } from "../argument-checks.ts";
import { type Faza, PHASES, type PhaseName } from "../phase.ts";
import { SYMPTOMS } from "./symptoms.ts";

/** Filter words for whether a question has an accepted answer. */
export const QUESTION_STATES = ["solved", "needs-answer"] as const;

/** Filter words for the phase of the plant. */
export const QUESTION_PHASES: readonly PhaseName[] = PHASES.map(({ name }) => name);

/** Languages of questions that the list filters by. */
export const QUESTION_LANGS = ["en", "de", "es", "ru", "th"] as const;

const LANG_PREFIX = "lang-";

/** Filters of a question list. */
export interface QuestionFilters {
  /** Slugs of symptoms; a question must show all of them. */
  readonly symptoms: readonly string[];
  /** Null lists both. */
  readonly is_solved: boolean | null;
  readonly lang: string | null;
  /** Phase of the plant. */
  readonly faza: Faza | null;
}

/**
 * Parses the filter words of a path such as /grow-questions/brown-leaf-tips/needs-answer/lang-de.
 *
 * @param words - the path segments, in any order
 * @returns the filters, or `undefined` when a word is unknown or words contradict each other
 * @example
 * parseQuestionTags(["solved", "bud-rot"]); // { symptoms: ["bud-rot"], is_solved: true, lang: null, faza: null }
 * parseQuestionTags(["unicorns"]); // undefined
 */
export function parseQuestionTags(words: readonly string[]): QuestionFilters | undefined {
  const rest = new Set(listIn(words));
  const symptoms = SYMPTOMS.map(({ slug }) => slug).filter((slug) => rest.delete(slug));
  const states = QUESTION_STATES.filter((state) => rest.delete(state));
  const langs = QUESTION_LANGS.filter((lang) => rest.delete(LANG_PREFIX + lang));
  const phases = PHASES.filter(({ name }) => rest.delete(name));
  if (rest.size > 0 || states.length > 1 || langs.length > 1 || phases.length > 1) return undefined;
  const [state] = states;
  return {
    symptoms,
    is_solved: state === undefined ? null : state === "solved",
    lang: langs[0] ?? null,
    faza: phases[0]?.faza ?? null,
  };
}

/**
 * Lists the words of the canonical path: symptoms in the order of the table, then state, phase and language.
 *
 * @example
 * questionTags({ symptoms: ["bud-rot"], is_solved: false, lang: "de", faza: 1 });
 * // ["bud-rot", "needs-answer", "flowering", "lang-de"]
 */
export function questionTags(filters: QuestionFilters): readonly string[] {
  const { symptoms, is_solved, lang, faza } = objectIn(filters);
  const chosen = new Set(listIn(symptoms));
  return [
    ...SYMPTOMS.map(({ slug }) => slug).filter((slug) => chosen.has(slug)),
    ...(is_solved === null ? [] : [QUESTION_STATES[is_solved ? 0 : 1]]),
    ...PHASES.filter((phase) => phase.faza === faza).map(({ name }) => name),
    ...(lang === null ? [] : [LANG_PREFIX + lang]),
  ];
}
