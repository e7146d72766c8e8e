import { Button, Cluster, Note, Stack } from "@grow/ui/foundation";
import { DateField } from "@grow/ui/input";
import { Tabs } from "@grow/ui/navigation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { MOST_DAYS, type Period, type PresetView } from "./period.ts";

interface PeriodFormProps extends Period {
  /** The page. */
  action: string;
  /** What else its address names. */
  more?: Readonly<Record<string, string>>;
  presets: readonly PresetView[];
  today: string;
  /** The days that were asked for cannot be shown. */
  isRefused: boolean;
}

/** Chooses the days that are shown. */
export function PeriodForm({ from, to, action, more = {}, presets, today, isRefused }: PeriodFormProps) {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <Tabs
        label={t({ id: "period.label", message: "Period" })}
        tabs={presets.map(({ days, href, isCurrent }) => ({
          href,
          label: <Length days={days} />,
          current: isCurrent,
        }))}
      />
      {isRefused ? (
        <Note tone="warn" urgent>
          <Trans id="period.refused">
            Choose two days, the first one first, at most {MOST_DAYS} days apart. These are the last 30.
          </Trans>
        </Note>
      ) : null}
      <Form action={action}>
        {Object.entries(more).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Cluster align="end">
          <DateField
            key={`from ${from}`}
            name="from"
            label={t({ id: "period.from", message: "From" })}
            defaultValue={from}
            max={today}
            required
          />
          <DateField
            key={`to ${to}`}
            name="to"
            label={t({ id: "period.to", message: "To" })}
            defaultValue={to}
            required
          />
          <Button type="submit" look="outline">
            <Trans id="period.show">Show days</Trans>
          </Button>
        </Cluster>
      </Form>
    </Stack>
  );
}

/** More than a quarter is named in weeks. */
const MOST_NAMED_DAYS = 92;

function Length({ days }: { days: number }) {
  const weeks = days / 7;
  return days > MOST_NAMED_DAYS ? (
    <Plural id="period.weeks" value={weeks} one="Last week" other="Last # weeks" />
  ) : (
    <Plural id="period.days" value={days} one="Last day" other="Last # days" />
  );
}
