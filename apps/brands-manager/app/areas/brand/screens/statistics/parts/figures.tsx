import { useFormats } from "@grow/i18n/react";
import { Plural, useLingui } from "@lingui/react/macro";
import { FigureList, type ShownFigure } from "../../../../../shared/statistics/figure-list.tsx";
import type { Count, StatisticsView } from "../view.ts";
import { useFigureWords } from "./figure-words.ts";

/** The sums of the period with what they count, each beside that of the period before. */
export function Figures({ view }: { view: StatisticsView }) {
  const formats = useFormats();
  const words = useFigureWords();
  const hints = useHints(view);
  const { rating } = view;
  const score = (value: number | null) => (value === null ? "–" : `${formats.number(value, 1)}/10`);
  const count = (key: Count): ShownFigure => {
    const { value, before, change } = view.counts[key];
    return {
      ...{ key, word: words[key], hint: hints[key] },
      value: value === null ? "–" : formats.number(value),
      before: before === null ? null : formats.number(before),
      change: change === null ? null : `${signOf(change)}${formats.percent(Math.abs(change))}`,
    };
  };
  return (
    <FigureList
      figures={[
        ...(["views", "viewable", "clicks", "followers", "diaries", "harvests", "reviews"] as const).map(
          count,
        ),
        {
          ...{ key: "rating", word: words.avg_rate },
          value: score(rating.value),
          before: rating.ratingsBefore === null ? null : score(rating.before),
          hint: rating.ratings === null ? null : <Ratings count={rating.ratings} />,
        },
        count("questions"),
      ]}
    />
  );
}

function Ratings({ count }: { count: number }) {
  return <Plural id="statistics.rating.hint" value={count} one="From # rating" other="From # ratings" />;
}

/** None for less than half a percent. */
function signOf(change: number): string {
  const percent = Math.round(100 * change);
  return percent > 0 ? "+" : percent < 0 ? "−" : "";
}

function useHints(view: StatisticsView): Readonly<Record<Count, string>> {
  const { t } = useLingui();
  const formats = useFormats();
  const [followers, diaries] = [formats.number(view.followers), formats.number(view.diaries)];
  return {
    views: t({ id: "statistics.views.hint", message: "Brand, products and strains on any page" }),
    viewable: t({ id: "statistics.viewable.hint", message: "Half on screen for a second" }),
    clicks: t({ id: "statistics.clicks.hint", message: "On banners and buy links" }),
    followers: t({ id: "statistics.followers.hint", message: `${followers} in all` }),
    diaries: t({ id: "statistics.diaries.hint", message: `${diaries} with your products in all` }),
    harvests: t({ id: "statistics.harvests.hint", message: "In diaries with your products" }),
    reviews: t({ id: "statistics.reviews.hint", message: "Of your products" }),
    questions: t({ id: "statistics.questions.hint", message: "About diaries with your products" }),
  };
}
