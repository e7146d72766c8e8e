import { type RawBuilder, sql } from "kysely";
import type { NotificationEvent } from "../events/notification.ts";
import type { Hearer } from "./decide-ways.ts";
import { DEFAULT_SETTINGS } from "./default-settings.ts";

type Event = NotificationEvent | "premium_end";

/** SQL of the {@link Hearer} of account `a`, whose row of the settings of the event is `s`. */
export const hearer: RawBuilder<Hearer> = sql<Hearer>`json_build_object(
  'chosen', json_build_object('site', s.site, 'mail', s.mail, 'push', s.push, 'digest', s.digest),
  'has_digest', a.digest <> 'none', 'is_email_confirmed', a.is_email_confirmed,
  'has_device', exists (select from push_device p where p.user_id = a.user_id),
  'hours', json_build_object('time_zone', a.time_zone, 'is_quiet', a.is_quiet, 'quiet_from', a.quiet_from, 'quiet_to', a.quiet_to))`;

/** Whether the list shows the event to account `a`. */
export function isListed(event: Event): RawBuilder<boolean> {
  return sql<boolean>`coalesce(s.site, ${DEFAULT_SETTINGS[event].site}::boolean)`;
}

/** Whether the event is pushed to account `a`: they want it, and have a device. */
export function mayBePushed(event: Event | "message"): RawBuilder<boolean> {
  return sql<boolean>`(coalesce(s.push, ${DEFAULT_SETTINGS[event].push}::boolean)
    and exists (select from push_device p where p.user_id = a.user_id))`;
}

/** Whether account `a` may get more than a line in the list: reading only these spares most followers. */
export function mayBeSent(event: Event): RawBuilder<boolean> {
  return sql<boolean>`(coalesce(s.mail, ${DEFAULT_SETTINGS[event].mail}::boolean) or ${mayBePushed(event)})`;
}
