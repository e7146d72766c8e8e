import { type Faza, type PhaseName, phaseName } from "@grow/domain";
import { formatsFor } from "@grow/i18n/format";
import type { CardLocale } from "./card-address.ts";

interface Words {
  /** The state of a running diary. */
  readonly week: Readonly<Record<Exclude<PhaseName, "harvest">, (number: string) => string>>;
  readonly harvest: string;
  readonly harvested: (weight: string) => string;
  readonly grams: string;
  readonly perWatt: string;
}

const WORDS: Readonly<Record<CardLocale, Words>> = {
  en: {
    week: {
      germination: (number) => `Week ${number}, germination`,
      vegetative: (number) => `Week ${number}, vegetative`,
      flowering: (number) => `Week ${number}, flowering`,
    },
    harvest: "Harvest",
    harvested: (weight) => `Harvested, ${weight}`,
    grams: "g",
    perWatt: "g/W",
  },
  ru: {
    week: {
      germination: (number) => `Неделя ${number}, проращивание`,
      vegetative: (number) => `Неделя ${number}, вега`,
      flowering: (number) => `Неделя ${number}, цветение`,
    },
    harvest: "Урожай",
    harvested: (weight) => `Урожай: ${weight}`,
    grams: "г",
    perWatt: "г/Вт",
  },
  de: {
    week: {
      germination: (number) => `Woche ${number}, Keimung`,
      vegetative: (number) => `Woche ${number}, Wachstum`,
      flowering: (number) => `Woche ${number}, Blüte`,
    },
    harvest: "Ernte",
    harvested: (weight) => `Geerntet, ${weight}`,
    grams: "g",
    perWatt: "g/W",
  },
  es: {
    week: {
      germination: (number) => `Semana ${number}, germinación`,
      vegetative: (number) => `Semana ${number}, vegetativa`,
      flowering: (number) => `Semana ${number}, floración`,
    },
    harvest: "Cosecha",
    harvested: (weight) => `Cosechado, ${weight}`,
    grams: "g",
    perWatt: "g/W",
  },
  th: {
    week: {
      germination: (number) => `สัปดาห์ ${number} เพาะเมล็ด`,
      vegetative: (number) => `สัปดาห์ ${number} ทำใบ`,
      flowering: (number) => `สัปดาห์ ${number} ทำดอก`,
    },
    harvest: "เก็บเกี่ยว",
    harvested: (weight) => `เก็บเกี่ยวแล้ว ${weight}`,
    grams: "กรัม",
    perWatt: "กรัม/วัตต์",
  },
};

/** The week that a card is about, and its yield where it is a harvest. */
export interface CardState {
  readonly faza: Faza;
  /** The number in the week's name: "11", "3.2"; empty without one. */
  readonly number: string;
  readonly weight: number | null;
  readonly watt: number | null;
}

/** The state of the plant: "Week 11, flowering", or "Harvested, 412 g · 1.37 g/W". */
export function cardState({ faza, number, weight, watt }: CardState, locale: CardLocale): string {
  const words = WORDS[locale];
  const phase = phaseName(faza);
  if (phase !== "harvest") return words.week[phase](number);
  if (weight === null || weight <= 0) return words.harvest;
  const formats = formatsFor(locale);
  const harvested = words.harvested(formats.unit(weight, words.grams, 0));
  if (watt === null || watt <= 0) return harvested;
  return `${harvested} · ${formats.unit(weight / watt, words.perWatt)}`;
}
