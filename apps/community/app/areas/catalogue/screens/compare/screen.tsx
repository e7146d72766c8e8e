import { useFormats } from "@grow/i18n/react";
import { Chip, Cluster, EmptyState, Page, Score, Section, Stack, TextLink } from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../../../paths.ts";
import { categoryWord } from "../../../../shared/catalogue/category-words.ts";
import { countWord } from "../../../../shared/catalogue/count-words.ts";
import { rateOf } from "../../../../shared/catalogue/rate.ts";
import { sectionWord } from "../../../../shared/catalogue/section-words.ts";
import { photoSource } from "../../../../shared/photo-source.ts";
import { useFactLines } from "../../shared/fact-lines.tsx";
import head from "../../shared/head.module.css";
import styles from "./screen.module.css";
import type { ComparedView, CompareView } from "./view.ts";

/** Two to four products side by side; the address holds them, so that it can be shared. */
export function CompareScreen({ products, others }: CompareView) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const lines = useFactLines();
  const ids = products.map(({ id }) => id);
  const texts = (product: ComparedView) =>
    new Map(
      [...product.facts.map(lines.fact), ...product.composition.map(lines.composition)].map(
        ({ name, value }) => [name, value],
      ),
    );
  const facts = products.map(texts);
  const names = [...new Set(facts.flatMap((map) => [...map.keys()]))];
  const rows: readonly { name: string; cells: readonly ReactNode[] }[] = [
    {
      name: t({ id: "catalogue.head.rating", message: "Rating" }),
      cells: products.map(({ rate, reviews }) => {
        const score = rateOf(formats, rate);
        return score ? (
          <>
            <Score {...score} /> <small>{countWord(i18n, "reviews", reviews)}</small>
          </>
        ) : (
          "–"
        );
      }),
    },
    {
      name: t({ id: "catalogue.head.diaries", message: "Diaries" }),
      cells: products.map(({ diaries }) => formats.number(diaries)),
    },
    {
      name: t({ id: "catalogue.tab.growers", message: "Growers" }),
      cells: products.map(({ growers }) => formats.number(growers)),
    },
    ...names.map((name) => ({ name, cells: facts.map((map) => map.get(name) ?? "–") })),
  ];
  return (
    <Page className={head.page}>
      <Stack gap={6}>
        <h1>
          <Trans id="compare.heading">Compare</Trans>
        </h1>
        {products.length === 0 ? (
          <EmptyState title={<Trans id="compare.empty">Choose products to compare</Trans>} />
        ) : (
          <section
            className={styles.scroll}
            aria-label={t({ id: "compare.heading", message: "Compare" })}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
            tabIndex={0}
          >
            <table className={styles.table}>
              <thead>
                <tr>
                  <td />
                  {products.map((product) => (
                    <th key={product.id} scope="col">
                      {product.photo ? (
                        <span className={styles.photo}>
                          <Photo photo={photoSource(product.photo, "square")} shape="1:1" sizes="120px" />
                        </span>
                      ) : null}
                      <TextLink href={product.link}>{product.name}</TextLink>
                      <small>{product.brand}</small>
                      <small>
                        {categoryWord(i18n, product.category) ?? sectionWord(i18n, product.section)}
                      </small>
                      <small>
                        <TextLink
                          href={paths.compareProducts(ids.filter((id) => id !== product.id))}
                          rel="nofollow"
                        >
                          <Trans id="compare.remove">Remove</Trans>
                        </TextLink>
                      </small>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, cells }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {cells.map((cell, index) => (
                      <td key={ids[index]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        {others.length > 0 ? (
          <Section close title={t({ id: "compare.add", message: "Add to the comparison" })}>
            <Cluster gap={2}>
              {others.map((other) => (
                <Chip
                  key={other.id}
                  icon={Plus}
                  rel="nofollow"
                  href={paths.compareProducts([...ids, other.id])}
                >
                  {other.brand} {other.name}
                </Chip>
              ))}
            </Cluster>
          </Section>
        ) : null}
      </Stack>
    </Page>
  );
}
