import type { Schema } from "@grow/contract";
import type { BannerKind } from "@grow/domain/banners";
import { type Period, type PresetView, presetsOf } from "../../../../shared/statistics/period.ts";
import { paths } from "../../paths.ts";

/** Lengths that are offered, in days. */
const PRESETS = [7, 30, 90] as const;

type Statistic = Schema<"BannerStatistic">;
type Sums = Schema<"BannerSums">;

/** Numbers of a row; null for what was not counted. */
export interface CountedRow {
  readonly served: number | null;
  readonly views: number | null;
  readonly clicks: number | null;
  /** Clicks in percent of views; null without views. */
  readonly ctr: number | null;
}

export interface DayRow extends CountedRow {
  readonly day: string;
  readonly filtered: number | null;
}

/** A number of the period beside that of the period before. */
export interface Figure {
  readonly key: "served" | "views" | "clicks" | "ctr" | "filtered";
  /** Null when nothing was counted. */
  readonly value: number | null;
  /** Null when nothing was counted then. */
  readonly before: number | null;
}

export interface ResultsView extends Period {
  /** Null for all banners. */
  readonly banner: { readonly id: number; readonly name: string; readonly kind: BannerKind } | null;
  readonly before: Period;
  readonly presets: readonly PresetView[];
  /** Whether anything was counted in the period. */
  readonly isCounted: boolean;
  readonly figures: readonly Figure[];
  readonly days: readonly DayRow[];
  readonly places: readonly (CountedRow & {
    readonly kind: BannerKind;
    readonly section: Schema<"PageSection">;
  })[];
  readonly banners: readonly (CountedRow & {
    readonly id: number;
    readonly name: string;
    readonly kind: BannerKind;
    readonly href: string;
  })[];
  /** The code of an unknown country is empty. */
  readonly countries: readonly (CountedRow & { readonly country: string })[];
  readonly filtered: Statistic["items_filtered"];
}

/** Everything that the page shows, from one response. @param today - day in UTC */
export function resultsView(
  statistic: Statistic,
  { bannerId, today }: { readonly bannerId: number | null; readonly today: string },
): ResultsView {
  const { from, to, before, items_banner, items_day, items_place, items_country, items_filtered } = statistic;
  const known = items_banner.find(({ id }) => id === bannerId);
  const days = items_day.map(({ day, total }) => ({
    day,
    ...counted(total),
    filtered: total?.filtered ?? null,
  }));
  const isCounted = items_day.some(({ total }) => total !== null);
  return {
    ...{ from, to, isCounted, days },
    banner: known ? { id: known.id, name: known.name, kind: known.type } : null,
    before: { from: before.from, to: before.to },
    presets: presetsOf(PRESETS, { from, to }, today, (period) =>
      paths.bannerResults({ banner: bannerId, ...period }),
    ),
    figures: figures(isCounted ? statistic.total : null, before.total),
    places: items_place.map(({ type, section, ...sums }) => ({ kind: type, section, ...counted(sums) })),
    banners: bannerRows(statistic, { from, to }),
    countries: items_country.map(({ country, ...sums }) => ({
      country,
      ...counted({ ...sums, ctr: rate(sums) }),
    })),
    filtered: items_filtered,
  };
}

const KEYS = ["served", "views", "clicks", "ctr", "filtered"] as const;

function figures(total: Sums | null, before: Sums | null): Figure[] {
  return KEYS.map((key) => ({ key, value: total?.[key] ?? null, before: before?.[key] ?? null }));
}

function counted(sums: Pick<Sums, "served" | "views" | "clicks" | "ctr"> | null): CountedRow {
  if (sums === null) return { served: null, views: null, clicks: null, ctr: null };
  const { served, views, clicks, ctr } = sums;
  return { served, views, clicks, ctr };
}

function rate({ views, clicks }: { readonly views: number; readonly clicks: number }): number | null {
  return views === 0 ? null : Math.round((1000 * clicks) / views) / 10;
}

/** The sums of each banner, most views first. */
function bannerRows({ items, items_banner }: Statistic, period: Period): ResultsView["banners"] {
  return items_banner
    .map(({ id, name, type }) => {
      const own = items.filter(({ banner_id }) => banner_id === id);
      const sum = (key: "served" | "views" | "clicks") => own.reduce((all, row) => all + row[key], 0);
      const sums = { served: sum("served"), views: sum("views"), clicks: sum("clicks") };
      return {
        ...{ id, name, kind: type, href: paths.bannerResults({ banner: id, ...period }) },
        ...counted({ ...sums, ctr: rate(sums) }),
      };
    })
    .sort((a, b) => (b.views ?? 0) - (a.views ?? 0));
}
