import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "../../mail/email.ts";
import { MailError, type MailRefusal } from "../../mail/mail-error.ts";
import { addBrandPlan } from "../../testing/ad-rows.ts";
import { addBrand, addProduct } from "../../testing/catalogue-rows.ts";
import { addDiary } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { addNewsletter, addReader, addReaders, newsletterSums } from "../../testing/newsletter-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { DOMAIN_PER_MINUTE } from "./letters.ts";
import { sendNewsletters, sendTest } from "./send-newsletters.ts";
import { sweepNewsletters } from "./sweep-newsletters.ts";

const api = freshApi();
const secret = "a secret of the tests, long enough";
const publicUrl = "https://grow.example";
const MINUTE = 60_000;
let brand: number;
let writer: TestUser;
let reader: TestUser;
let clock: Date;
let sent: Mail[];
/** Runs before each email is accepted. */
let onSend: (mail: Mail) => Promise<void> | void;

beforeEach(async () => {
  writer = await api.addUser({ name: "writer" });
  reader = await api.addUser({ name: "reader" });
  brand = await addBrand(api.database.db, { name: "Loam & Lumen", managers: [writer.id] });
  await addBrandPlan(api.database.db, brand, null);
  await addReader(api.database.db, brand, reader.id);
  clock = new Date("2026-11-02T10:00:00Z");
  sent = [];
  onSend = () => {};
});

const mailer = {
  kind: "smtp" as const,
  async send(mail: Mail) {
    await onSend(mail);
    sent.push(mail);
  },
  close() {},
};
const tools = () => ({ database: api.database, mailer, publicUrl, secret, now: () => clock });
const run = () => sendNewsletters(tools());
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * MINUTE);
};
const add = (newsletter: Omit<Parameters<typeof addNewsletter>[1], "brandId" | "writerId"> = {}) =>
  addNewsletter(api.database.db, { brandId: brand, writerId: writer.id, ...newsletter });
const change = (statement: ReturnType<typeof sql>) => statement.execute(api.database.db);
const sums = (id: number) => newsletterSums(api.database.db, id);
const refusing = (refusal: MailRefusal) => () => {
  throw new MailError(refusal, new Error(refusal));
};

