import { categoryWord } from "@grow/app-kit/catalogue/category-words.ts";
import { sectionWord } from "@grow/app-kit/catalogue/section-words.ts";
import { useFormats } from "@grow/i18n/react";
import { Score } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import { countWord } from "../../../../shared/catalogue/count-words.ts";
import { rateOf } from "../../../../shared/catalogue/rate.ts";
import { type ComparedRow, Comparison } from "../../shared/comparison/comparison.tsx";
import { useFactLines } from "../../shared/fact-lines.tsx";
import type { ComparedView, CompareView } from "./view.ts";

/** Products side by side: rating, use in diaries, facts and composition. */
export function CompareScreen({ products, others }: CompareView) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const lines = useFactLines();
  const texts = ({ facts, composition }: ComparedView) =>
    new Map(
      [
        ...facts.map(lines.fact),
        ...(composition.main.length > 0 ? [lines.npk(composition.main)] : []),
        ...composition.lines.map(lines.composition),
      ].map(({ name, value }) => [name, value]),
    );
  const facts = products.map(texts);
  const names = [...new Set(facts.flatMap((map) => [...map.keys()]))];
  const rows: readonly ComparedRow[] = [
    {
      name: t({ id: "catalogue.head.rating", message: "Rating" }),
      cells: products.map(({ rate, reviews }) => {
        const score = rateOf(formats, rate);
        return score ? (
          <>
            <Score {...score} /> <small>{countWord(i18n, "reviews", reviews)}</small>
          </>
        ) : null;
      }),
      amounts: products.map(({ rate }) => rate),
    },
    {
      name: t({ id: "catalogue.head.diaries", message: "Diaries" }),
      cells: products.map(({ diaries }) => formats.number(diaries)),
      amounts: products.map(({ diaries }) => diaries),
    },
    {
      name: t({ id: "catalogue.tab.growers", message: "Growers" }),
      cells: products.map(({ growers }) => formats.number(growers)),
      amounts: products.map(({ growers }) => growers),
    },
    ...names.map((name) => ({ name, cells: facts.map((map) => map.get(name)) })),
  ];
  return (
    <Comparison
      empty={<Trans id="compare.empty">Choose products to compare</Trans>}
      things={products.map(({ brand, category, section, ...product }) => ({
        ...product,
        lines: [brand, categoryWord(i18n, category) ?? sectionWord(i18n, section)],
      }))}
      rows={rows}
      others={others.map(({ id, brand, name }) => ({ id, name: `${brand} ${name}` }))}
      address={paths.compareProducts}
    />
  );
}
