import { Disclosure, Section } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { ChartLine } from "lucide-react";
import { startTransition, useState } from "react";
import styles from "../styles/conditions.module.css";
import type { CellView } from "../view.ts";
import type { WeekView } from "../week-view.ts";
import { FirstCharts, FurtherCharts, ReadingsByWeek, WeekReadings } from "./static.ts";

/** The readings of a week, and their course through the diary. */
export function Conditions({ week, cells }: { week: WeekView; cells: readonly CellView[] }) {
  const { readings, courses, faza, marks } = week;
  const [isOpened, setOpened] = useState(false);
  if (readings.length + courses.length === 0) return null;
  const at = cells.findIndex((cell) => cell.id === week.id);
  const weeks = cells.map(({ id, faza, name }) => ({ id, faza, name }));
  const parts = (
    <div className={styles.parts}>
      {readings.length > 0 ? <WeekReadings readings={readings} before={cells[at - 1]?.name ?? null} /> : null}
      {courses.length > 0 ? (
        <>
          <FirstCharts {...{ courses, weeks, faza, marks }} />
          <Disclosure
            title={<Trans id="diary.through">All readings, week by week</Trans>}
            icon={ChartLine}
            // The table is shown until the charts' code has loaded.
            onOpen={() => startTransition(() => setOpened(true))}
          >
            <div className={styles.parts}>
              <ReadingsByWeek {...{ courses, weeks }} />
              {/* The table has the same data in a fraction of the bytes. */}
              {isOpened ? <FurtherCharts {...{ courses, weeks, faza, marks }} /> : null}
            </div>
          </Disclosure>
        </>
      ) : null}
    </div>
  );
  if (readings.length === 0) return parts;
  return (
    <Section title={<Trans id="diary.conditions">Environment</Trans>} level={3} close>
      {parts}
    </Section>
  );
}