describe("a newsletter", () => {
  test("goes to followers who allow it, once, in their language and with all addresses", async () => {
    await change(sql`update account set locale = 'de' where user_id = ${reader.id}`);
    const id = await add({ text: '<h2>Coco</h2><p>See <a href="/diaries/12">the diary</a>.</p>' });
    await run();
    await run();
    expect(sent).toHaveLength(1);
    const [mail] = sent;
    expect(mail).toMatchObject({ to: reader.email, subject: "Week 8" });
    expect(mail?.text).toContain("Coco\n\nSee the diary (https://grow.example/diaries/12).");
    expect(mail?.text).toContain("weil du Loam & Lumen auf Grow folgst");
    expect(mail?.list?.unsubscribe).toMatch(
      new RegExp(
        `^https://grow.example/auth/unsubscribe\\?k=${reader.id}\\.brand_newsletter\\.b${brand}\\.n${id}\\.`,
      ),
    );
    expect(mail?.text).toContain(`k=${reader.id}.brand_newsletter.n${id}.`);
    expect(mail?.html).toMatch(
      new RegExp(
        `href="https://grow.example/api/newsletters/click\\?k=${id}\\.${reader.id}\\.[\\w-]{43}&amp;l=1"`,
      ),
    );
    expect(mail?.html).toMatch(
      new RegExp(
        `<img src="https://grow.example/api/newsletters/picture\\?k=${id}\\.${reader.id}\\.[\\w-]{43}" width="1"`,
      ),
    );
    expect(await sums(id)).toEqual({
      ...{
        state: "sent",
        cnt_audience: 1,
        cnt_sent: 1,
        cnt_failed: 0,
        cnt_omitted: 0,
        waiting: 0,
        in_hours: 1,
      },
    });
  });

  test.each([
    ["does not allow it", sql`update account set is_brand_newsletter = false`],
    ["has not confirmed their address", sql`update account set is_email_confirmed = false`],
    ["has no address that takes emails", sql`update account set bounced_email = email`],
    ["is leaving", sql`update account set delete_date = now() + interval '1 day'`],
    ["is banned", sql`update users set is_ban = true`],
    ["was removed", sql`update users set is_remove = true, remove_date = now()`],
    [
      "stopped the brand",
      sql`insert into newsletter_stop (user_id, brand_id) select a.user_id, b.id from account a, brand b`,
    ],
    ["does not follow the brand", sql`delete from follow`],
    [
      "blocked the writer",
      sql`insert into user_ban (user_id, type, content_id)
        select r.id, 'user', w.id from users r, users w where r.name = 'reader' and w.name = 'writer'`,
    ],
    [
      "was blocked by the writer",
      sql`insert into user_ban (user_id, type, content_id)
        select w.id, 'user', r.id from users r, users w where r.name = 'reader' and w.name = 'writer'`,
    ],
  ])("is not sent to a member who %s, before or after the rows were made", async (_, statement) => {
    const early = await add();
    // The rows are made, and the mail server takes nothing yet.
    onSend = refusing("offline");
    await expect(run()).rejects.toThrow("offline");
    onSend = () => {};
    await change(statement);
    const late = await add({ title: "Week 9" });
    await run();
    expect(sent).toEqual([]);
    expect(await sums(early)).toMatchObject({ state: "sent", cnt_audience: 1, cnt_omitted: 1, waiting: 0 });
    expect(await sums(late)).toMatchObject({ state: "sent", cnt_audience: 0, waiting: 0 });
  });

  test("is not sent before its time, as a draft, when it was removed, or for a removed brand", async () => {
    await add({ state: "draft" });
    await add({ sendDate: "2026-11-02T10:01:00Z" });
    const removed = await add();
    await change(sql`update newsletter set is_remove = true, remove_date = now() where id = ${removed}`);
    await run();
    expect(sent).toEqual([]);
    later(1);
    await change(sql`update brand set is_remove = true, remove_date = now()`);
    await run();
    expect(sent).toEqual([]);
    await change(sql`update brand set is_remove = false, remove_date = null`);
    await run();
    expect(sent).toHaveLength(1);
  });

  test("goes to readers of its languages only, and to growers with the brand's products", async () => {
    const german = await api.addUser({ name: "german" });
    await addReader(api.database.db, brand, german.id);
    await change(sql`update account set locale = 'de' where user_id = ${german.id}`);
    await change(sql`update account set locale = 'en-tr' where user_id = ${reader.id}`);
    await add({ langs: ["de"] });
    await run();
    expect(sent.splice(0).map(({ to }) => to)).toEqual([german.email]);
    await add({ langs: ["en", "es"] });
    await run();
    expect(sent.splice(0).map(({ to }) => to)).toEqual([reader.email]);
    const { db } = api.database;
    const diary = await addDiary(db, { userId: reader.id });
    const product = await addProduct(db, { name: "Base", brandId: brand });
    await change(sql`
      insert into diary_equip (diary_id, category, name, brand_id, product_id)
      values (${diary}, 'other', 'Base', ${brand}, ${product})`);
    await add({ audience: "growers" });
    await run();
    expect(sent.map(({ to }) => to)).toEqual([reader.email]);
  });

  test("leaves out a member who unsubscribes between the claim and the sending of their email", async () => {
    const { db } = api.database;
    const next = await api.addUser({ name: "next" });
    await addReader(db, brand, next.id);
    const id = await add();
    // The claim is the last write before the recipient is read again.
    const stopping = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const [row] = result.rows;
        if (row && "attempts" in row && row.userId === next.id)
          await change(sql`insert into newsletter_stop (user_id, brand_id) values (${next.id}, ${brand})`);
        return result;
      },
    });
    await sendNewsletters({ ...tools(), database: { ...api.database, db: stopping } });
    expect(sent.map(({ to }) => to)).toEqual([reader.email]);
    expect(await sums(id)).toMatchObject({ state: "sent", cnt_audience: 2, cnt_sent: 1, cnt_omitted: 1 });
  });

  test("counts a deleted account as left out", async () => {
    const id = await add();
    onSend = refusing("offline");
    await expect(run()).rejects.toThrow("offline");
    await change(sql`delete from account where user_id = ${reader.id}`);
    expect(await sums(id)).toMatchObject({ cnt_audience: 1, cnt_omitted: 1, waiting: 0 });
    await run();
    expect(await sums(id)).toMatchObject({ state: "sent", cnt_audience: 1, cnt_omitted: 1 });
  });

  test("is sent to at most so many addresses of a domain in a minute, and to others meanwhile", async () => {
    const { db } = api.database;
    await change(sql`delete from follow`);
    await addReaders(db, brand, 2 * DOMAIN_PER_MINUTE + 5, 1);
    await addReader(db, brand, reader.id);
    const id = await add();
    const perMinute: Record<string, number>[] = [];
    for (let minute = 0; minute < 4; minute += 1) {
      // Two runs in a minute, as two servers do.
      await Promise.all([run(), run()]);
      const counts: Record<string, number> = {};
      for (const { to } of sent.splice(0)) {
        const domain = to.split("@")[1] ?? "";
        counts[domain] = (counts[domain] ?? 0) + 1;
      }
      perMinute.push(counts);
      later(1);
    }
    expect(perMinute).toEqual([
      { "mail0.example": DOMAIN_PER_MINUTE, "example.org": 1 },
      { "mail0.example": DOMAIN_PER_MINUTE },
      { "mail0.example": 5 },
      {},
    ]);
    expect(await sums(id)).toMatchObject({ state: "sent", cnt_sent: 2 * DOMAIN_PER_MINUTE + 6 });
  });
});

