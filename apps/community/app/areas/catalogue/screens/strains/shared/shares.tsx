import type { StrainCategory } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { ShareBars } from "@grow/ui/chart";
import { Note, Section } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { countWord } from "../../../../../shared/catalogue/count-words.ts";
import { categoryValueWord, categoryWord } from "../../../../../shared/strains/category-words.ts";
import styles from "./statistics.module.css";
import type { StatisticsView } from "./statistics-view.ts";

/** Colours of the bars, so that categories are told apart; the others have the default one. */
const COLORS: Partial<Record<StrainCategory, string>> = {
  tastes: "var(--c-water)",
  "negative-effects": "var(--c-light)",
};

/** Effects and tastes by how many growers report them. */
export function Shares({ shares, sharing, least }: Pick<StatisticsView, "shares" | "sharing" | "least">) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const categories = [...new Set(shares.map(({ category }) => category))];
  if (categories.length === 0)
    return (
      <Note>
        {t({
          id: "strain.shares.tooFew",
          message: `Effects and tastes show up once ${least} growers have reported them.`,
        })}
      </Note>
    );
  return (
    <div className={styles.columns}>
      {categories.map((category: StrainCategory) => (
        <Section
          key={category}
          title={categoryWord(i18n, category)}
          count={countWord(i18n, "growers", sharing)}
          close
        >
          <ShareBars
            color={COLORS[category]}
            shares={shares
              .filter((share) => share.category === category)
              .map(({ val, percent }) => ({
                name: categoryValueWord(i18n, category, val),
                share: percent / 100,
                value: formats.percent(percent / 100),
              }))}
          />
        </Section>
      ))}
    </div>
  );
}
