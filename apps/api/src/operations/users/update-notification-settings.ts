import type { RequestBody, Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { good, invalid } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { DEFAULT_SETTINGS } from "../../notifications/default-settings.ts";
import { isTimeZone } from "../../notifications/time-zone.ts";
import { readNotificationSettings } from "./notification-settings.ts";

export const updateNotificationSettings = defineOperation(
  "updateNotificationSettings",
  async ({ body, user, transaction }) => {
    const { events, hours, ...others } = body;
    if (hours?.time_zone !== undefined && !isTimeZone(hours.time_zone)) {
      throw invalid([{ code: "not_allowed", field: "hours.time_zone" }]);
    }
    const ofAccount = { ...others, ...hours };
    const data = await transaction(async (tx) => {
      if (others.is_brand_newsletter === true) await resumeBrands(tx, user.id);
      await tryAddressAgain(tx, user.id);
      if (Object.keys(ofAccount).length > 0) {
        await tx.updateTable("account").set(ofAccount).where("user_id", "=", user.id).execute();
      }
      if (events) await saveChoices(tx, user.id, events);
      return await readNotificationSettings(tx, user.id);
    });
    return { status: 200, data, details: [good("saved")] };
  },
);

/** Who turns newsletters of brands on again gets those of all followed brands. */
async function resumeBrands(tx: Tx, userId: number): Promise<void> {
  await sql`
    delete from newsletter_stop s using account a
    where s.user_id = ${userId} and a.user_id = s.user_id and not a.is_brand_newsletter`.execute(tx);
}

/** Who chooses emails has read that none came: an address that was refused may take them now. */
async function tryAddressAgain(tx: Tx, userId: number): Promise<void> {
  await sql`
    update account set bounced_email = null where user_id = ${userId} and bounced_email is not null`.execute(
    tx,
  );
}

/** Changes only the given settings, also with concurrent changes. */
async function saveChoices(
  tx: Tx,
  userId: number,
  events: NonNullable<RequestBody<"updateNotificationSettings">["events"]>,
): Promise<void> {
  const names = Object.keys(events) as (keyof Schema<"NotificationSettings">)[];
  // Always in one order, so that concurrent changes of several do not deadlock.
  const rows = names.sort().map((event) => ({ event, ...events[event], standard: DEFAULT_SETTINGS[event] }));
  await sql`
    insert into notification_setting as now (user_id, event, site, mail, push, digest)
    select ${userId}, row ->> 'event',
      coalesce(row -> 'site', row -> 'standard' -> 'site')::boolean,
      coalesce(row -> 'mail', row -> 'standard' -> 'mail')::boolean,
      (row -> 'push')::boolean, (row -> 'digest')::boolean
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as given (row, place)
    order by place
    on conflict (user_id, event) do update set
      site = coalesce((${JSON.stringify(events)}::jsonb -> excluded.event -> 'site')::boolean, now.site),
      mail = coalesce((${JSON.stringify(events)}::jsonb -> excluded.event -> 'mail')::boolean, now.mail),
      push = coalesce(excluded.push, now.push),
      digest = coalesce(excluded.digest, now.digest)`.execute(tx);
}
