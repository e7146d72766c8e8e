import { cutText, fillTitle, TITLE_PLACEHOLDERS, type TitleValues } from "@grow/domain";
import { say } from "@grow/i18n";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PageHead } from "./head.ts";

/**
 * Title and description of a screen, exported by its `titles.ts`. Both may contain the placeholders of `@grow/domain`:
 * `{diaryname} – grow diary{page}`. The site's name is added to every title and is not part of it.
 */
export interface HeadTemplate {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
}

/** The text of `{page}` from page 2 on. */
const PAGE = msg({ id: "head.page", message: " – page {page}" });

/** The catalog replaces each placeholder with itself; values are filled in afterwards, by the rules of titles. */
const THEMSELVES = Object.fromEntries(TITLE_PLACEHOLDERS.map((name) => [name, `{${name}}`]));

/**
 * Fills in the title and description of a page in the user's language.
 *
 * @param values - values of the placeholders; missing ones are removed with the separators around them. `n` also selects the
 *   plural form of the texts: `{n, plural, one {# diary} other {# diaries}}`
 * @example
 * head: { ...fillHead(i18n, listTitles, { n: total, filtername, page }), canonical: paths.explore() }
 */
export function fillHead(
  i18n: I18n,
  { title, description }: HeadTemplate,
  values: TitleValues = {},
): Pick<PageHead, "title" | "description"> {
  // Infinity is formatted the same in every language, so an unknown total can be removed again.
  const n = typeof values.n === "number" && Number.isFinite(values.n) ? values.n : Number.POSITIVE_INFINITY;
  const fill = (text: MessageDescriptor) =>
    fillTitle(say(i18n, text, { ...THEMSELVES, n }).replace(/∞|Infinity/, "{n}"), values, (page) =>
      say(i18n, PAGE, { page }),
    );
  return { title: fill(title), description: cutText(fill(description)) };
}
