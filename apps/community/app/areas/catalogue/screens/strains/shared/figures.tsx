import { useFormats } from "@grow/i18n/react";
import { Histogram, ShareBars } from "@grow/ui/chart";
import { Readings } from "@grow/ui/diary";
import { Note, Stack } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { countWord } from "../../../../../shared/catalogue/count-words.ts";
import { methodWord } from "../../../../../shared/week-log/germination-words.ts";
import { figureUnit, figureWord } from "./figure-words.ts";
import styles from "./statistics.module.css";
import type { GerminationView, StatisticsFigure, StatisticsView } from "./statistics-view.ts";

/** Drawn numbers in their order, in the colour of the phase that they belong to. */
const DRAWN: readonly (readonly [name: StatisticsFigure["name"], color: string])[] = [
  ["flowering", "var(--flower)"],
  ["perWatt", "var(--harvest)"],
  ["perPlant", "var(--harvest)"],
  ["height", "var(--veg)"],
];

/** Numbers of real harvests: three as histograms, germination beside them, the others below. */
export function Figures({
  figures,
  missing,
  least,
  germination,
}: Pick<StatisticsView, "figures" | "missing" | "least" | "germination">) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const names = formats.list(missing.map((name) => figureWord(i18n, name)));
  const drawn = DRAWN.flatMap(([name, color]) => {
    const figure = figures.find((one) => one.name === name && one.histogram);
    return figure ? [{ figure, color }] : [];
  });
  const others = figures.filter((figure) => drawn.every((one) => one.figure !== figure));
  return (
    <Stack gap={6}>
      <div className={styles.charts}>
        {drawn.map(({ figure, color }) => (
          <FigureChart key={figure.name} figure={figure} color={color} />
        ))}
        <Germination germination={germination} least={least} />
      </div>
      {others.length > 0 ? (
        <Readings
          readings={others.map((figure) => ({
            name: figureWord(i18n, figure.name),
            value: formats.number(figure.median, figure.digits),
            unit: figureUnit(i18n, figure.unit, figure.median),
            detail: <FigureDetail figure={figure} />,
          }))}
        />
      ) : null}
      {missing.length > 0 ? (
        <Note>
          {t({ id: "strain.figures.tooFew", message: `No number yet from ${least} growers: ${names}` })}
        </Note>
      ) : null}
    </Stack>
  );
}

/** The middle half, the growers, and what the breeder prints. */
function FigureDetail({ figure }: { figure: StatisticsFigure }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { low, high, n, digits, packet } = figure;
  const range = `${formats.number(low, digits)}–${formats.number(high, digits)}`;
  const printed = packet ? [...new Set(packet.map((end) => formats.number(end, digits)))].join("–") : "";
  return (
    <>
      {t({ id: "strain.figure.range", message: `Middle half ${range}` })}
      <br />
      {countWord(i18n, "growers", n)}
      {printed ? (
        <>
          <br />
          {t({ id: "strain.figure.packet", message: `Breeder: ${printed}` })}
        </>
      ) : null}
    </>
  );
}

function FigureChart({ figure, color }: { figure: StatisticsFigure; color: string }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { median, low, high, digits, packet, histogram } = figure;
  const name = figureWord(i18n, figure.name);
  const unit = figureUnit(i18n, figure.unit, median);
  const shown = (value: number) => formats.number(value, digits);
  const value = shown(median);
  const range = `${shown(low)}–${shown(high)}`;
  return (
    <div className={styles.chart}>
      <Histogram
        headingLevel={3}
        title={name}
        caption={
          <span className={styles.value}>
            <b>{value}</b> {unit}
          </span>
        }
        label={t({
          id: "strain.chart.label",
          message: `${name}: median ${value} ${unit}, middle half ${range}`,
        })}
        bins={(histogram?.counts ?? []).map((count, index) => {
          const from = (histogram?.from ?? 0) + index * (histogram?.step ?? 1);
          return { from, to: from + (histogram?.step ?? 1), count };
        })}
        format={shown}
        formatCount={(count) => formats.number(count)}
        median={{ value: median, label: value }}
        printed={packet ?? undefined}
        color={color}
        tableHead={[`${name}, ${unit}`, t({ id: "strain.harvests", message: "Harvests" })]}
        note={<FigureDetail figure={figure} />}
      />
    </div>
  );
}

/** The share of seeds that sprouted, and by method. */
function Germination({ germination, least }: { germination: GerminationView; least: number }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const { percent, counted, methods } = germination;
  const seeds = counted?.seeds ?? 0;
  const rate = formats.percent(percent / 100);
  return (
    <section className={styles.chart}>
      <h3 className={styles.name}>
        <Trans id="strain.germination">Germination</Trans>
      </h3>
      <p className={styles.value}>
        <b>{rate}</b>
        {counted === null ? null : <> {countWord(i18n, "growers", counted.growers)}</>}
      </p>
      <Stack gap={3}>
        {methods.length > 0 && counted !== null ? (
          <ShareBars
            color="var(--germ)"
            shares={methods.map(({ code, percent }) => ({
              name: methodWord(i18n, code),
              share: percent / 100,
              value: formats.percent(percent / 100),
            }))}
          />
        ) : null}
        <p className={styles.note}>
          {counted === null
            ? t({
                id: "strain.germination.typical",
                message: `Typically ${rate}. A rate of its own shows up from 20 seeds of ${least} growers on.`,
              })
            : t({
                id: "strain.germination.counted",
                message: plural(seeds, {
                  one: `${rate} of # seed sprouted`,
                  other: `${rate} of # seeds sprouted`,
                }),
              })}
        </p>
      </Stack>
    </section>
  );
}
