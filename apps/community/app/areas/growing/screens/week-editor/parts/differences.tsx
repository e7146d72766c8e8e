import { type Measures, readingUnit } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { Button, Note } from "@grow/ui/foundation";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { readingWord } from "../../../../../shared/week-fields/reading-words.ts";
import type { WeekForm } from "../../../shared/week-form/week-form.ts";
import { type Difference, differenceKey, type FormPart } from "../week-differences.ts";
import styles from "./differences.module.css";

function partWord(i18n: I18n, part: FormPart): string {
  const words: Record<FormPart, string> = {
    phase: i18n._(msg({ id: "weekEditor.phase", message: "Phase" })),
    number: i18n._(msg({ id: "weekEditor.number", message: "Week of the grow" })),
    photos: i18n._(msg({ id: "weekEditor.photos", message: "Photos" })),
    germination: i18n._(msg({ id: "weekEditor.differences.germination", message: "Germination date" })),
    method: i18n._(msg({ id: "weekEditor.germination.method", message: "Germination method" })),
    seeds: i18n._(msg({ id: "weekEditor.seeds.sprouted", message: "Seeds sprouted" })),
    events: i18n._(msg({ id: "weekEditor.events", message: "What you did" })),
    feedings: i18n._(msg({ id: "weekEditor.feedings", message: "Feedings" })),
    nutrients: i18n._(msg({ id: "weekEditor.nutrients", message: "Nutrients" })),
    feeding: i18n._(msg({ id: "weekEditor.feeding", message: "Feeding chart" })),
    comment: i18n._(msg({ id: "weekEditor.comment", message: "Comment" })),
    harvest: i18n._(msg({ id: "weekEditor.differences.harvest", message: "Harvest report" })),
  };
  return words[part];
}

interface DifferencesProps {
  list: readonly Difference[];
  /** The saved version. */
  theirs: WeekForm;
  measures: Measures;
  /** Puts the saved value of one of them into the form. */
  onTake?: ((difference: Difference) => void) | undefined;
}

/** The text of a part that is nothing but text. */
const TEXTS: Partial<Record<FormPart, "text" | "feeding_schedule">> = {
  comment: "text",
  feeding: "feeding_schedule",
};

/** In what two versions of a week differ: readings with their values, texts with the saved one, other parts by name. */
export function Differences({ list, theirs, measures, onTake }: DifferencesProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  if (list.length === 0) return null;
  const shown = (typed: string) => (typed === "" ? "–" : formats.typed(typed));
  const line = (one: Difference): string =>
    "part" in one
      ? partWord(i18n, one.part)
      : t({
          id: "weekEditor.differences.reading",
          message: `${{ name: readingWord(i18n, one.reading, readingUnit(one.reading, measures)) }}: ${{ theirs: shown(one.theirs) }} saved, ${{ mine: shown(one.mine) }} here`,
        });
  return (
    <div>
      <p>
        {onTake ? (
          <Trans id="weekEditor.differences.both">Changed here and there:</Trans>
        ) : (
          <Trans id="weekEditor.differences">What's different:</Trans>
        )}
      </p>
      <ul className={styles.list}>
        {list.map((one) => (
          <li key={differenceKey(one)}>
            <span>{line(one)}</span>
            {"part" in one ? <SavedText part={one.part} theirs={theirs} /> : null}
            {onTake ? (
              <Button look="quiet" size="small" onClick={() => onTake(one)}>
                <Trans id="weekEditor.differences.take">Use saved</Trans>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The saved text of a part; the user's own text is in the form. */
function SavedText({ part, theirs }: { part: FormPart; theirs: WeekForm }) {
  const field = TEXTS[part];
  if (field === undefined) return null;
  const text = theirs[field].trim();
  return (
    <blockquote className={styles.saved}>
      {text === "" ? <Trans id="weekEditor.differences.noText">Empty in the saved version</Trans> : text}
    </blockquote>
  );
}

interface MergedNoticeProps {
  taken: readonly Difference[];
  measures: Measures;
  /** Nothing is left to be decided: the form can be saved. */
  isDecided: boolean;
}

/** Changes of another device that are now in the form. */
export function MergedNotice({ taken, measures, isDecided }: MergedNoticeProps) {
  const { i18n, t } = useLingui();
  return (
    <Note
      tone="info"
      urgent={isDecided}
      title={t({ id: "weekEditor.merged.title", message: "Changes from your other device added" })}
    >
      <ul>
        {taken.map((one) => (
          <li key={differenceKey(one)}>
            {"part" in one
              ? partWord(i18n, one.part)
              : readingWord(i18n, one.reading, readingUnit(one.reading, measures))}
          </li>
        ))}
      </ul>
      {isDecided ? (
        <p>
          <Trans id="weekEditor.merged.save">Check the week, then save it.</Trans>
        </p>
      ) : null}
    </Note>
  );
}
