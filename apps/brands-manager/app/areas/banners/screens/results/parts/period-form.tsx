import { Button, Cluster, Note, Stack } from "@grow/ui/foundation";
import { DateField } from "@grow/ui/input";
import { Tabs } from "@grow/ui/navigation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { paths } from "../../../paths.ts";
import { MOST_DAYS } from "../period.ts";
import type { ResultsView } from "../view.ts";

interface PeriodFormProps extends Pick<ResultsView, "from" | "to" | "presets"> {
  bannerId: number | null;
  today: string;
  isRefused: boolean;
}

/** Chooses the days that are shown. */
export function PeriodForm({ from, to, presets, bannerId, today, isRefused }: PeriodFormProps) {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <Tabs
        label={t({ id: "results.period", message: "Period" })}
        tabs={presets.map(({ days, href, isCurrent }) => ({
          href,
          label: <Plural id="results.days" value={days} one="Last day" other="Last # days" />,
          current: isCurrent,
        }))}
      />
      {isRefused ? (
        <Note tone="warn" urgent>
          <Trans id="results.refused">
            Choose two days, the first one first, at most {MOST_DAYS} days apart. These are the last 30.
          </Trans>
        </Note>
      ) : null}
      <Form action={paths.bannerResults()}>
        {bannerId === null ? null : <input type="hidden" name="banner" value={bannerId} />}
        <Cluster align="end">
          <DateField
            key={`from ${from}`}
            name="from"
            label={t({ id: "results.from", message: "From" })}
            defaultValue={from}
            max={today}
            required
          />
          <DateField
            key={`to ${to}`}
            name="to"
            label={t({ id: "results.to", message: "To" })}
            defaultValue={to}
            required
          />
          <Button type="submit" look="outline">
            <Trans id="results.show">Show days</Trans>
          </Button>
        </Cluster>
      </Form>
    </Stack>
  );
}
