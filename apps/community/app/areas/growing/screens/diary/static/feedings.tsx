import { FEEDING_KEYS, type FeedingKey } from "@grow/domain/weeks";
import { DataTable } from "@grow/ui/chart";
import { Section } from "@grow/ui/foundation";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { feedingName } from "../../../../../shared/week-log/feeding-words.ts";
import { useFigures } from "../../../../../shared/words/use-figures.ts";
import type { FeedingView } from "../../../shared/diary/week-log-view.ts";

/** The feedings of a week; values that none of them has are left out. */
export function Feedings({ feedings }: { feedings: readonly FeedingView[] }) {
  const { i18n, t } = useLingui();
  const figures = useFigures();
  const title = t({ id: "diary.feedings", message: "Feedings" });
  const rows = feedings.map((feeding, index) => ({ ...feeding, key: index }));
  const shown = FEEDING_KEYS.filter((key) => feedings.some((feeding) => feeding[key]));
  const unitOf = (key: FeedingKey) => feedings.find((feeding) => feeding[key])?.[key]?.unit ?? "ph";
  return (
    <Section title={title} level={3} close>
      <DataTable
        label={title}
        rows={rows}
        rowKey={(row) => row.key}
        columns={[
          {
            key: "day",
            header: t({ id: "diary.feedings.day", message: "Day" }),
            cell: (row) => dayWord(i18n, row),
          },
          ...shown.map((key) => ({
            key,
            header: feedingName(i18n, key, unitOf(key)),
            numeric: true,
            cell: (row: FeedingView) => {
              const figure = row[key];
              return figure ? figures.text(figure) : null;
            },
          })),
        ]}
      />
    </Section>
  );
}

function dayWord(i18n: I18n, { day, isWater }: FeedingView): string {
  const water = i18n._(msg({ id: "diary.feedings.water", message: "water only" }));
  return [day ?? "–", ...(isWater ? [water] : [])].join(", ");
}
