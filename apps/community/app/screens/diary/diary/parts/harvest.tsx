import { useFormats } from "@grow/i18n/react";
import { DataTable, Readings, Score, Section } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { HarvestView } from "../harvest-view.ts";
import { useFigures } from "./figures.ts";
import styles from "./harvest.module.css";
import { harvestWord, ratingWord } from "./reading-words.ts";

interface HarvestProps {
  harvest: HarvestView;
  /** Language of the grower's words. */
  lang: string;
}

/** What came of the grow: weights and yield, the seed, the smoke, the nutrients. */
export function Harvest({ harvest, lang }: HarvestProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const figures = useFigures();
  const { seed, smoke, nutrients } = harvest;
  const nutrientsTitle = t({ id: "diary.harvest.nutrients", message: "The nutrients, looking back" });
  return (
    <>
      {harvest.figures.length > 0 ? (
        <Section title={<Trans id="diary.harvest">What came of it</Trans>} level={3} close>
          <Readings
            readings={harvest.figures.map((one) => ({
              name: harvestWord(i18n, one.name),
              ...figures.parts(one),
            }))}
          />
        </Section>
      ) : null}
      {seed ? (
        <Section title={<Trans id="diary.harvest.seed">The strain</Trans>} level={3} close>
          {seed.ratings.length > 0 ? (
            <Readings
              columns={3}
              readings={seed.ratings.map(({ name, value }) => ({
                name: ratingWord(i18n, name),
                value: formats.number(value),
                unit: "/10",
              }))}
            />
          ) : null}
          {seed.texts.map((text) => (
            <p key={text} className={styles.text} lang={lang}>
              {text}
            </p>
          ))}
        </Section>
      ) : null}
      {smoke.trim() === "" ? null : (
        <Section title={<Trans id="diary.harvest.smoke">Smoke report</Trans>} level={3} close>
          <p className={styles.text} lang={lang}>
            {smoke}
          </p>
        </Section>
      )}
      {nutrients.length > 0 ? (
        <Section title={nutrientsTitle} level={3} close>
          <DataTable<HarvestView["nutrients"][number]>
            label={nutrientsTitle}
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
                cell: (row) => <span lang={lang}>{row.comment}</span>,
              },
            ]}
          />
        </Section>
      ) : null}
    </>
  );
}
