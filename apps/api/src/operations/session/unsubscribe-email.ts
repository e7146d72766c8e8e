import type { RequestBody, Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { readUnsubscribeKey, type Subscription } from "../../accounts/unsubscribe-key.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { DEFAULT_SETTINGS } from "../../notifications/default-settings.ts";

export const unsubscribeEmail = defineOperation("unsubscribeEmail", async ({ body, transaction, config }) => {
  const subscription = readUnsubscribeKey(config.secret, body.k);
  const state =
    subscription === null ? "invalid" : await transaction((tx) => turnOff(tx, subscription, body));
  return { status: 200, data: { state } };
});

async function turnOff(
  tx: QueryExecutorProvider,
  subscription: Subscription,
  { is_all: isAll = false, is_all_brands: isAllBrands = false }: RequestBody<"unsubscribeEmail">,
): Promise<Schema<"ConfirmationState">["state"]> {
  // Two requests at once, of a mail program and its user, count one reader who left.
  await sql`select from account where user_id = ${subscription.user_id} for update`.execute(tx);
  const found = await findSubscription(tx, subscription);
  if (found === null) return "invalid";
  const { user_id, emails, newsletter_id } = subscription;
  if (found.isOn && newsletter_id !== undefined) await countLeft(tx, newsletter_id);
  if (isAll) await unsubscribeFromAll(tx, user_id);
  else if (isAllBrands) await unsubscribe(tx, { user_id, emails });
  else if (found.isOn) await unsubscribe(tx, subscription);
  return isAll || isAllBrands || found.isOn ? "done" : "already";
}

const FLAGS = { newsletter: "is_newsletter", brand_newsletter: "is_brand_newsletter" } as const;

interface FoundSubscription {
  /** Whether these emails are on. */
  readonly isOn: boolean;
  /** The only brand whose newsletters it is about. */
  readonly brand: string | null;
}

/** What a link is about; null when the account or its brand is gone. */
export async function findSubscription(
  db: QueryExecutorProvider,
  { user_id, emails, brand_id }: Subscription,
): Promise<FoundSubscription | null> {
  const { rows } = await sql<{
    digest: string;
    newsletter: boolean;
    brand_newsletter: boolean;
    mail: boolean | null;
    brand: string | null;
    is_stopped: boolean;
  }>`
    select a.digest, a.is_newsletter as newsletter, a.is_brand_newsletter as brand_newsletter, s.mail, b.name as brand,
      exists (select from newsletter_stop t where t.user_id = a.user_id and t.brand_id = b.id) as is_stopped
    from account a left join notification_setting s on s.user_id = a.user_id and s.event = ${emails}
    left join brand b on b.id = ${brand_id ?? null}::bigint
    where a.user_id = ${user_id}`.execute(db);
  const [row] = rows;
  if (row === undefined || (brand_id !== undefined && row.brand === null)) return null;
  const { brand } = row;
  if (emails === "digest") return { isOn: row.digest !== "none", brand };
  if (emails === "newsletter" || emails === "brand_newsletter")
    return { isOn: row[emails] && !row.is_stopped, brand };
  return { isOn: row.mail ?? DEFAULT_SETTINGS[emails].mail, brand };
}

/** Counts a reader who unsubscribes through a newsletter. */
async function countLeft(tx: QueryExecutorProvider, newsletterId: number): Promise<void> {
  await sql`
    with counted as (
      update newsletter set cnt_left = cnt_left + 1 where id = ${newsletterId} returning id
    )
    insert into newsletter_hour as h (newsletter_id, hour, cnt_left)
    select id, date_trunc('hour', now(), 'UTC'), 1 from counted
    on conflict (newsletter_id, hour) do update set cnt_left = h.cnt_left + 1`.execute(tx);
}

async function unsubscribe(
  tx: QueryExecutorProvider,
  { user_id, emails, brand_id }: Subscription,
): Promise<void> {
  if (brand_id !== undefined) {
    await sql`
      insert into newsletter_stop (user_id, brand_id) values (${user_id}, ${brand_id}) on conflict do nothing`.execute(
      tx,
    );
  } else if (emails === "digest") {
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
