import { useFormats } from "@grow/i18n/react";
import { Score } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../../../../paths.ts";
import { countWord } from "../../../../../shared/catalogue/count-words.ts";
import { rateOf } from "../../../../../shared/catalogue/rate.ts";
import { categoryValueWord, categoryWord } from "../../../../../shared/strains/category-words.ts";
import { type ComparedRow, Comparison } from "../../../shared/comparison/comparison.tsx";
import { figureUnit, figureWord } from "../shared/figure-words.ts";
import { TooFew } from "../shared/too-few.tsx";
import { COMPARED_CATEGORIES, type ComparedStrain } from "./view.ts";

interface CompareStrainsScreenProps {
  strains: readonly ComparedStrain[];
  others: readonly { id: number; name: string }[];
}

/** Strains side by side: rating, the breeder's data, and what finished diaries say. */
export function CompareStrainsScreen({ strains, others }: CompareStrainsScreenProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const range = (ends: readonly [number, number] | null | undefined) =>
    ends && [...new Set(ends.map((end) => formats.number(end, 1)))].join("–");
  const percents = (ends: readonly [number, number] | null | undefined) => ends && `${range(ends)}%`;
  // The yield has a row even where no strain has enough growers, because it says so.
  const figures = [
    ...new Set(["perWatt" as const, ...strains.flatMap((strain) => strain.figures.map(({ name }) => name))]),
  ];
  const row = (
    name: string,
    cell: (strain: ComparedStrain) => ReactNode,
    amount?: (strain: ComparedStrain) => number | null,
  ): ComparedRow => ({ name, cells: strains.map(cell), ...(amount && { amounts: strains.map(amount) }) });
  const rows = [
    row(
      t({ id: "catalogue.head.rating", message: "Rating" }),
      ({ rate, reviews }) => {
        const score = rateOf(formats, rate);
        return score ? (
          <>
            <Score {...score} /> <small>{countWord(i18n, "reviews", reviews)}</small>
          </>
        ) : null;
      },
      ({ rate }) => rate,
    ),
    row(
      t({ id: "catalogue.head.diaries", message: "Diaries" }),
      ({ diaries }) => formats.number(diaries),
      ({ diaries }) => diaries,
    ),
    row(
      t({ id: "strain.harvests", message: "Harvests" }),
      ({ harvests }) => formats.number(harvests),
      ({ harvests }) => harvests,
    ),
    ...figures.map((name) =>
      row(
        figureWord(i18n, name),
        (strain) => {
          const figure = strain.figures.find((one) => one.name === name);
          if (!figure) return <TooFew />;
          const { median, digits, unit, n } = figure;
          return (
            <>
              {formats.number(median, digits)} {figureUnit(i18n, unit, median)}
              <small>{countWord(i18n, "growers", n)}</small>
            </>
          );
        },
        (strain) => strain.figures.find((one) => one.name === name)?.median ?? null,
      ),
    ),
    row(t({ id: "strain.germination", message: "Germination" }), ({ germination: { percent, isCounted } }) =>
      isCounted ? formats.percent(percent / 100) : <TooFew />,
    ),
    row(categoryWord(i18n, "genes"), ({ shares, facts }) =>
      [
        ...shares.map(
          ({ kind, percent }) =>
            `${categoryValueWord(i18n, "genes", kind)} ${formats.percent(percent / 100)}`,
        ),
        ...(facts?.isAuto ? [t({ id: "strain.auto", message: "Autoflower" })] : []),
      ].join(", "),
    ),
    row(categoryWord(i18n, "thc"), ({ facts }) => percents(facts?.thc)),
    row("CBD", ({ cbd }) => percents(cbd)),
    row(t({ id: "strain.column.flowering", message: "Flowering days" }), ({ facts }) => range(facts?.days)),
    ...COMPARED_CATEGORIES.map((category) =>
      row(categoryWord(i18n, category), ({ values }) =>
        values[category].map((value) => categoryValueWord(i18n, category, value)).join(", "),
      ),
    ),
  ];
  return (
    <Comparison
      empty={<Trans id="strain.compare.empty">Choose strains to compare</Trans>}
      things={strains.map(({ breeder, ...strain }) => ({
        ...strain,
        lines: breeder ? [breeder.name] : [],
      }))}
      // Rows without any value are left out.
      rows={rows.filter(({ cells }) => strains.length === 0 || cells.some(Boolean))}
      others={others}
      address={paths.compareStrains}
    />
  );
}
