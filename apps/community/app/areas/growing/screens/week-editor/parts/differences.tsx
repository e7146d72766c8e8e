import "../../../../../shared/week-log/locales/catalog.ts";
import { type Measures, readingUnit } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { Note } from "@grow/ui/foundation";
import { ChoiceGroup, Radio } from "@grow/ui/input";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { readingWord } from "../../../../../shared/week-fields/reading-words.ts";
import type { WeekForm } from "../../../shared/week-form/week-form.ts";
import { differenceText } from "../difference-text.ts";
import styles from "../screen.module.css";
import type { Side } from "../use-week-merge.ts";
import { type Difference, differenceKey, type FormPart } from "../week-differences.ts";

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

function differenceWord(i18n: I18n, one: Difference, measures: Measures): string {
  return "part" in one
    ? partWord(i18n, one.part)
    : readingWord(i18n, one.reading, readingUnit(one.reading, measures));
}

interface DifferencesProps {
  list: readonly Difference[];
  mine: WeekForm;
  /** The saved version. */
  theirs: WeekForm;
  measures: Measures;
  decided?: ReadonlyMap<string, Side> | undefined;
  /** Left out while the choice would have no effect. */
  onDecide?: ((difference: Difference, side: Side) => void) | undefined;
  /** Undecided ones show that a decision is missing. */
  isAsking?: boolean | undefined;
}

/** Conflicting values of two versions of a week: the grower decides field by field. */
export function Differences({ list, mine, theirs, measures, decided, onDecide, isAsking }: DifferencesProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const group = useId();
  const words: Record<Side, string> = {
    mine: t({ id: "weekEditor.differences.mine", message: "On this device" }),
    theirs: t({ id: "weekEditor.differences.theirs", message: "Saved version" }),
  };
  return list.map((one) => {
    const key = differenceKey(one);
    const choice = decided?.get(key);
    const isMissing = isAsking && choice === undefined;
    const error = isMissing ? `${group}-${key}-error` : undefined;
    return (
      <ChoiceGroup key={key} legend={differenceWord(i18n, one, measures)}>
        {(["mine", "theirs"] as const).map((side) => (
          <Radio
            key={side}
            name={`${group}-${key}`}
            checked={choice === side}
            disabled={!onDecide}
            onChange={() => onDecide?.(one, side)}
            aria-invalid={isMissing || undefined}
            aria-describedby={error}
            detail={
              <span className={styles.difference}>
                {differenceText(i18n, formats, one, side === "mine" ? mine : theirs, measures) || "–"}
              </span>
            }
          >
            {words[side]}
          </Radio>
        ))}
        {isMissing ? (
          <p id={error} className={styles.undecided}>
            <Trans id="weekEditor.differences.choose">Choose the version to save.</Trans>
          </p>
        ) : null}
      </ChoiceGroup>
    );
  });
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
          <li key={differenceKey(one)}>{differenceWord(i18n, one, measures)}</li>
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
