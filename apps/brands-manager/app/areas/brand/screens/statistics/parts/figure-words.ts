import { useLingui } from "@lingui/react/macro";
import type { Count } from "../view.ts";

/** The names of the numbers. */
export function useFigureWords(): Readonly<Record<Count | "served" | "avg_rate", string>> {
  const { t } = useLingui();
  return {
    views: t({ id: "statistics.views", message: "Views" }),
    served: t({ id: "statistics.served", message: "Banners served" }),
    viewable: t({ id: "statistics.viewable", message: "Banner views" }),
    clicks: t({ id: "statistics.clicks", message: "Clicks" }),
    followers: t({ id: "statistics.followers", message: "New followers" }),
    diaries: t({ id: "statistics.diaries", message: "New diaries" }),
    harvests: t({ id: "statistics.harvests", message: "Harvests" }),
    reviews: t({ id: "statistics.reviews", message: "New reviews" }),
    avg_rate: t({ id: "statistics.rating", message: "Rating" }),
    questions: t({ id: "statistics.questions", message: "New questions" }),
  };
}
