import { useFormats } from "@grow/i18n/react";
import { DataTable } from "@grow/ui/chart";
import { BigFigures, Readings, ScoreRows } from "@grow/ui/diary";
import { Badge, Chip, Cluster, Score, Section, Stack } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { UserText } from "../../../../../shared/user-text/user-text.tsx";
import { useFigures } from "../../../../../shared/words/use-figures.ts";
import type { HarvestFigure, HarvestView, ReportView } from "../../../shared/diary/harvest-view.ts";
import { harvestWord, ratingWord } from "../../../shared/diary/reading-words.ts";
import { reportCategoryWord, reportWord } from "../../../shared/diary/report-words.ts";
import styles from "./harvest.module.css";

interface HarvestProps {
  harvest: HarvestView;
  /** Language of the grower's text. */
  lang: string;
}

/** The harvest: weights and yield, strain, smoke report, nutrients. */
export function Harvest({ harvest, lang }: HarvestProps) {
  return (
    <>
      <Yield harvest={harvest} />
      <div className={styles.columns}>
        {harvest.seed ? <Strain seed={harvest.seed} lang={lang} /> : null}
        <Smoke smoke={harvest.smoke} report={harvest.report} lang={lang} />
      </div>
      {harvest.nutrients.length > 0 ? <Nutrients nutrients={harvest.nutrients} lang={lang} /> : null}
    </>
  );
}

function Yield({ harvest }: { harvest: HarvestView }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const figures = useFigures();
  if (harvest.figures.length + harvest.others.length === 0) return null;
  const origin = ({ from, share }: HarvestFigure): string | undefined => {
    if (!from) return undefined;
    if (from.name === "plants") {
      return t({
        id: "diary.harvest.ofPlants",
        message: `${plural(from.value, { one: "# plant", other: "# plants" })}`,
      });
    }
    const amount = figures.text(from);
    if (from.name !== "wet") return amount;
    const part = share === undefined ? "" : formats.percent(share / 100);
    return part === ""
      ? t({ id: "diary.harvest.ofWet", message: `${amount} wet` })
      : t({ id: "diary.harvest.ofWetShare", message: `${amount} wet · ${part} after drying` });
  };
  return (
    <Section title={<Trans id="diary.harvest">Harvest results</Trans>} level={3} close>
      <Stack>
        {harvest.figures.length > 0 ? (
          <BigFigures
            figures={harvest.figures.map((one) => ({
              name: harvestWord(i18n, one.name),
              ...figures.parts(one),
              detail: origin(one),
            }))}
          />
        ) : null}
        {harvest.others.length > 0 ? (
          <Readings
            readings={harvest.others.map((one) => ({
              name: harvestWord(i18n, one.name),
              ...figures.parts(one),
            }))}
          />
        ) : null}
      </Stack>
    </Section>
  );
}

function Strain({ seed, lang }: { seed: NonNullable<HarvestView["seed"]>; lang: string }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  return (
    <Section title={<Trans id="diary.harvest.seed">Strain</Trans>} level={3} close>
      {seed.ratings.length > 0 ? (
        <ScoreRows
          of="/10"
          scores={seed.ratings.map(({ name, value }) => ({
            name: ratingWord(i18n, name),
            score: value,
            value: formats.number(value),
          }))}
        />
      ) : null}
      {seed.texts.map((text) => (
        <p key={text} className={styles.text} lang={lang}>
          <UserText text={text} />
        </p>
      ))}
    </Section>
  );
}

interface SmokeProps {
  smoke: string;
  report: readonly ReportView[];
  lang: string;
}

function Smoke({ smoke, report, lang }: SmokeProps) {
  const { i18n } = useLingui();
  if (smoke.trim() === "" && report.length === 0) return null;
  return (
    <Section title={<Trans id="diary.harvest.smoke">Smoke report</Trans>} level={3} close>
      {report.length > 0 ? (
        <dl className={styles.report}>
          {report.map(({ category, words }) => (
            <div key={category}>
              <dt>{reportCategoryWord(i18n, category)}</dt>
              <dd>
                <Cluster gap={2}>
                  {words.map(({ value, href }) => {
                    const word = reportWord(i18n, category, value);
                    return href ? (
                      <Chip key={value} href={href} small>
                        {word}
                      </Chip>
                    ) : (
                      <Badge key={value}>{word}</Badge>
                    );
                  })}
                </Cluster>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {smoke.trim() === "" ? null : (
        <p className={styles.text} lang={lang}>
          <UserText text={smoke} />
        </p>
      )}
    </Section>
  );
}

type Nutrient = HarvestView["nutrients"][number];

function Nutrients({ nutrients, lang }: { nutrients: readonly Nutrient[]; lang: string }) {
  const { t } = useLingui();
  const formats = useFormats();
  const title = t({ id: "diary.harvest.nutrients", message: "How the nutrients performed" });
  return (
    <Section title={title} level={3} close>
      <DataTable<Nutrient>
        label={title}
        rows={nutrients}
        rowKey={(row) => row.id}
        columns={[
          {
            key: "name",
            header: t({ id: "diary.nutrients.product", message: "Product" }),
            cell: (row) => (
              <>
                {row.name}
                {row.brand ? <small className={styles.brand}> {row.brand}</small> : null}
              </>
            ),
          },
          {
            key: "rating",
            header: t({ id: "diary.harvest.rating", message: "Rating" }),
            cell: (row) =>
              row.rating === null ? null : <Score value={formats.number(row.rating)} of="/10" />,
          },
          {
            key: "comment",
            header: t({ id: "diary.harvest.comment", message: "Comment" }),
            cell: (row) => <span lang={lang}>{row.comment ? <UserText text={row.comment} /> : null}</span>,
          },
        ]}
      />
    </Section>
  );
}
