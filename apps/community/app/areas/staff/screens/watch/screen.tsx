import { useFormats } from "@grow/i18n/react";
import { EmptyState, Page, Section, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import desk from "../../shared/desks/desk.module.css";
import type { ErrorsView } from "./errors-view.ts";
import type { HealthView } from "./health-view.ts";
import { Choices } from "./parts/choices.tsx";
import { DayCharts } from "./parts/day-charts.tsx";
import { ErrorList } from "./parts/error-list.tsx";
import { Health } from "./parts/health.tsx";
import { OtherVitals } from "./parts/other-vitals.tsx";
import { PageTable } from "./parts/page-table.tsx";
import { VitalTiles } from "./parts/vital-tiles.tsx";
import styles from "./screen.module.css";
import type { VitalsView } from "./vitals-view.ts";

interface WatchScreenProps {
  readonly vitals: VitalsView;
  readonly errors: ErrorsView;
  readonly health: HealthView;
}

/** How fast the site is for visitors, what breaks, and what is behind it. Works without scripts. */
export function WatchScreen({ vitals, errors, health }: WatchScreenProps) {
  const formats = useFormats();
  const { from, to } = vitals;
  const [first, last] = [formats.date(from), formats.date(to)];
  return (
    <Page className={desk.page}>
      <header className={styles.head}>
        <div>
          <h1>
            <Trans id="watch.title">Speed and errors</Trans>
          </h1>
          <p className={desk.detail}>
            {from === to ? (
              <Trans id="watch.about.day">{last}, UTC. Bots and staff aren't counted.</Trans>
            ) : (
              <Trans id="watch.about">
                {first} to {last}, UTC. Bots and staff aren't counted.
              </Trans>
            )}
          </p>
        </div>
        <Choices {...vitals} />
      </header>
      {vitals.pages.length === 0 ? <Unmeasured /> : <Measured vitals={vitals} />}
      <ErrorList {...errors} />
      <Health health={health} />
    </Page>
  );
}

function Unmeasured() {
  return (
    <EmptyState title={<Trans id="watch.empty">No measurements</Trans>}>
      <Trans id="watch.empty.text">
        Visitors' browsers send them. Choose a longer period or all devices.
      </Trans>
    </EmptyState>
  );
}

function Measured({ vitals }: { vitals: VitalsView }) {
  const { t } = useLingui();
  return (
    <Stack gap={8}>
      <VitalTiles main={vitals.main} />
      <Section title={t({ id: "watch.pages", message: "By page" })} close>
        <PageTable rows={vitals.pages} />
      </Section>
      {vitals.days.length > 1 ? (
        <Section title={t({ id: "watch.days", message: "By day" })} close>
          <DayCharts days={vitals.days} />
        </Section>
      ) : null}
      {vitals.others.length > 0 ? <OtherVitals figures={vitals.others} /> : null}
    </Stack>
  );
}
