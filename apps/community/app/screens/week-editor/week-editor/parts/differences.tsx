import { useFormats } from "@grow/i18n/react";
import { useLingui } from "@lingui/react/macro";
import { readingWord } from "../reading-words.ts";
import type { Difference, FormPart } from "../week-differences.ts";

/** In what two versions of a week differ: readings with their values, other parts by name. */
export function Differences({ list }: { list: readonly Difference[] }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  if (list.length === 0) return null;
  const words: Record<FormPart, string> = {
    phase: t({ id: "weekEditor.phase", message: "Phase" }),
    number: t({ id: "weekEditor.number", message: "Week of the grow" }),
    photos: t({ id: "weekEditor.photos", message: "Photos" }),
    nutrients: t({ id: "weekEditor.nutrients", message: "Nutrients" }),
    feeding: t({ id: "weekEditor.feeding", message: "Feeding plan" }),
    comment: t({ id: "weekEditor.comment", message: "Comment" }),
    harvest: t({ id: "weekEditor.differences.harvest", message: "Harvest report" }),
  };
  const shown = (typed: string) => (typed === "" ? "–" : formats.typed(typed));
  const line = (one: Difference): string =>
    "part" in one
      ? words[one.part]
      : t({
          id: "weekEditor.differences.reading",
          message: `${{ name: readingWord(i18n, one.reading) }}: ${{ theirs: shown(one.theirs) }} there, ${{ mine: shown(one.mine) }} here`,
        });
  return (
    <div>
      <p>{t({ id: "weekEditor.differences", message: "This differs:" })}</p>
      <ul>
        {list.map((one) => (
          <li key={"part" in one ? one.part : one.reading}>{line(one)}</li>
        ))}
      </ul>
    </div>
  );
}
