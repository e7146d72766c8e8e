import { SelectField, SettingGroup, SettingRow } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "../screen.module.css";
import { HourField } from "./hour-field.tsx";

export interface DigestRowProps {
  digest: string;
  hour: number | string;
  error: string | undefined;
  /** The field of the time zone, if it is not with the quiet hours. */
  zone: ReactNode;
  children: ReactNode;
}

/** One email each or a summary, and when it is sent. Without a summary its hour is not shown. */
export function DigestRow({ digest, hour, error, zone, children }: DigestRowProps) {
  const { t } = useLingui();
  const often = t({ id: "settings.hours.digest", message: "How often" });
  return (
    <SettingGroup title={<Trans id="settings.subscribe.digest">Notifications by email</Trans>}>
      <div className={styles.digest}>
        <SettingRow
          title={often}
          help={<Trans id="settings.hours.digest.hint">A summary has only what you haven't read yet.</Trans>}
        >
          <SelectField name="digest" label={often} labelHidden defaultValue={digest} error={error}>
            <option value="none">{t({ id: "settings.subscribe.none", message: "One email each" })}</option>
            <option value="daily">
              {t({ id: "settings.subscribe.daily", message: "One summary a day" })}
            </option>
            <option value="weekly">
              {t({ id: "settings.subscribe.weekly", message: "One summary a week" })}
            </option>
          </SelectField>
          <HourField
            name="digest_hour"
            label={t({ id: "settings.hours.digest.hour", message: "Time of the summary" })}
            labelHidden
            hour={hour}
          />
        </SettingRow>
      </div>
      {zone ? <div className={styles.hours}>{zone}</div> : null}
      {children}
    </SettingGroup>
  );
}
