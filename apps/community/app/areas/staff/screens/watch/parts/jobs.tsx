import { useFormats } from "@grow/i18n/react";
import { Section } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import desk from "../../../shared/desks/desk.module.css";
import { type DeskColumn, DeskTable } from "../../../shared/desks/desk-table.tsx";
import type { HealthView } from "../health-view.ts";

type Job = HealthView["jobs"][number];

/** Jobs that are not done, by name, with the last error of those that failed. */
export function Jobs({ jobs }: Pick<HealthView, "jobs">) {
  const formats = useFormats();
  const number = (
    name: "cnt_waiting" | "cnt_running" | "cnt_retrying" | "cnt_failed",
  ): Pick<DeskColumn<Job>, "name" | "kind" | "cell"> => ({
    ...{ name, kind: "number" },
    cell: (job) => formats.number(job[name], 0),
  });
  return (
    <Section level={3} close title={<Trans id="watch.jobs.open">Jobs that aren't done</Trans>}>
      <DeskTable
        rows={jobs}
        keyOf={({ name }) => name}
        columns={[
          {
            name: "job",
            title: <Trans id="watch.job">Job</Trans>,
            cell: ({ name, last_error }) => (
              <>
                {name}
                {last_error === null ? null : <div className={desk.detail}>{last_error}</div>}
              </>
            ),
          },
          { ...number("cnt_waiting"), title: <Trans id="watch.waiting">Waiting</Trans> },
          { ...number("cnt_running"), title: <Trans id="watch.running">Running</Trans> },
          { ...number("cnt_retrying"), title: <Trans id="watch.job.retrying">Will retry</Trans> },
          { ...number("cnt_failed"), title: <Trans id="watch.job.failed">Given up</Trans> },
        ]}
      />
    </Section>
  );
}
