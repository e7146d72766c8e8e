import { isSection } from "@grow/domain";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const WORDS = {
  diary: msg({ id: "article.card.diary", message: "Diary" }),
  strain: msg({ id: "article.card.strain", message: "Strain" }),
  product: msg({ id: "article.card.product", message: "Product" }),
  voting: msg({ id: "article.card.voting", message: "Voting" }),
} satisfies Record<string, MessageDescriptor>;

/** What the page of an article shows as a card for a path: "Diary"; null for anything else. */
export function cardWord(i18n: I18n, path: string): string | null {
  const kind = cardKind(path);
  return kind && i18n._(WORDS[kind]);
}

/** The API finds cards by the same paths. */
function cardKind(path: string): keyof typeof WORDS | null {
  if (/^\/diaries\/\d{1,15}(?:-[^/]*)?$/.test(path)) return "diary";
  if (/^\/journal\/voting\/\d{1,15}$/.test(path)) return "voting";
  if (/^\/strains\/[a-z0-9-]{1,120}$/.test(path)) return "strain";
  const [, section, brand, product, ...rest] = path.split("/");
  return isSection(section) && brand && product && rest.length === 0 ? "product" : null;
}
