import { cutText, fillTitle, TITLE_PLACEHOLDERS, type TitleValues } from "@grow/domain";
import { say } from "@grow/i18n";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PageHead } from "./head.ts";

/**
 * Title and description of a screen, as its `titles.ts` exports them. Both may hold the placeholders of `@grow/domain`:
 * `{diaryname} – grow diary{page}`. The name of the site is not part of a title: every page gets it.
 */
export interface HeadTemplate {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
}

/** What `{page}` says from page 2 on. */
const PAGE = msg({ id: "head.page", message: " – page {page}" });

/** To a catalog, placeholders stand for themselves: what they say is put in afterwards, by the rules of titles. */
const THEMSELVES = Object.fromEntries(TITLE_PLACEHOLDERS.map((name) => [name, `{${name}}`]));

/**
 * Title and description of a page in the reader's language.
 *
 * @param values - what the placeholders say; what is missing goes, with the separators around it. `n` also chooses between
 *   plural forms of the texts: `{n, plural, one {# diary} other {# diaries}}`
 * @example
 * head: { ...fillHead(i18n, listTitles, { n: total, filtername, page }), canonical: paths.explore() }
 */
export function fillHead(
  i18n: I18n,
  { title, description }: HeadTemplate,
  values: TitleValues = {},
): Pick<PageHead, "title" | "description"> {
  // A total that is not known is written alike in every language, so that it can be taken out again.
  const n = typeof values.n === "number" && Number.isFinite(values.n) ? values.n : Number.POSITIVE_INFINITY;
  const fill = (text: MessageDescriptor) =>
    fillTitle(say(i18n, text, { ...THEMSELVES, n }).replace(/∞|Infinity/, "{n}"), values, (page) =>
      say(i18n, PAGE, { page }),
    );
  return { title: fill(title), description: cutText(fill(description)) };
}
