import type { Formats } from "@grow/i18n";
import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

/** "3 photos and 1 week"; empty for nothing. */
export function countWords(
  i18n: I18n,
  formats: Formats,
  { files, weeks }: { readonly files: number; readonly weeks: number },
): string {
  const words: string[] = [];
  if (files > 0) {
    words.push(
      i18n._(
        msg({
          id: "offline.count.files",
          message: plural(files, { one: "# photo", other: "# photos" }),
        }),
      ),
    );
  }
  if (weeks > 0) {
    words.push(
      i18n._(msg({ id: "offline.count.weeks", message: plural(weeks, { one: "# week", other: "# weeks" }) })),
    );
  }
  return formats.list(words);
}
