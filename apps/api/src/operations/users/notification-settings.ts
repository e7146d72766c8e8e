import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { notSignedIn } from "../../errors/api-error.ts";
import { DEFAULT_SETTINGS } from "../../notifications/default-settings.ts";

interface SettingsRow extends Schema<"SubscribeSettings"> {
  readonly chosen: Partial<Schema<"NotificationSettings">>;
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
      select coalesce(json_object_agg(event, json_build_object('site', site, 'mail', mail)), '{}')
      from notification_setting where user_id = a.user_id) as chosen
    from account a where user_id = ${userId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notSignedIn();
  const { chosen, ...subscribe } = row;
  return { notifications: { ...DEFAULT_SETTINGS, ...chosen }, subscribe };
}
