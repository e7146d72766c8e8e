import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { readUnsubscribeKey, type Subscription } from "../../accounts/unsubscribe-key.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { DEFAULT_SETTINGS } from "../../notifications/default-settings.ts";

export const unsubscribeEmail = defineOperation("unsubscribeEmail", async ({ body, transaction, config }) => {
  const subscription = readUnsubscribeKey(config.secret, body.k);
  const state =
    subscription === null
      ? "invalid"
      : await transaction((tx) => turnOff(tx, subscription, body.is_all ?? false));
  return { status: 200, data: { state } };
});

async function turnOff(
  tx: QueryExecutorProvider,
  subscription: Subscription,
  isAll: boolean,
): Promise<Schema<"ConfirmationState">["state"]> {
  const isOn = await isSubscribed(tx, subscription);
  if (isOn === null) return "invalid";
  if (isAll) await unsubscribeFromAll(tx, subscription.user_id);
  else if (isOn) await unsubscribe(tx, subscription);
  return isAll || isOn ? "done" : "already";
}

const FLAGS = { newsletter: "is_newsletter", brand_newsletter: "is_brand_newsletter" } as const;

/** Whether these emails are on; null when the account is gone. */
export async function isSubscribed(
  db: QueryExecutorProvider,
  { user_id, emails }: Subscription,
): Promise<boolean | null> {
  const { rows } = await sql<{
    digest: string;
    newsletter: boolean;
    brand_newsletter: boolean;
    mail: boolean | null;
  }>`
    select a.digest, a.is_newsletter as newsletter, a.is_brand_newsletter as brand_newsletter, s.mail
    from account a left join notification_setting s on s.user_id = a.user_id and s.event = ${emails}
    where a.user_id = ${user_id}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  if (emails === "digest") return row.digest !== "none";
  if (emails === "newsletter" || emails === "brand_newsletter") return row[emails];
  return row.mail ?? DEFAULT_SETTINGS[emails].mail;
}

async function unsubscribe(tx: QueryExecutorProvider, { user_id, emails }: Subscription): Promise<void> {
  if (emails === "digest") {
    // Without a digest, each notification would come as an email of its own.
    await sql`update account set digest = 'none' where user_id = ${user_id}`.execute(tx);
    await turnNotificationsOff(tx, user_id);
  } else if (emails === "newsletter" || emails === "brand_newsletter") {
    await sql`update account set ${sql.ref(FLAGS[emails])} = false where user_id = ${user_id}`.execute(tx);
  } else {
    const { site } = DEFAULT_SETTINGS[emails];
    await sql`
      insert into notification_setting (user_id, event, site, mail) values (${user_id}, ${emails}, ${site}, false)
      on conflict (user_id, event) do update set mail = false`.execute(tx);
  }
}

async function unsubscribeFromAll(tx: QueryExecutorProvider, userId: number): Promise<void> {
  await sql`
    update account set digest = 'none', is_newsletter = false, is_brand_newsletter = false
    where user_id = ${userId}`.execute(tx);
  await turnNotificationsOff(tx, userId);
}

async function turnNotificationsOff(tx: QueryExecutorProvider, userId: number): Promise<void> {
  const rows = Object.entries(DEFAULT_SETTINGS).map(([event, { site }]) => ({ event, site }));
  await sql`
    insert into notification_setting (user_id, event, site, mail)
    select ${userId}, event, site, false
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as choice (event text, site boolean)
    order by event
    on conflict (user_id, event) do update set mail = false`.execute(tx);
}
