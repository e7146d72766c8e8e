import type { TranslationType } from "@grow/api-client";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Kinds of things whose texts are translated. */
const TYPES: Readonly<Record<TranslationType, true>> = {
  diary: true,
  week: true,
  comment: true,
  problem: true,
  solution: true,
  video: true,
  review: true,
  blog: true,
  brand: true,
  product: true,
  strain: true,
  giveaway: true,
};

export function isTranslationType(word: string | undefined): word is TranslationType {
  return word !== undefined && Object.hasOwn(TYPES, word);
}

/** Who made a translation. */
export function translationSource(i18n: I18n, source: "person" | "machine"): string {
  return source === "machine"
    ? i18n._(msg({ id: "talk.translation.machine", message: "Machine translation" }))
    : i18n._(msg({ id: "talk.translation.person", message: "Human translation" }));
}

/** Text for a missing translation. */
export function noTranslation(i18n: I18n): string {
  return i18n._(msg({ id: "talk.translation.none", message: "This hasn't been translated yet." }));
}
