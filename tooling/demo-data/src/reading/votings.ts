import type { Lang } from "../people/growers.ts";

/** When readers see the numbers of a voting. */
export type Results = "always" | "after_vote" | "at_end";

export interface VotingOptionSeed {
  readonly text: string;
  readonly note?: string;
  /** Share of the votes, percent. The shares of a voting add up to 100. */
  readonly share: number;
}

/** A voting; posts name it by its place in {@link VOTINGS}, from 1. */
export interface VotingSeed {
  readonly lang: Lang;
  readonly title: string;
  readonly text: string;
  readonly results: Results;
  /** Days from the day of the demo data; negative is in the past. */
  readonly startDay: number;
  readonly endDay: number;
  readonly options: readonly VotingOptionSeed[];
}

/** Votings: running, over, and running with results at the end. */
export const VOTINGS: readonly VotingSeed[] = [
  {
    lang: "en",
    title: "What should we test next?",
    text: "The subject with the most votes gets a side-by-side test with two tents and one strain. You can change your vote until the last day.",
    results: "after_vote",
    startDay: -17,
    endDay: 4,
    options: [
      { text: "Drying at 16 °C against drying at 22 °C", note: "Same plant, cut in half", share: 31 },
      { text: "10% runoff against 30% in coco", note: "Runoff EC written down every day", share: 24 },
      { text: "Topping once against not at all", share: 17 },
      { text: "A cheap pH pen against pH drops", note: "Fifty samples, one buffer", share: 15 },
      { text: "Tap water against filtered water", share: 13 },
    ],
  },
  {
    lang: "de",
    title: "Woran erkennst du, dass deine Blüten trocken genug fürs Glas sind?",
    text: "Wähle, worauf du dich am meisten verlässt. Eine Stimme pro Grower.",
    results: "always",
    startDay: -64,
    endDay: -22,
    options: [
      { text: "Der dünne Zweig knackt", share: 41 },
      { text: "Hygrometer im Glas", share: 34 },
      { text: "Gewicht: ein Viertel bis ein Fünftel vom frischen", share: 12 },
      { text: "Ich fühle es mit den Fingern", share: 13 },
    ],
  },
  {
    lang: "es",
    title: "¿Qué hacéis con las macetas cuando os vais una semana en agosto?",
    text: "Un voto por cultivador, y podéis cambiarlo hasta el último día. Los resultados aparecen al final para que nadie copie al vecino.",
    results: "at_end",
    startDay: -9,
    endDay: 12,
    options: [
      { text: "Riego por goteo con programador", share: 36 },
      { text: "Conos de cerámica con un depósito", share: 18 },
      { text: "Maceta con reserva de agua", share: 14 },
      { text: "Un vecino con instrucciones por escrito", share: 21 },
      { text: "No me voy", note: "Alguien tiene que decirlo", share: 11 },
    ],
  },
];
