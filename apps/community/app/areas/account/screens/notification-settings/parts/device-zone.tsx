import { Button, Note, Stack, useHydrated } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { useNavigation, useSubmit } from "@remix-run/react";
import { MapPin } from "lucide-react";
import type { Sent } from "../../../shared/settings/own-settings.ts";
import { timeIn } from "../time-zones.ts";

/** The time zone of the device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Offers the time zone of the device, if it is another one. Its button is no field of the form around it. */
export function DeviceZone({ zone, sent }: { zone: string; sent: Sent | undefined }) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const here = deviceZone();
  const time = timeIn(here, Date.now());
  return here === zone || time === null ? null : <ZoneOffer here={here} time={time} sent={sent} />;
}

function ZoneOffer({ here, time, sent }: { here: string; time: string; sent: Sent | undefined }) {
  const submit = useSubmit();
  const isBusy = useNavigation().state !== "idle";
  const error = sent?.form === "zone" ? sent.errors.form : null;
  return (
    <Note tone="info" icon={MapPin}>
      <Stack gap={2}>
        <p>
          <Trans id="settings.hours.zone.here">
            This device is in {here}, where it's {time}.
          </Trans>
        </p>
        <div>
          <Button
            look="outline"
            size="small"
            busy={isBusy}
            onClick={() => submit({ form: "zone", time_zone: here }, { method: "post" })}
          >
            <Trans id="settings.hours.zone.use">Use {here}</Trans>
          </Button>
        </div>
        {error ? <p role="alert">{error}</p> : null}
      </Stack>
    </Note>
  );
}
