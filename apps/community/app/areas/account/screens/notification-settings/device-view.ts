import type { Schema } from "@grow/contract";
import type { Formats } from "@grow/i18n";

/** A browser that shows notifications. */
export interface DeviceView extends Pick<Schema<"PushDevice">, "id" | "browser" | "system" | "is_named"> {
  /** The day on which it was added. */
  added: string;
  /** When it last got a notification; null before the first. */
  used: string | null;
}

/** What the screen shows of push. */
export interface PushView {
  /** The server's public key; null where there is no push. */
  serverKey: string | null;
  /** The browser of this session. */
  current: DeviceView | null;
  others: readonly DeviceView[];
}

/** The browsers that show a member's notifications, that of the session apart. */
export function pushView(
  { server_key, devices }: Schema<"PushDevicesSection">,
  { date, dateTime }: Pick<Formats, "date" | "dateTime">,
): PushView {
  const view = ({
    id,
    browser,
    system,
    is_named,
    add_date,
    push_date,
  }: Schema<"PushDevice">): DeviceView => ({
    ...{ id, browser, system, is_named, added: date(add_date) },
    used: push_date === null ? null : dateTime(push_date),
  });
  const current = devices.find(({ is_current }) => is_current);
  return {
    serverKey: server_key,
    current: current ? view(current) : null,
    others: devices.filter((device) => device !== current).map(view),
  };
}
