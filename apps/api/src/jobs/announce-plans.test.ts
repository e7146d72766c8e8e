import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { Mail } from "../mail/email.ts";
import { renewPlans } from "../payments/renew-plans.ts";
import { addBrand } from "../testing/catalogue-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import type { TestUser } from "../testing/test-api.ts";
import { announcePlans } from "./announce-plans.ts";
import { sendPlanNews } from "./send-plan-news.ts";

const api = freshApi();
let grower: TestUser;

beforeEach(async () => {
  grower = await api.addUser({ name: "lucia" });
  await sql`update account set is_email_confirmed = true`.execute(api.database.db);
});

interface Plan {
  /** Days until the last day; negative once it is over. */
  days: number;
  isRenew?: boolean;
  provider?: "manual" | "stripe";
  brandId?: number | null;
}

async function addPlan({ days, isRenew = false, provider = "manual", brandId = null }: Plan): Promise<void> {
  await sql`
    insert into subscription (kind, user_id, brand_id, plan, period, price_amount, price_currency, date_start, date_end, is_renew, provider)
    values (${brandId === null ? "premium" : "partner"}, ${brandId === null ? grower.id : null}, ${brandId},
      ${brandId === null ? "premium-month" : "partner-month"}, 'month', 490, 'EUR', current_date - 60, current_date + ${days}::int,
      ${isRenew}, ${provider})`.execute(api.database.db);
}

/** Time passes: the plan is that much nearer to its end. */
const pass = (days: number) =>
  sql`
    update subscription set date_end = date_end - ${days}::int, week_notice = week_notice - ${days}::int,
      day_notice = day_notice - ${days}::int, end_notice = end_notice - ${days}::int`.execute(
    api.database.db,
  );

/** Runs the job twice, as after a stop, and sends the emails. @returns what the user has not seen before */
async function announced(as = grower): Promise<{ bell: string[]; mails: Mail[] }> {
  for (let time = 0; time < 2; time += 1) {
    await renewPlans(api.database, api.parts.jobs, api.parts.config.payment);
    await announcePlans(api.database, api.parts.jobs);
  }
  const { body } = await api.request<Schema<"NotificationList">>(
    "GET",
    `/users/${as.id}/notifications-g?channel=system`,
    { as: as.id },
  );
  const lines = body.data.items.filter(({ is_visit }) => !is_visit);
  await sql`update notification set is_visit = true, visit_date = now() where not is_visit`.execute(
    api.database.db,
  );
  const mails: Mail[] = [];
  const mailer = {
    kind: "outbox" as const,
    send: async (mail: Mail) => void mails.push(mail),
    close: () => undefined,
  };
  const { publicUrl, brandsUrl, secret } = api.parts.config;
  for (const { name, data } of api.jobs.splice(0)) {
    if (name === "send-plan-news")
      await sendPlanNews({ db: api.database.db, mailer, publicUrl, brandsUrl, secret }, data);
  }
  return { bell: lines.map(({ params, link }) => `${params.plan?.state} ${link}`), mails };
}

const subjects = ({ mails }: { mails: readonly Mail[] }) => mails.map(({ subject }) => subject);

describe("a plan that ends", () => {
  it("is announced 7 days and 1 day before, and when it has ended, once each", async () => {
    await addPlan({ days: 8 });
    expect(await announced()).toEqual({ bell: [], mails: [] });
    await pass(1);
    const week = await announced();
    expect(week.bell).toEqual(["ends /premium"]);
    expect(week.mails).toMatchObject([{ to: grower.email }]);
    expect(subjects(week)[0]).toMatch(/^Premium ends on \w/);
    await pass(3);
    expect(await announced()).toEqual({ bell: [], mails: [] });
    await pass(3);
    expect((await announced()).bell).toEqual(["ends /premium"]);
    await pass(2);
    const end = await announced();
    expect(end.bell).toEqual(["ended /premium"]);
    expect(subjects(end)).toEqual(["Your Premium has ended"]);
    await pass(20);
    expect(await announced()).toEqual({ bell: [], mails: [] });
  });

  it("is announced once after a pause of the job, by its date", async () => {
    await addPlan({ days: 1 });
    expect((await announced()).bell).toEqual(["ends /premium"]);
    await pass(5);
    expect((await announced()).bell).toEqual(["ended /premium"]);
  });

  it("is announced again after it was extended", async () => {
    await addPlan({ days: 6 });
    expect((await announced()).bell).toHaveLength(1);
    await sql`update subscription set date_end = date_end + 30`.execute(api.database.db);
    await pass(30);
    expect((await announced()).bell).toEqual(["ends /premium"]);
  });

  it("with its free days gets no invoice", async () => {
    await addPlan({ days: 7, isRenew: true });
    await sql`update subscription set is_trial = true`.execute(api.database.db);
    expect((await announced()).bell).toEqual(["ends /premium"]);
  });

  it("is not announced as ended while another runs", async () => {
    await addPlan({ days: -1 });
    await sql`update subscription set close_date = now()`.execute(api.database.db);
    await addPlan({ days: 20 });
    expect(await announced()).toEqual({ bell: [], mails: [] });
  });
});

