import { useFormats } from "@grow/i18n/react";
import { Plural, Trans } from "@lingui/react/macro";
import type { TimingView } from "../../../shared/giveaways/timing-view.ts";
import { DateTime } from "./date-time.tsx";

/** When it starts or ends: "4 days left, until 6 December, 16:00 UTC". */
export function Timing({ timing }: { timing: TimingView }) {
  const formats = useFormats();
  const { state, start, end, daysLeft } = timing;
  const from = <DateTime instant={start} />;
  const until = formats.dateTime(end);
  if (state === "announced") return <Trans id="giveaway.starts">Starts {from} UTC</Trans>;
  if (state !== "open") {
    const day = <time dateTime={end}>{formats.date(end)}</time>;
    return <Trans id="giveaway.ended">Ended on {day}</Trans>;
  }
  return (
    <time dateTime={end}>
      {daysLeft === 0 ? (
        <Trans id="giveaway.lastDay">Last day: ends {until} UTC</Trans>
      ) : (
        <Plural
          id="giveaway.daysLeft"
          value={daysLeft}
          one={`# day left, until ${until} UTC`}
          other={`# days left, until ${until} UTC`}
        />
      )}
    </time>
  );
}
