import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { notSignedIn } from "../../errors/api-error.ts";
import { DEFAULT_SETTINGS } from "../../notifications/default-settings.ts";

type Event = keyof Schema<"NotificationSettings">;

/** Null where the default of the event applies. */
interface Choice extends Pick<Schema<"NotificationChoice">, "site" | "mail"> {
  readonly push: boolean | null;
  readonly digest: boolean | null;
}

interface SettingsRow extends Schema<"SubscribeSettings"> {
  readonly chosen: Partial<Record<Event, Choice>>;
  readonly hours: Schema<"NotificationHours">;
}

/**
 * The notification settings of a user, with defaults for events without a choice.
 *
 * @throws 401 if the account was deleted
 */
export async function readNotificationSettings(
  db: QueryExecutorProvider,
  userId: number,
): Promise<Schema<"NotificationSection">> {
  const { rows } = await sql<SettingsRow>`
    select is_newsletter, is_brand_newsletter, digest, (
      select coalesce(json_object_agg(event, json_build_object(
        'site', site, 'mail', mail, 'push', push, 'digest', digest)), '{}')
      from notification_setting where user_id = a.user_id) as chosen,
      json_build_object('time_zone', time_zone, 'is_quiet', is_quiet, 'quiet_from', quiet_from, 'quiet_to', quiet_to,
        'digest_hour', digest_hour) as hours
    from account a where user_id = ${userId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notSignedIn();
  const { chosen, hours, ...subscribe } = row;
  const notifications = { ...DEFAULT_SETTINGS };
  for (const [event, choice] of Object.entries(chosen) as [Event, Choice][]) {
    const standard = DEFAULT_SETTINGS[event];
    notifications[event] = {
      site: choice.site,
      mail: choice.mail,
      push: choice.push ?? standard.push,
      digest: choice.digest ?? standard.digest,
    };
  }
  return { notifications, subscribe, hours };
}
