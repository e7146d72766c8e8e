import { useNow } from "@grow/app-kit/client/use-now.ts";
import { Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Sent } from "../../../shared/settings/own-settings.ts";
import { fieldsOf, SettingsForm } from "../../../shared/settings/settings-page.tsx";
import { timeIn } from "../time-zones.ts";
import type { HoursView } from "../view.ts";
import { DeviceZone } from "./device-zone.tsx";
import { DigestRow } from "./digest-row.tsx";
import { QuietHours } from "./quiet-hours.tsx";
import { ZoneField } from "./zone-field.tsx";

export interface HoursFormProps {
  hours: HoursView;
  hasPush: boolean;
  sent: Sent | undefined;
}

/** Quiet hours and the email summary, and the time zone of both. */
export function HoursForm({ hours, hasPush, sent }: HoursFormProps) {
  const { t } = useLingui();
  const { typed, errors } = fieldsOf(sent, "hours");
  const now = timeIn(hours.time_zone, useNow());
  const isRejected = sent?.form === "hours" && !sent.isSaved;
  const quiet = {
    is_quiet: isRejected ? "is_quiet" in typed : hours.is_quiet,
    quiet_from: Number(typed.quiet_from ?? hours.quiet_from),
    quiet_to: Number(typed.quiet_to ?? hours.quiet_to),
  };
  const zone = (
    <ZoneField
      key={hours.time_zone}
      zone={hours.time_zone}
      text={typed.time_zone ?? hours.time_zone}
      hint={
        now === null ? undefined : t({ id: "settings.hours.zone.now", message: `It's ${now} there now.` })
      }
      error={errors["hours.time_zone"]}
    />
  );
  const offer = <DeviceZone zone={hours.time_zone} sent={sent} />;
  return (
    <SettingsForm name="hours" sent={sent} submit={<Trans id="settings.save">Save</Trans>}>
      <Stack gap={8}>
        {hasPush ? (
          <QuietHours quiet={quiet} error={errors["hours.quiet_to"]} now={now} zone={zone}>
            {offer}
          </QuietHours>
        ) : (
          <KeptHours {...quiet} />
        )}
        <DigestRow
          digest={typed.digest ?? hours.digest}
          hour={typed.digest_hour ?? hours.digest_hour}
          error={errors.digest}
          zone={hasPush ? null : zone}
        >
          {hasPush ? null : offer}
        </DigestRow>
      </Stack>
    </SettingsForm>
  );
}

/** The quiet hours of a site without push: they hold nothing, but stay as they are. */
function KeptHours({
  is_quiet,
  quiet_from,
  quiet_to,
}: Pick<HoursView, "is_quiet" | "quiet_from" | "quiet_to">) {
  return (
    <>
      {is_quiet ? <input type="hidden" name="is_quiet" value="on" /> : null}
      <input type="hidden" name="quiet_from" value={quiet_from} />
      <input type="hidden" name="quiet_to" value={quiet_to} />
    </>
  );
}
