import type { Random } from "@grow/testing";
import type { Lang } from "../people/growers.ts";

/** Values that sentences may name; a missing one rules out the sentences that need it, an empty text is a condition met. */
export type Slots = Readonly<Record<string, string | number | null>>;

/** Writes sentences so that none is heard too often: the least used comes next, and no list is repeated to one reader. */
export interface Writer {
  /**
   * One sentence of a list.
   *
   * @param heard - sentences this reader has had; the chosen one is added
   * @returns the sentence, or an empty text when none fits that has not been heard
   */
  sentence(lang: Lang, list: readonly string[], slots: Slots, heard: Set<string>): string;

  /** The same, but the first sentence of the list that fits and has not been heard: for what happens in an order. */
  next(lang: Lang, list: readonly string[], slots: Slots, heard: Set<string>): string;
}

const DECIMAL_COMMA: readonly Lang[] = ["de", "ru", "es"];
const SLOT = /\{(\w+)\}/g;

function slotsOf(template: string): string[] {
  return [...template.matchAll(SLOT)].map((match) => match[1] ?? "");
}

/** A number with the decimal sign of the language. */
export function spoken(lang: Lang, value: string | number): string {
  if (typeof value === "string") return value;
  return DECIMAL_COMMA.includes(lang) ? String(value).replace(".", ",") : String(value);
}

/** Starts a writer; what it has said is remembered for all readers together. */
export function createWriter(random: Random): Writer {
  const used = new Map<string, number>();
  const fitting = (list: readonly string[], slots: Slots, heard: ReadonlySet<string>) =>
    list.filter(
      (template) => !heard.has(template) && slotsOf(template).every((slot) => (slots[slot] ?? null) !== null),
    );
  const say = (lang: Lang, template: string | undefined, slots: Slots, heard: Set<string>): string => {
    if (template === undefined) return "";
    used.set(template, (used.get(template) ?? 0) + 1);
    heard.add(template);
    return template
      .replace(/\[([^\]]*)\]/g, (_, choices: string) => random.pick(choices.split("|")))
      .replace(SLOT, (_, slot: string) => spoken(lang, slots[slot] ?? ""));
  };
  return {
    sentence(lang, list, slots, heard) {
      const templates = fitting(list, slots, heard);
      if (templates.length === 0) return "";
      const least = Math.min(...templates.map((template) => used.get(template) ?? 0));
      // A little slack, so that the order of a list does not show.
      return say(
        lang,
        random.pick(templates.filter((one) => (used.get(one) ?? 0) <= least + 1)),
        slots,
        heard,
      );
    },
    next: (lang, list, slots, heard) => say(lang, fitting(list, slots, heard)[0], slots, heard),
  };
}

/** Joins sentences to a text; Thai sets a space where others set a full stop and a space. */
export function paragraph(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== "").join(" ");
}
