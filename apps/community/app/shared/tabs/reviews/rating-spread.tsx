import { useFormats } from "@grow/i18n/react";
import { RatingDistribution, ShareBars } from "@grow/ui/chart";
import { Stack } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { partWord } from "./part-words.ts";
import type { SpreadView } from "./view.ts";

/** The mean, how the ratings spread from 0 to 10, and the means of seeds by criterion. */
export function RatingSpread({ counts, mean, parts, total }: SpreadView & { total: number }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const most = counts.indexOf(Math.max(...counts));
  const criteria = parts.map(({ label, value, share }) => ({
    name: partWord(i18n, label),
    share,
    value: formats.number(value, 1),
  }));
  return (
    <Stack gap={4}>
      <RatingDistribution
        title={t({ id: "reviews.rating", message: "Growers' rating" })}
        value={mean === null ? "–" : formats.number(mean, 1)}
        of={t({ id: "reviews.of10", message: "of 10" })}
        total={t({
          id: "reviews.total",
          message: plural(total, { one: "# review", other: "# reviews" }),
        })}
        counts={counts}
        format={(count) => formats.number(count)}
        label={t({ id: "reviews.most", message: `Most gave ${most}` })}
        tableHead={[
          t({ id: "reviews.table.rating", message: "Rating" }),
          t({ id: "reviews.table.count", message: "Reviews" }),
        ]}
        headingLevel={3}
      />
      {criteria.length > 0 ? <ShareBars shares={criteria} color="var(--star)" /> : null}
    </Stack>
  );
}
