import { SettingGroup, SettingRow } from "@grow/ui/input";
import { Trans } from "@lingui/react/macro";
import type { Sent } from "../../../shared/settings/own-settings.ts";
import { RowAction } from "../../../shared/settings/settings-page.tsx";
import type { DeviceView, PushView } from "../device-view.ts";
import { DeviceDates, DeviceName, deviceIcon } from "./device-name.tsx";
import { PushRow } from "./push-row.tsx";

export interface PushGroupProps extends PushView {
  serverKey: string;
  userId: number;
  sent: Sent | undefined;
}

/** Push in this browser, and the other browsers of the member. */
export function PushGroup({ current, others, sent, ...push }: PushGroupProps) {
  const remove = (device: DeviceView) => (
    <RowAction name="remove" fields={{ device: String(device.id) }} sent={sent}>
      <Trans id="settings.push.remove">Remove</Trans>
    </RowAction>
  );
  return (
    <SettingGroup title={<Trans id="settings.news.push">Push</Trans>}>
      <PushRow {...push} current={current} remove={current && remove(current)} />
      {others.map((device) => (
        <SettingRow
          key={device.id}
          icon={deviceIcon(device)}
          title={<DeviceName device={device} />}
          help={<DeviceDates device={device} />}
        >
          {remove(device)}
        </SettingRow>
      ))}
    </SettingGroup>
  );
}
