import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Title and description of a diary made for paper. */
export function printTitles(i18n: I18n, diaryname: string): { title: string; description: string } {
  const title = i18n._(msg({ id: "diary.print.title", message: `${{ diaryname }}, for printing` }));
  const description = i18n._(
    msg({ id: "diary.print.description", message: "A grow diary with all its weeks on paper." }),
  );
  return { title: `${title} · Grow`, description };
}
