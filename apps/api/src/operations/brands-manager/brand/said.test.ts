import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct } from "../../../testing/catalogue-rows.ts";
import { addDiary, addWeek } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { addReview } from "../../../testing/review-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let manager: TestUser;
let grower: TestUser;
let brand: number;
let product: number;

beforeEach(async () => {
  const { db } = api.database;
  manager = await api.addUser({ name: "manager" });
  grower = await api.addUser({ name: "grower" });
  brand = await addBrand(db, { name: "Loam", managers: [manager.id] });
  product = await addProduct(db, { name: "Base A", brandId: brand });
});

const said = async () =>
  (
    await api.request<Schema<"PortalInformation">>("GET", `/brands-manager/information?brand_id=${brand}`, {
      as: manager.id,
    })
  ).body.data.items_said;

async function grown(columns: Record<string, string | boolean> = {}) {
  const { db } = api.database;
  const id = await addDiary(db, { userId: grower.id, columns });
  await sql`insert into diary_equip (diary_id, category, name, product_id, brand_id)
    values (${id}, 'nutrient', 'Base A', ${product}, ${brand})`.execute(db);
  return id;
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe("what growers said this week", () => {
  it("is their diaries with a new week, reviews and questions, the newest first", async () => {
    const { db } = api.database;
    const diary = await grown();
    await addWeek(db, diary, { text: "Older week.", add_date: daysAgo(9) });
    await addWeek(db, diary, { days: 8, text: "Leaves turned dark.", add_date: daysAgo(3) });
    await addReview(db, {
      userId: grower.id,
      productId: product,
      text: "Dissolves well.",
      columns: { add_date: daysAgo(2) },
    });
    await sql`insert into problem (user_id, diary_id, title, slug, add_date)
      values (${grower.id}, ${diary}, 'Dark leaves?', 'dark-leaves', ${daysAgo(1)})`.execute(db);
    const items = await said();
    expect(items).toMatchObject([
      { type: "problem", name: "Dark leaves?", item_user: { name: "grower" } },
      { type: "review", link: "/nutrients/loam/base-a/reviews", n_general: 8, text: "Dissolves well." },
      { type: "diary", link: `/diaries/${diary}-night-plum`, n_general: null, text: "Leaves turned dark." },
    ]);
    expect(items?.[0]?.link).toMatch(/^\/grow-questions\/\d+-dark-leaves$/);
  });

  it("leaves out what is older, hidden, or grown with other brands", async () => {
    const { db } = api.database;
    await addWeek(db, await grown(), { add_date: daysAgo(8) });
    await addWeek(db, await grown({ visibility: "private" }), { add_date: daysAgo(1) });
    await addWeek(db, await addDiary(db, { userId: grower.id }), { add_date: daysAgo(1) });
    await addReview(db, { userId: grower.id, productId: product, columns: { add_date: daysAgo(8) } });
    expect(await said()).toEqual([]);
  });

  it("shows no text of a diary for Premium members", async () => {
    await addWeek(api.database.db, await grown({ is_lock: true }), { text: "Secret.", add_date: daysAgo(1) });
    expect(await said()).toMatchObject([{ type: "diary", text: "" }]);
  });
});
