import { useFormats } from "@grow/i18n/react";
import { Note, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { PeriodForm } from "../../../../shared/statistics/period-form.tsx";
import { PeriodNote } from "../../../../shared/statistics/period-note.tsx";
import styles from "../../../../shared/statistics/statistics.module.css";
import { paths } from "../../paths.ts";
import { Charts } from "./parts/charts.tsx";
import { Figures } from "./parts/figures.tsx";
import { NumbersTable } from "./parts/numbers-table.tsx";
import { tableRows } from "./table-rows.ts";
import type { StatisticsView } from "./view.ts";

export interface StatisticsScreenProps extends StatisticsView {
  today: string;
  /** The days that were asked for cannot be shown. */
  isRefused: boolean;
}

/** What happened to the brand: numbers, chart, table and file of one response. Works without scripts, except for the file. */
export function StatisticsScreen(view: StatisticsScreenProps) {
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <h1>
          <Trans id="statistics.title">Statistics</Trans>
        </h1>
        <PeriodNote {...view} />
        <CountingNote view={view} />
      </Stack>
      {view.state === "waiting" ? (
        <Note>
          <Trans id="statistics.waiting">
            Nothing counted yet. The first numbers appear in about 10 minutes.
          </Trans>
        </Note>
      ) : (
        <>
          <PeriodForm {...view} action={paths.statistics()} more={{ figure: view.chosen }} />
          <Counted view={view} />
        </>
      )}
    </Stack>
  );
}

/** Whom and since when the numbers count, and how new they are. */
function CountingNote({ view }: { view: StatisticsView }) {
  const formats = useFormats();
  const day = view.countedFrom === null ? null : formats.date(view.countedFrom);
  const time = view.updateDate === null ? null : formats.dateTime(view.updateDate);
  return (
    <p className={styles.muted}>
      <Trans id="statistics.team">Your team, your testers and Grow staff aren't counted.</Trans>{" "}
      {day !== null ? (
        <Trans id="statistics.countedFrom">
          Views, banners and clicks are counted since {day}; there's no data before.
        </Trans>
      ) : view.isSeen ? null : (
        <Trans id="statistics.notSeen">Views, banners and clicks have no data yet.</Trans>
      )}{" "}
      {time === null ? null : (
        <Trans id="statistics.updated">Updated every 10 minutes, last on {time} UTC.</Trans>
      )}
    </p>
  );
}

function Counted({ view }: { view: StatisticsView }) {
  const table = tableRows(view.days);
  return (
    <>
      {view.state === "unknown" ? (
        <p role="status">
          <Trans id="statistics.unknown">No data for these days. Pick other days.</Trans>
        </p>
      ) : view.state === "quiet" ? (
        <p role="status">
          <Trans id="statistics.quiet">
            Nothing happened on these days. Numbers appear once growers use your products.
          </Trans>
        </p>
      ) : null}
      <Figures view={view} />
      {view.state === "counted" ? (
        <>
          <Charts view={view} {...table} />
          <NumbersTable view={view} {...table} />
        </>
      ) : null}
    </>
  );
}
