import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { freshApi } from "../testing/fresh-api.ts";
import { chooseWays } from "../testing/notification-rows.ts";
import { addUsedProduct } from "../testing/review-rows.ts";
import { sentNotices } from "../testing/sent-notices.ts";
import type { TestUser } from "../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;
let follower: TestUser;
let used: Awaited<ReturnType<typeof addUsedProduct>>;

beforeEach(async () => {
  grower = await api.addUser({ name: "grower" });
  follower = await api.addUser({ name: "follower" });
  const [muted, blocked] = [await api.addUser({ name: "muted" }), await api.addUser({ name: "blocked" })];
  await api.addUser({ name: "stranger" });
  const { db } = api.database;
  used = await addUsedProduct(db, grower.id);
  await sql`insert into follow (user_id, type, content_id, is_notify) values
    (${follower.id}, 'user', ${grower.id}, true), (${muted.id}, 'user', ${grower.id}, false),
    (${blocked.id}, 'user', ${grower.id}, true)`.execute(db);
  await sql`insert into user_ban (user_id, type, content_id) values (${grower.id}, 'user', ${blocked.id})`.execute(
    db,
  );
});

const review = (text: string) =>
  api.request<{ id: number }>("POST", "/reviews", {
    as: grower.id,
    body: { product_id: used.productId, diary_id: used.diaryId, text, n_general: 9 },
  });
const told = async () =>
  (
    await sql`select user_id as "to", from_user_id as "from", channel, event, type, content_id as id
      from notification order by id`.execute(api.database.db)
  ).rows;

it("a review notifies the grower's followers once, and nobody else", async () => {
  const { id } = (await review("Quiet and cool.")).body.data;
  await review("Quiet, cool and light-tight.");
  expect(await told()).toEqual([
    { to: follower.id, from: grower.id, channel: "follows", event: "review_new", type: "review", id },
  ]);
});

it("a review's email names the product and leads to its reviews", async () => {
  const { db } = api.database;
  await sql`update account set is_email_confirmed = true`.execute(db);
  await chooseWays(db, { user_id: follower.id, event: "review_new", site: true, mail: true });
  await review("Quiet and cool.");
  const [mail] = await sentNotices(api);
  expect(mail?.subject).toBe(`grower reviewed Tent ${used.diaryId}`);
  expect(mail?.text).toMatch(/https:\/\/grow\.example\/grow-tents\/\S+\/reviews/);
});