describe.each(["manual", "stripe"] as const)("a plan paid by %s that may go on", (provider) => {
  it("is announced with its invoice, and that nothing is charged by itself", async () => {
    await addPlan({ days: 7, isRenew: true, provider });
    const { bell, mails } = await announced();
    expect(bell).toEqual(["renews /premium"]);
    expect(mails[0]?.subject).toMatch(/^Keep Premium after .+ for €4\.90$/);
    expect(mails[0]?.text).toMatch(/Invoice INV-\d{4}-\d{4} is for the time after that: €4\.90/);
    expect(mails[0]?.text).toContain("nothing is charged by itself");
    expect(mails[0]?.text).toContain(`${api.parts.config.publicUrl}/premium`);
    expect(await announced()).toEqual({ bell: [], mails: [] });
    await pass(6);
    expect((await announced()).bell).toEqual(["renews /premium"]);
    await pass(2);
    expect((await announced()).bell).toEqual(["ended /premium"]);
  });

  it("is announced at the price of its invoice after the plan became dearer", async () => {
    await addPlan({ days: 8, isRenew: true, provider });
    await announced();
    await sql`update plan set price_amount = 990 where code = 'premium-month'`.execute(api.database.db);
    await pass(1);
    expect(subjects(await announced())[0]).toMatch(/for €4\.90$/);
  });

  it("is not emailed once its invoices were turned off", async () => {
    await addPlan({ days: 7, isRenew: true, provider });
    await renewPlans(api.database, api.parts.jobs, api.parts.config.payment);
    await announcePlans(api.database, api.parts.jobs);
    await api.request("PATCH", "/partners/renewal", {
      as: grower.id,
      body: { kind: "premium", is_renew: false },
    });
    expect((await announced()).mails).toEqual([]);
  });
});

it("the plan of a brand is announced to its owners, with its name", async () => {
  const other = await api.addUser({ name: "editor" });
  const brandId = await addBrand(api.database.db, { name: "Loam", managers: [grower.id, other.id] });
  await sql`update brand_manager set role = 'editor' where user_id = ${other.id}`.execute(api.database.db);
  await addPlan({ days: 3, brandId });
  const { bell, mails } = await announced();
  expect(bell).toEqual(["ends /partner"]);
  expect(mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
    expect.stringMatching(new RegExp(`^${grower.email}: The plan of Loam ends on `)),
  ]);
  expect(mails[0]?.text).toContain(`${api.parts.config.brandsUrl}/brands-manager/subscription`);
});

it("announcements follow the settings of the user, and their language", async () => {
  const set = (site: boolean, mail: boolean) =>
    sql`
      insert into notification_setting (user_id, event, site, mail) values (${grower.id}, 'premium_end', ${site}, ${mail})
      on conflict (user_id, event) do update set site = excluded.site, mail = excluded.mail`.execute(
      api.database.db,
    );
  await set(false, true);
  await sql`update account set locale = 'de', digest = 'weekly'`.execute(api.database.db);
  await addPlan({ days: 5 });
  const first = await announced();
  expect(first.bell).toEqual([]);
  expect(subjects(first)[0]).toMatch(/^Premium endet am \d/);
  await set(true, false);
  await pass(4);
  expect(await announced()).toMatchObject({ bell: ["ends /premium"], mails: [] });
});