describe("an email that is not accepted", () => {
  const reasons = async () => {
    const { rows } = await sql<{ state: string; reason: string | null }>`
      select state, reason from newsletter_letter`.execute(api.database.db);
    return rows;
  };

  test("fails for an address that is refused for good, and stops lists for this address only", async () => {
    const id = await add();
    onSend = refusing("rejected");
    await run();
    expect(await reasons()).toEqual([{ state: "failed", reason: "rejected" }]);
    expect(await sums(id)).toMatchObject({ state: "sent", cnt_audience: 1, cnt_failed: 1 });
    onSend = () => {};
    const next = await add();
    await run();
    expect(await sums(next)).toMatchObject({ cnt_audience: 0 });
    await change(sql`update account set email = 'new@mail.example' where user_id = ${reader.id}`);
    await add();
    await run();
    expect(sent.map(({ to }) => to)).toEqual(["new@mail.example"]);
  });

  test.each(["refused", "unknown"] as const)("fails and is not repeated when it is %s", async (refusal) => {
    const id = await add();
    onSend = refusing(refusal);
    await run();
    onSend = () => {};
    later(60);
    await run();
    expect(sent).toEqual([]);
    expect(await reasons()).toEqual([{ state: "failed", reason: refusal }]);
    expect(await sums(id)).toMatchObject({ state: "sent", cnt_failed: 1 });
    await add();
    await run();
    expect(sent).toHaveLength(1);
  });

  test("is tried again ever later when it is put off, and fails in the end", async () => {
    const id = await add();
    let attempts = 0;
    onSend = () => {
      attempts += 1;
      refusing("deferred")();
    };
    const after: number[] = [];
    for (let minute = 0; minute < 400; minute += 10) {
      const before = attempts;
      if ((await sums(id)).state !== "sent") await run();
      if (attempts > before) after.push(minute);
      later(10);
    }
    expect(after).toEqual([0, 10, 30, 70, 150, 310]);
    expect(await reasons()).toEqual([{ state: "failed", reason: "unreachable" }]);
  });

  test("waits without counting as an attempt while the mail server is away", async () => {
    const id = await add();
    onSend = refusing("offline");
    for (let minute = 0; minute < 10; minute += 1) {
      await expect(run()).rejects.toThrow("offline");
      later(1);
    }
    expect(await sums(id)).toMatchObject({ state: "sending", waiting: 1, cnt_failed: 0 });
    onSend = () => {};
    await run();
    expect(sent).toHaveLength(1);
  });

  test("fails as interrupted when its server died, and is not repeated", async () => {
    const id = await add();
    await addNewsletterClaim(id);
    await run();
    expect(await sums(id)).toMatchObject({ state: "sending", waiting: 1 });
    later(11);
    await run();
    expect(sent).toEqual([]);
    expect(await reasons()).toEqual([{ state: "failed", reason: "interrupted" }]);
    expect(await sums(id)).toMatchObject({ state: "sent", cnt_audience: 1, cnt_failed: 1 });
  });

  async function addNewsletterClaim(id: number): Promise<void> {
    await change(
      sql`update newsletter set state = 'sending', audience_cursor = null, cnt_audience = 1 where id = ${id}`,
    );
    await change(sql`
      insert into newsletter_letter (newsletter_id, user_id, domain, state, due_date, claim_date)
      values (${id}, ${reader.id}, 'example.org', 'claimed', ${clock}, ${clock})`);
  }
});

