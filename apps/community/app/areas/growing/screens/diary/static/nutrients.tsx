import { DataTable } from "@grow/ui/chart";
import { Section, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFigures } from "../../../../../shared/words/use-figures.ts";
import type { DoseView } from "../../../shared/diary/doses-view.ts";
import styles from "../styles/week-article.module.css";
import type { WeekView } from "../week-view.ts";

export interface NutrientsProps extends Pick<WeekView, "doses" | "feeding" | "lang"> {
  /** URL of the week's mix card. */
  mix: string;
}

/** The doses of a week by product, with the grower's comments. */
export function Nutrients({ doses, feeding, lang, mix }: NutrientsProps) {
  const { t } = useLingui();
  const figures = useFigures();
  const title = t({ id: "diary.nutrients", message: "Nutrients" });
  return (
    <Section title={title} level={3} close>
      <Stack>
        {doses.length > 0 ? (
          <DataTable<DoseView>
            label={title}
            rows={doses}
            rowKey={(row) => row.id}
            columns={[
              {
                key: "name",
                header: t({ id: "diary.nutrients.product", message: "Product" }),
                cell: (row) => (row.href ? <TextLink href={row.href}>{row.name}</TextLink> : row.name),
              },
              {
                key: "brand",
                header: t({ id: "diary.nutrients.brand", message: "Brand" }),
                cell: (row) => row.brand,
              },
              {
                key: "dose",
                header: t({ id: "diary.nutrients.dose", message: "Dose" }),
                numeric: true,
                cell: (row) => row.dose && figures.text(row.dose),
              },
            ]}
          />
        ) : null}
        {doses.some(({ dose }) => dose) ? (
          <p>
            <TextLink href={mix} rel="nofollow">
              <Trans id="diary.nutrients.mix">Mix it for my tank</Trans>
            </TextLink>
          </p>
        ) : null}
        {feeding.trim() === "" ? null : (
          <p className={styles.note} lang={lang}>
            {feeding}
          </p>
        )}
      </Stack>
    </Section>
  );
}
