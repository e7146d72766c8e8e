import type { Schema } from "@grow/contract";
import {
  DERIVED_READINGS,
  type Faza,
  type Measures,
  type NumberRange,
  READING_KEYS,
  READINGS,
  type ReadingKey,
  roundTo,
  type SoilCode,
  showReading,
  type TargetFigure,
  targetBand,
  vpd,
} from "@grow/domain";
import type { ReadingName } from "../../../../shared/week-fields/reading-words.ts";
import type { Figure } from "../../../../shared/words/use-figures.ts";

/** A reading of the week, as the asker shows it. */
export interface FactView<Name extends ReadingName = ReadingName> extends Figure {
  readonly name: Name;
}

/** A reading with the band to aim at, where it is out of it. */
export interface JudgedFactView extends FactView {
  readonly target?: readonly [number, number] | undefined;
}

/** Readings in the usual order, in the reader's units. */
export function factsOf(props: Schema<"WeekProps">, measures: Measures): FactView<ReadingKey>[] {
  return READING_KEYS.flatMap((name) => {
    const shown = showReading(name, readingOf(props, name), measures);
    return shown ? [{ name, value: shown.value, unit: shown.unit }] : [];
  });
}

function readingOf(props: Schema<"WeekProps">, name: ReadingKey): number | undefined {
  const stored = props[name as keyof typeof props];
  return typeof stored === "number" ? stored : undefined;
}

/** The plant whose readings are judged. */
interface JudgedPlant {
  readonly faza: Faza | null;
  readonly soil: SoilCode | null;
}

/** The same with the VPD that follows from them, and with the band of what is out of it in the plant's phase. */
export function judgedFacts(
  props: Schema<"WeekProps">,
  measures: Measures,
  { faza, soil }: JudgedPlant,
): JudgedFactView[] {
  const bandOf = (figure: TargetFigure | undefined) =>
    figure === undefined || faza === null ? null : targetBand(figure, faza, soil);
  const facts = factsOf(props, measures).map((fact): JudgedFactView => {
    const { name } = fact;
    const band = bandOf(READINGS[name].target);
    if (band === null || !isMissed(readingOf(props, name), band)) return fact;
    const [min, max] = [band.min, band.max].map((end) => showReading(name, end, measures));
    return min && max ? { ...fact, target: [min.value, max.value] } : fact;
  });
  const { air_temp: air, air_hum: humidity } = props;
  const { decimals, unit, after } = DERIVED_READINGS.vpd;
  const value = roundTo(vpd({ air, humidity }), decimals);
  if (value === null) return facts;
  const band = bandOf("vpd");
  const derived: JudgedFactView = {
    name: "vpd",
    value,
    unit,
    ...(band && isMissed(value, band) ? { target: [band.min, band.max] } : {}),
  };
  return facts.flatMap((fact) => (fact.name === after ? [fact, derived] : [fact]));
}

function isMissed(value: number | undefined, { min, max }: NumberRange): boolean {
  return value !== undefined && (value < min || value > max);
}
