import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { addBrand, addProduct } from "../testing/catalogue-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { chooseWays } from "../testing/notification-rows.ts";
import { sentNotices } from "../testing/sent-notices.ts";
import type { TestUser } from "../testing/test-api.ts";

const api = freshApi();
let asker: TestUser;
let manager: TestUser;

beforeEach(async () => {
  asker = await api.addUser({ name: "asker" });
  manager = await api.addUser({ name: "manager" });
  const other = await api.addUser({ name: "other" });
  const { db } = api.database;
  const brand = await addBrand(db, { name: "Loam", managers: [manager.id] });
  await addProduct(db, { name: "Base A", brandId: brand });
  const ember = await addBrand(db, { name: "Ember", managers: [other.id] });
  await addProduct(db, { name: "Bloom", brandId: ember });
});

const ask = async (text: string, as = asker) =>
  (
    await api.request<Schema<"Problem">>("POST", "/problems", {
      as: as.id,
      body: { title: "Why do the tips burn?", text, items_problem_symptom: [] },
    })
  ).body.data.id;
const told = async () =>
  (
    await sql`select user_id as "to", from_user_id as "from", channel, event, type, content_id as id
      from notification order by id`.execute(api.database.db)
  ).rows;

it("a question that links to a product notifies the managers of its brand once", async () => {
  const link = "https://grow.example/nutrients/loam/base-a";
  const id = await ask(`Is 4 ml of ${link} too much? And ${link}/reviews says 2.`);
  expect(await told()).toEqual([
    {
      ...{ to: manager.id, from: asker.id, channel: "activity", event: "problem_product" },
      ...{ type: "problem", id },
    },
  ]);
});

it.each([
  ["names a product without a link", "Is 4 ml of Base A by Loam too much?"],
  ["links to a brand", "/nutrients/loam is great"],
  ["links to a product that does not exist", "/nutrients/loam/base-b"],
  ["links to a product of another section", "/seedbank/loam/base-a"],
  ["links to another brand's product by this brand", "/nutrients/loam/bloom"],
])("a question that %s notifies nobody", async (_, text) => {
  await ask(text);
  expect(await told()).toEqual([]);
});

it("does not notify a manager who asks, is banned, or is blocked by the asker", async () => {
  const { db } = api.database;
  await ask("/nutrients/loam/base-a", manager);
  await sql`insert into user_ban (user_id, type, content_id) values (${asker.id}, 'user', ${manager.id})`.execute(
    db,
  );
  await ask("/nutrients/loam/base-a");
  await sql`delete from user_ban`.execute(db);
  await sql`update users set is_ban = true where id = ${manager.id}`.execute(db);
  await ask("/nutrients/loam/base-a");
  expect(await told()).toEqual([]);
});

it("leads to the question by email", async () => {
  const { db } = api.database;
  await sql`update account set is_email_confirmed = true`.execute(db);
  await chooseWays(db, { user_id: manager.id, event: "problem_product", site: true, mail: true });
  const id = await ask("/nutrients/loam/base-a");
  const [mail] = await sentNotices(api);
  expect(mail?.subject).toBe("asker asked about your product: Why do the tips burn?");
  expect(mail?.text).toMatch(new RegExp(`https://grow.example/\\S*${id}`));
});
