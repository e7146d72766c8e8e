import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBanner } from "../testing/ad-rows.ts";
import { addBrand, addProduct } from "../testing/catalogue-rows.ts";
import { addDiary, addWeek } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { addReview } from "../testing/review-rows.ts";
import { countBrandDays } from "./brand-days.ts";

const api = freshApi();
const NOW = new Date("2026-11-20T12:00:00Z");
let brand: number;
let product: number;
let manager: number;
let grower: number;

beforeEach(async () => {
  const { db } = api.database;
  manager = (await api.addUser({ name: "manager" })).id;
  grower = (await api.addUser({ name: "grower" })).id;
  brand = await addBrand(db, { name: "Loam", managers: [manager] });
  product = await addProduct(db, { name: "Base A", brandId: brand });
});

const count = (now = NOW) => countBrandDays(api.database, now);

async function days() {
  const { rows } = await sql<Record<string, number | string>>`
    select * from brand_day order by brand_id, day`.execute(api.database.db);
  // Only what happened.
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== 0)));
}

/** A diary with the product, begun at a moment. */
async function addUse(userId: number, date: string) {
  const { db } = api.database;
  const id = await addDiary(db, { userId, columns: { add_date: date } });
  await sql`
    insert into diary_equip (diary_id, category, name, brand_id, product_id)
    values (${id}, 'nutrient', 'Base A', ${brand}, ${product})`.execute(db);
  return id;
}

describe("countBrandDays", () => {
  it("sums up what happened to a brand by days in UTC", async () => {
    const { db } = api.database;
    const banner = await addBanner(db, { brandId: brand });
    const house = await addBanner(db, { brandId: null });
    await sql`
      insert into banner_day (banner_id, day, section, country, cnt_served, cnt_views, cnt_clicks) values
        (${banner}, '2026-11-18', 'home', '', 9, 5, 1), (${banner}, '2026-11-18', 'diary', 'AT', 4, 3, 1),
        (${house}, '2026-11-18', 'home', '', 99, 99, 99)`.execute(db);
    await sql`
      insert into button_day (product_id, day, url, cnt_views, cnt_clicks)
      values (${product}, '2026-11-18', 'https://loam.example', 8, 2)`.execute(db);
    await sql`
      insert into impression_day (type, content_id, day, cnt_views, seconds) values
        ('brand', ${brand}, '2026-11-18', 7, 1), ('product', ${product}, '2026-11-18', 4, 1), ('diary', ${brand}, '2026-11-18', 50, 1)`.execute(
      db,
    );
    await sql`
      insert into follow (user_id, type, content_id, add_date) values
        (${grower}, 'brand', ${brand}, '2026-11-18T23:59:59.999Z'), (${grower}, 'user', ${manager}, '2026-11-18')`.execute(
      db,
    );
    const diary = await addUse(grower, "2026-11-19T00:00:00Z");
    for (const day of ["2026-11-19T10:00:00Z", "2026-11-20T10:00:00Z"])
      await addWeek(db, diary, { faza: 2, days: 80, add_date: day });
    await addReview(db, {
      userId: grower,
      productId: product,
      rating: 8,
      columns: { add_date: "2026-11-19T09:00:00Z" },
    });
    await sql`
      insert into problem (user_id, diary_id, title, add_date) values (${grower}, ${diary}, 'Yellow leaves?', '2026-11-20')`.execute(
      db,
    );
    await count();
    expect(await days()).toEqual([
      {
        ...{
          brand_id: brand,
          day: "2026-11-18",
          cnt_views: 11,
          cnt_served: 13,
          cnt_viewable: 8,
          cnt_clicks: 4,
        },
        cnt_followers: 1,
      },
      {
        ...{
          brand_id: brand,
          day: "2026-11-19",
          cnt_diaries: 1,
          cnt_harvests: 1,
          cnt_reviews: 1,
          cnt_rates: 1,
        },
        sum_rate: 8,
      },
      { brand_id: brand, day: "2026-11-20", cnt_questions: 1 },
    ]);
  });

  it("leaves out the brand's own people, staff, and reviews by its own people", async () => {
    const { db } = api.database;
    const staff = await api.addUser({ name: "staff", access: ["moderate"] });
    for (const user of [manager, staff.id]) {
      await sql`insert into follow (user_id, type, content_id) values (${user}, 'brand', ${brand})`.execute(
        db,
      );
      await addUse(user, "2026-11-19T00:00:00Z");
    }
    await addReview(db, { userId: grower, productId: product, columns: { is_affiliated: true } });
    await count();
    expect(await days()).toEqual([]);
  });

  it("can run again at any time, and corrects the last days only", async () => {
    const { db } = api.database;
    await sql`
      insert into impression_day (type, content_id, day, cnt_views, seconds) values
        ('brand', ${brand}, '2026-08-01', 1, 1), ('brand', ${brand}, '2026-11-19', 1, 1)`.execute(db);
    await Promise.all([count(), count()]);
    await count();
    const first = await days();
    expect(first.map(({ day }) => day)).toEqual(["2026-08-01", "2026-11-19"]);
    await sql`update impression_day set cnt_views = 5`.execute(db);
    await count();
    expect((await days()).map(({ cnt_views }) => cnt_views)).toEqual([1, 5]);
  });

  it("goes on where a run was ended", async () => {
    const { db } = api.database;
    await sql`
      insert into impression_day (type, content_id, day, cnt_views, seconds)
      select 'brand', ${brand}, day::date, 1, 1 from generate_series(date '2026-01-01', '2026-11-20', interval '1 day') day`.execute(
      db,
    );
    let transactions = 0;
    const ending = {
      ...api.database,
      transaction: (async (work) => {
        transactions += 1;
        if (transactions === 4) throw new Error("killed");
        return await api.database.transaction(work);
      }) as typeof api.database.transaction,
    };
    await expect(countBrandDays(ending, NOW)).rejects.toThrow("killed");
    expect(await days()).toHaveLength(93);
    transactions = 4;
    await countBrandDays(ending, NOW);
    expect(await days()).toHaveLength(324);
    // 231 days are left, of which each transaction does 31.
    expect(transactions).toBe(4 + 8);
  });
});
