import { Badge } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { type LucideIcon, Monitor, MonitorSmartphone, Smartphone } from "lucide-react";
import type { DeviceView } from "../device-view.ts";

const HANDHELD = ["Android", "iPhone", "iPad"];

/** A phone or a computer; both where it is not known which. */
export function deviceIcon(device: DeviceView | null): LucideIcon {
  if (!device?.system) return MonitorSmartphone;
  return HANDHELD.includes(device.system) ? Smartphone : Monitor;
}

/** "Firefox on Android". */
export function DeviceName({ device: { browser, system } }: { device: DeviceView }) {
  const { t } = useLingui();
  if (browser && system) {
    return <>{t({ id: "settings.sessions.on", message: `${browser} on ${system}` })}</>;
  }
  return <>{browser ?? system ?? t({ id: "settings.sessions.unknown", message: "Unknown device" })}</>;
}

/** Since when it is on, and when it was last used. */
export function DeviceDates({ device: { added, used } }: { device: DeviceView }) {
  return used === null ? (
    <Trans id="settings.push.unused">On since {added}, no notification yet</Trans>
  ) : (
    <Trans id="settings.push.used">
      On since {added}, last notification {used}
    </Trans>
  );
}

/** Marks the browser of this session. */
export function ThisDevice() {
  return (
    <Badge>
      <Trans id="settings.sessions.current">This device</Trans>
    </Badge>
  );
}
