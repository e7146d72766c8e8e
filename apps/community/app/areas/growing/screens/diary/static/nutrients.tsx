import { DataTable } from "@grow/ui/chart";
import { Section, Stack, TextLink } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import type { DoseView } from "../../../shared/diary/doses-view.ts";
import { useFigures } from "../../../shared/diary/figures.ts";
import styles from "../styles/week-article.module.css";
import type { WeekView } from "../week-view.ts";

export type NutrientsProps = Pick<WeekView, "doses" | "feeding" | "lang">;

/** What was fed in a week, product by product, and what the grower says of it. */
export function Nutrients({ doses, feeding, lang }: NutrientsProps) {
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
        {feeding.trim() === "" ? null : (
          <p className={styles.note} lang={lang}>
            {feeding}
          </p>
        )}
      </Stack>
    </Section>
  );
}
