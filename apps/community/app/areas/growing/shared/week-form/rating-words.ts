import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const WORDS: readonly (readonly [number, MessageDescriptor])[] = [
  [2, msg({ id: "weekEditor.rating.poor", message: "poor" })],
  [4, msg({ id: "weekEditor.rating.weak", message: "weak" })],
  [6, msg({ id: "weekEditor.rating.fair", message: "fair" })],
  [8, msg({ id: "weekEditor.rating.good", message: "good" })],
  [9, msg({ id: "weekEditor.rating.veryGood", message: "very good" })],
  [10, msg({ id: "weekEditor.rating.excellent", message: "excellent" })],
];

/** A rating with its word: "8, good". */
export function ratingWord(i18n: I18n, value: number): string {
  const word = WORDS.find(([most]) => value <= most)?.[1];
  return word ? `${value}, ${i18n._(word)}` : String(value);
}
