import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { sendNotificationEmail } from "../jobs/send-notification-email.ts";
import type { Mail } from "../mail/email.ts";
import { addBrand, addProduct } from "../testing/catalogue-rows.ts";
import { addDiary } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { chooseWays } from "../testing/notification-rows.ts";
import { addReview, addUsedProduct } from "../testing/review-rows.ts";
import type { TestUser } from "../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let marta: TestUser;
let writer: TestUser;
let diary: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  marta = await api.addUser({ name: "Marta" });
  writer = await api.addUser({ name: "writer" });
  diary = await addDiary(api.database.db, { userId: author.id });
});

const told = async (event = "mention") =>
  (
    await sql<Record<string, unknown>>`
      select user_id as "to", from_user_id as "from", channel, type, content_id as id, diary_id as diary
      from notification where event = ${event} order by notification.id`.execute(api.database.db)
  ).rows;

/** The emails that the queued jobs send. */
async function emails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { kind: "outbox", send: async (mail: Mail) => void sent.push(mail), close() {} } as const;
  const { secret } = api.parts.config;
  const parts = { db: api.database.db, publicUrl: "https://grow.example", secret, mailer };
  for (const job of api.jobs) if (job.name === "send-notice") await sendNotificationEmail(parts, job.data);
  return sent;
}

describe("a mention in a review", () => {
  it("notifies the mentioned growers, and those who are new in a later text", async () => {
    const { diaryId, productId } = await addUsedProduct(api.database.db, writer.id);
    const third = await api.addUser({ name: "third" });
    const body = { product_id: productId, diary_id: diaryId, n_general: 8, text: "@marta has two of them" };
    const { id } = (await api.request<Schema<"Review">>("POST", "/reviews", { as: writer.id, body })).body
      .data;
    await api.request("PATCH", `/reviews/${id}`, { as: writer.id, body: { text: "@marta @third" } });
    const row = { from: writer.id, channel: "activity", type: "review", id, diary: null };
    expect(await told()).toEqual([
      { to: marta.id, ...row },
      { to: third.id, ...row },
    ]);
    await api.request("DELETE", `/reviews/${id}`, { as: writer.id });
    expect(await told()).toEqual([]);
  });

  it("notifies about the week from any text of a harvest", async () => {
    const names = ["smoke", "seed", "nutrient", "later"];
    const growers = [];
    for (const name of names) growers.push(await api.addUser({ name }));
    const productId = await addProduct(api.database.db, {
      name: "Plum seeds",
      section: "seedbank",
      brandId: await addBrand(api.database.db, { name: "Ember", section: "seedbank" }),
    });
    await sql`
      insert into diary_equip (diary_id, category, name, product_id)
      values (${diary}, 'seed', 'Plum seeds', ${productId})`.execute(api.database.db);
    const item_harvest = {
      strain_comment: "As sweet as @smoke said",
      item_review_seed: { props: { growing: null, resistance: null }, n_general: 8, text: "From @seed" },
      items_nutrient: [{ name: "Nettle tea", comment: "A recipe of @nutrient" }],
    };
    const body = { days: 12, faza: 2, text: "@marta", item_harvest };
    const week = (
      await api.request<Schema<"Week">>("POST", `/diaries/${diary}/weeks`, { as: author.id, body })
    ).body.data.id;
    const review = (await sql<{ id: number }>`select id from review`.execute(api.database.db)).rows[0]?.id;
    const change = { text: "From @seed and @later" };
    const changed = await api.request("PATCH", `/reviews/${review}`, { as: author.id, body: change });
    expect(changed.status).toBe(200);
    const [smoke, seed, nutrient, later] = growers.map(({ id }) => id);
    const rows = await told();
    expect(rows.map(({ to }) => to)).toEqual([marta.id, smoke, seed, nutrient, later]);
    expect(new Set(rows.map(({ type, id }) => `${type} ${id}`))).toEqual(new Set([`week ${week}`]));
  });

  it("is emailed with the product's name, and leads to its reviews", async () => {
    await sql`update account set is_email_confirmed = true`.execute(api.database.db);
    await chooseWays(api.database.db, { user_id: marta.id, event: "mention", site: true, mail: true });
    const { diaryId, productId } = await addUsedProduct(api.database.db, writer.id);
    const body = { product_id: productId, diary_id: diaryId, n_general: 8, text: "@marta has two of them" };
    await api.request("POST", "/reviews", { as: writer.id, body });
    const [mail] = await emails();
    expect(mail?.subject).toBe(`writer mentioned you in Tent ${diaryId}`);
    expect(mail?.text).toMatch(/https:\/\/grow\.example\/grow-tents\/[\w-]+\/[\w-]+\/reviews\b/);
  });
});

describe("the author of a review", () => {
  it("is notified of an answer and of a like, by email too", async () => {
    await sql`update account set is_email_confirmed = true`.execute(api.database.db);
    await sql`
      insert into notification_setting (user_id, event, site, mail)
      values (${writer.id}, 'comment', true, true), (${writer.id}, 'like', true, true)`.execute(
      api.database.db,
    );
    const { productId, diaryId } = await addUsedProduct(api.database.db, writer.id);
    const id = await addReview(api.database.db, { userId: writer.id, productId });
    await api.request("POST", `/comments/review/${id}`, { as: marta.id, body: { text: "Ours too." } });
    await api.request("POST", `/likes/review/${id}`, { as: marta.id });
    const row = { to: writer.id, from: marta.id, channel: "activity", type: "review", id };
    expect(await told("comment")).toMatchObject([row]);
    expect(await told("like")).toMatchObject([row]);
    expect((await emails()).map(({ subject }) => subject)).toEqual([
      `Marta replied to your review of Tent ${diaryId}`,
      `Marta found your review of Tent ${diaryId} helpful`,
    ]);
  });
});
