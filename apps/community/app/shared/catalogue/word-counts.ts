import type { Schema } from "@grow/contract";

/** How many things each filter word would leave, by word. */
export const wordCounts = (words: readonly Schema<"WordCount">[] = []): Readonly<Record<string, number>> =>
  Object.fromEntries(words.map(({ word, cnt }) => [word, cnt]));
