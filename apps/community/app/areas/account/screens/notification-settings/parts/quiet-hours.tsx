import { Checkbox, SettingGroup, SettingRow } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import styles from "../screen.module.css";
import type { HoursView } from "../view.ts";
import { HourField } from "./hour-field.tsx";
import { QuietBar } from "./quiet-bar.tsx";

export interface QuietHoursProps {
  /** As chosen or typed. */
  quiet: Pick<HoursView, "is_quiet" | "quiet_from" | "quiet_to">;
  error: string | undefined;
  /** The time in the time zone of the member, "14:32"; null if it is unknown. */
  now: string | null;
  /** The field of the time zone. */
  zone: ReactNode;
  /** Below the bar: an offer of another time zone. */
  children: ReactNode;
}

/** The hours in which push waits, as fields and as a bar of the day, beside their time zone. */
export function QuietHours({ quiet, error, now, zone, children }: QuietHoursProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(quiet);
  const show = (part: Partial<typeof quiet>) => setShown((before) => ({ ...before, ...part }));
  return (
    <SettingGroup title={<Trans id="settings.hours.quiet">Quiet hours</Trans>}>
      <SettingRow
        title={<Trans id="settings.hours.quiet.hold">Hold push during quiet hours</Trans>}
        help={
          <Trans id="settings.hours.quiet.help">
            What comes in between arrives as one notification when quiet hours end.
          </Trans>
        }
      >
        {(tie) => (
          <Checkbox
            name="is_quiet"
            defaultChecked={quiet.is_quiet}
            onChange={({ target }) => show({ is_quiet: target.checked })}
            {...tie}
          />
        )}
      </SettingRow>
      <div className={styles.hours}>
        <HourField
          name="quiet_from"
          label={t({ id: "settings.hours.quiet.from", message: "From" })}
          hour={quiet.quiet_from}
          onChange={({ target }) => show({ quiet_from: Number(target.value) })}
        />
        <HourField
          name="quiet_to"
          label={t({ id: "settings.hours.quiet.to", message: "To" })}
          hour={quiet.quiet_to}
          error={error}
          onChange={({ target }) => show({ quiet_to: Number(target.value) })}
        />
        {zone}
      </div>
      <QuietBar from={shown.quiet_from} to={shown.quiet_to} isOn={shown.is_quiet} now={now} />
      {children}
    </SettingGroup>
  );
}
