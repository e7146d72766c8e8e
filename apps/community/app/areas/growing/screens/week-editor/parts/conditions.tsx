import {
  DERIVED_READINGS,
  GROWING_READINGS,
  measurePreset,
  measuresFromText,
  measuresToText,
  parseReading,
  placeInBand,
  READINGS,
  type ReadingKey,
  roundTo,
  targetBand,
  vpd,
} from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { BandMeter } from "@grow/ui/chart";
import { Disclosure, Section, useHydrated } from "@grow/ui/foundation";
import { DateField, FieldGrid } from "@grow/ui/input";
import { SegmentRadios } from "@grow/ui/navigation";
import { useLingui } from "@lingui/react/macro";
import { unitWord } from "../../../../../shared/words/unit-words.ts";
import type { WeekForm } from "../../../shared/week-form/week-form.ts";
import type { EditorState } from "../use-week-editor.ts";
import styles from "./fields.module.css";
import { LaterPart } from "./later-part.tsx";
import { ReadingField } from "./reading-field.tsx";

const isExtra = (key: ReadingKey): boolean => READINGS[key].rank === "extra";
const FIRST = GROWING_READINGS.filter((key) => !isExtra(key));
const MORE = GROWING_READINGS.filter(isExtra);

interface LiveProps {
  editor: EditorState;
  /** The form's last read state. */
  live: WeekForm;
}

/** The readings of a week, in the grower's units, with what follows from them. */
export function Conditions({ editor, live }: LiveProps) {
  const { t } = useLingui();
  const { start, errors, last } = editor;
  const hasValue = (key: ReadingKey) => start.form.readings[key] !== "";
  const more = MORE.filter((key) => READINGS[key].replacedBy === undefined || hasValue(key));
  const hasMore = more.some((key) => hasValue(key) || errors.fields[`props.${key}`]);
  const field = (key: ReadingKey) => (
    <ReadingField
      key={key}
      reading={key}
      typed={start.form.readings[key]}
      now={live.readings[key]}
      measures={start.measures}
      last={last?.readings[key]}
      refused={editor.refusedField(`props.${key}`, (form) => form.readings[key])}
    />
  );
  const isGermination = live.faza === "-1";
  return (
    <Section
      close
      id="conditions"
      title={t({ id: "weekEditor.conditions", message: "Environment" })}
      action={<UnitChoice editor={editor} />}
    >
      <div hidden={!isGermination}>
        <FieldGrid>
          <DateField
            name="props.germ_date"
            label={t({ id: "weekEditor.germDate", message: "Germination date" })}
            defaultValue={start.form.germ_date}
            error={errors.fields["props.germ_date"]}
          />
        </FieldGrid>
        <LaterPart name="Germination" editor={editor} live={live} />
      </div>
      <div key={start.unitsTurn} className={isGermination ? styles.more : undefined}>
        <FieldGrid>{FIRST.map(field)}</FieldGrid>
        <div className={styles.more}>
          <Disclosure
            title={t({ id: "weekEditor.conditions.more", message: "More readings" })}
            open={hasMore}
          >
            <FieldGrid>{more.map(field)}</FieldGrid>
          </Disclosure>
        </div>
      </div>
      <VapourPressure editor={editor} live={live} />
    </Section>
  );
}

function UnitChoice({ editor: { start, changeUnits, ownMeasures } }: { editor: EditorState }) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const options = [
    { value: "metric", label: t({ id: "weekEditor.units.metric", message: "Metric" }) },
    { value: "imperial", label: t({ id: "weekEditor.units.imperial", message: "Imperial" }) },
  ];
  if (measurePreset(ownMeasures) === undefined) {
    const value = measuresToText(ownMeasures);
    options.unshift({ value, label: t({ id: "weekEditor.units.own", message: "Custom" }) });
  }
  return (
    <SegmentRadios
      label={t({ id: "weekEditor.units", message: "Units" })}
      name="shown_units"
      options={options}
      defaultValue={measuresToText(start.measures)}
      disabled={!hydrated}
      onChange={(event) => changeUnits(measuresFromText(event.currentTarget.value))}
    />
  );
}

/** The top of the scale: more than any air that plants live in, kPa. */
const DRIEST = 2.4;

function VapourPressure({ editor: { start }, live }: LiveProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const read = (key: ReadingKey) => {
    const parsed = parseReading(key, live.readings[key], start.measures);
    return parsed.ok ? parsed.value : null;
  };
  const value = vpd({ air: read("air_temp"), humidity: read("air_hum") });
  const faza = ([-1, 0, 1] as const).find((code) => String(code) === live.faza);
  const band = faza === undefined ? null : targetBand("vpd", faza);
  const place = band && placeInBand(roundTo(value, 2), band);
  if (value === null || !band || !place) return null;
  const range = { min: formats.number(band.min, 1), max: formats.number(band.max, 1) };
  const words = {
    below: t({ id: "weekEditor.vpd.below", message: `below target, ${range.min}–${range.max}` }),
    in: t({ id: "weekEditor.vpd.in", message: `on target, ${range.min}–${range.max}` }),
    above: t({ id: "weekEditor.vpd.above", message: `above target, ${range.min}–${range.max}` }),
  };
  return (
    <div className={styles.derived}>
      <BandMeter
        name={t({ id: "weekEditor.vpd", message: "VPD" })}
        value={formats.number(value, DERIVED_READINGS.vpd.decimals)}
        unit={unitWord(i18n, "kpa")}
        detail={words[place]}
        scale={{ min: 0, max: DRIEST, from: band.min, to: band.max, at: value }}
      />
    </div>
  );
}
