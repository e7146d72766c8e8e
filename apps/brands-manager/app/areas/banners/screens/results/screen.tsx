import { bannerKindWord } from "@grow/app-kit/ads/banner-words.ts";
import { countryName } from "@grow/app-kit/ads/countries.ts";
import { pageSectionWord } from "@grow/app-kit/ads/section-words.ts";
import type { BannerKind } from "@grow/domain/banners";
import { useFormats } from "@grow/i18n/react";
import { Section, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { BackLink } from "../../../../shared/editor/back-link.tsx";
import { PeriodForm } from "../../../../shared/statistics/period-form.tsx";
import { PeriodNote } from "../../../../shared/statistics/period-note.tsx";
import { paths } from "../../paths.ts";
import { Charts } from "./parts/charts.tsx";
import { CountedTable, useNumberColumn, wordColumn } from "./parts/counted-table.tsx";
import { Figures } from "./parts/figures.tsx";
import { Filtered } from "./parts/filtered.tsx";
import type { DayRow, ResultsView } from "./view.ts";

export interface ResultsScreenProps extends ResultsView {
  bannerId: number | null;
  today: string;
  /** The days that were asked for cannot be shown. */
  isRefused: boolean;
}

/** What happened to the brand's banners, or to one: numbers, chart, tables and files of one response. Works without scripts. */
export function ResultsScreen(view: ResultsScreenProps) {
  const { bannerId } = view;
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <BackLink href={paths.banners()}>
          <Trans id="results.back">Banners</Trans>
        </BackLink>
        <h1>{view.banner?.name ?? <Trans id="results.title">Banner results</Trans>}</h1>
        <PeriodNote {...view} />
        {bannerId === null ? null : (
          <p>
            <TextLink href={paths.bannerResults({ from: view.from, to: view.to })}>
              <Trans id="results.all">All banners in this period</Trans>
            </TextLink>
          </p>
        )}
      </Stack>
      <PeriodForm
        {...view}
        action={paths.bannerResults()}
        more={bannerId === null ? {} : { banner: String(bannerId) }}
      />
      {view.isCounted ? <Counted view={view} /> : <Nothing view={view} />}
    </Stack>
  );
}

function Nothing({ view }: { view: ResultsView }) {
  return (
    <Stack gap={4}>
      <p role="status">
        <Trans id="results.none">
          No data for these days: no banner was shown. Pick other days, or turn a banner on.
        </Trans>
      </p>
      <Figures figures={view.figures} />
    </Stack>
  );
}

function Counted({ view }: { view: ResultsScreenProps }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const filtered = useNumberColumn<DayRow>()("filtered", (row) => row.filtered);
  const kind = wordColumn<{ kind: BannerKind }>(t({ id: "results.kind", message: "Kind" }), (row) =>
    bannerKindWord(i18n, row.kind),
  );
  const titles = {
    days: t({ id: "results.byDay.title", message: "By day" }),
    places: t({ id: "results.bySection", message: "By section" }),
    banners: t({ id: "results.byBanner", message: "By banner" }),
    countries: t({ id: "results.byCountry", message: "By country" }),
  };
  const unknown = t({ id: "results.country.unknown", message: "Unknown" });
  const countryWord = (code: string) => (code === "" ? unknown : countryName(formats.locale, code));
  return (
    <Stack gap={8}>
      <Figures figures={view.figures} />
      <Charts {...view} />
      <Section title={titles.places} close>
        <CountedTable
          label={titles.places}
          fileName="banners-by-section"
          rows={view.places}
          rowKey={(row) => `${row.kind} ${row.section}`}
          first={[
            wordColumn(
              t({ id: "results.section", message: "Section" }),
              (row: ResultsView["places"][number]) => pageSectionWord(i18n, row.section),
            ),
            kind,
          ]}
        />
      </Section>
      {view.bannerId === null ? (
        <Section title={titles.banners} close>
          <CountedTable
            label={titles.banners}
            fileName="banners-by-banner"
            rows={view.banners}
            rowKey={(row) => row.id}
            first={[
              {
                key: "banner",
                header: t({ id: "results.banner", message: "Banner" }),
                cell: (row) => <TextLink href={row.href}>{row.name}</TextLink>,
                value: (row) => row.name,
              },
              kind,
            ]}
          />
        </Section>
      ) : null}
      <Section title={titles.countries} close>
        <CountedTable
          label={titles.countries}
          fileName="banners-by-country"
          rows={view.countries}
          rowKey={(row) => row.country}
          first={[
            wordColumn(
              t({ id: "results.country", message: "Country" }),
              (row: ResultsView["countries"][number]) => countryWord(row.country),
            ),
          ]}
        />
      </Section>
      <Filtered filtered={view.filtered} />
      <Section title={titles.days} close>
        <CountedTable
          label={titles.days}
          fileName="banners-by-day"
          stickyHead
          rows={view.days}
          rowKey={(row) => row.day}
          first={[
            {
              key: "day",
              header: t({ id: "results.day", message: "Day (UTC)" }),
              cell: (row) => formats.shortDate(row.day),
              value: (row) => row.day,
              nowrap: true,
            },
          ]}
          more={[filtered]}
        />
      </Section>
    </Stack>
  );
}