test("a test goes to its writer alone, with true addresses and nothing that counts or unsubscribes", async () => {
  await addReader(api.database.db, brand, writer.id);
  const content = { title: "Week 8", preview: "", lang: "en", text: '<p><a href="/diaries/12">Read</a></p>' };
  await sendTest(tools(), { user_id: writer.id, brand_id: brand, ...content });
  await sendTest(tools(), { user_id: reader.id, brand_id: brand, ...content });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: writer.email, subject: "Test: Week 8" });
  expect(sent[0]?.html).toContain('href="https://grow.example/diaries/12"');
  expect(sent[0]?.html).not.toMatch(/api\/newsletters|unsubscribe\?/);
  expect(sent[0]?.list).toBeUndefined();
});

test("a newsletter whose brand has no plan any more becomes a draft, and nobody gets it", async () => {
  const id = await add();
  await change(sql`update subscription set date_end = date_end - 90`);
  await run();
  expect(sent).toEqual([]);
  expect(await sums(id)).toMatchObject({ state: "draft", cnt_audience: 0, waiting: 0 });
  await change(sql`update subscription set date_end = date_end + 90`);
  await run();
  expect(sent).toEqual([]);
});

test("recipients are forgotten a month after the last email, and sums remain", async () => {
  const id = await add();
  await run();
  const letters = async () =>
    (await sql`select from newsletter_letter union all select from newsletter_mark`.execute(api.database.db))
      .rows.length;
  await change(sql`update newsletter set finish_date = now() - interval '29 days'`);
  await change(
    sql`insert into newsletter_mark (newsletter_id, who, action) values (${id}, ${Buffer.alloc(16)}, 'open')`,
  );
  await sweepNewsletters(api.database.db);
  expect(await letters()).toBe(2);
  await change(sql`update newsletter set finish_date = now() - interval '31 days'`);
  await sweepNewsletters(api.database.db);
  expect(await letters()).toBe(0);
  // All recipients have deleted their accounts.
  await change(
    sql`insert into newsletter_mark (newsletter_id, who, action) values (${id}, ${Buffer.alloc(16)}, 'open')`,
  );
  await sweepNewsletters(api.database.db);
  expect(await letters()).toBe(0);
  expect(await sums(id)).toMatchObject({
    state: "sent",
    cnt_audience: 1,
    cnt_sent: 1,
    cnt_omitted: 0,
    in_hours: 1,
  });
});
