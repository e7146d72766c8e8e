import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countBrandDays } from "../../../statistics/brand-days.ts";
import { addBanner } from "../../../testing/ad-rows.ts";
import { addBrand, addProduct } from "../../../testing/catalogue-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { addReview } from "../../../testing/review-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
const NOW = new Date("2026-11-20T12:00:00Z");
let manager: TestUser;
let brand: number;

beforeEach(async () => {
  const { db } = api.database;
  vi.spyOn(api.parts, "now").mockImplementation(() => NOW);
  manager = await api.addUser({ name: "manager" });
  brand = await addBrand(db, { name: "Loam", managers: [manager.id] });
  await sql`update brand set add_date = '2026-11-10T12:00:00Z' where id = ${brand}`.execute(db);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const statistics = (query: string, as: number | null = manager.id) =>
  api.request<Schema<"BrandStatistics">>("GET", `/brands-manager/statistics${query}`, { as });

describe("GET /brands-manager/statistics", () => {
  it("has days that add up to the total, and none for days without numbers", async () => {
    const { db } = api.database;
    const grower = await api.addUser({ name: "grower" });
    const product = await addProduct(db, { name: "Base A", brandId: brand });
    const banner = await addBanner(db, { brandId: brand });
    await sql`
      insert into banner_day (banner_id, day, section, cnt_served, cnt_views, cnt_clicks) values
        (${banner}, '2026-11-12', 'home', 9, 5, 1), (${banner}, '2026-11-14', 'home', 4, 3, 0)`.execute(db);
    await sql`
      insert into follow (user_id, type, content_id, add_date) values (${grower.id}, 'brand', ${brand}, '2026-11-11')`.execute(
      db,
    );
    await addReview(db, {
      userId: grower.id,
      productId: product,
      rating: 7,
      columns: { add_date: "2026-11-13" },
    });
    await countBrandDays(api.database, NOW);
    const { status, body } = await statistics("?from=2026-11-09&to=2026-11-14");
    expect(status).toBe(200);
    const { items, total, before, counted_from, update_date } = body.data;
    expect(items.map(({ day, total: { viewable, followers } }) => [day, viewable, followers])).toEqual([
      ["2026-11-09", null, null],
      ["2026-11-10", null, 0],
      ["2026-11-11", null, 1],
      ["2026-11-12", 5, 0],
      ["2026-11-13", 0, 0],
      ["2026-11-14", 3, 0],
    ]);
    expect(total).toEqual({
      ...{ views: 0, served: 13, viewable: 8, clicks: 1, followers: 1, diaries: 0, harvests: 0 },
      ...{ reviews: 1, cnt_rates: 1, avg_rate: 7, questions: 0 },
    });
    expect([before.from, before.to, before.total.followers]).toEqual(["2026-11-03", "2026-11-08", null]);
    expect([counted_from, update_date]).toEqual(["2026-11-12", NOW.toISOString()]);
    for (const name of ["served", "viewable", "clicks", "followers", "reviews"] as const)
      expect(items.reduce((sum, item) => sum + (item.total[name] ?? 0), 0)).toBe(total[name]);
  });

  it("compares only with a period that has numbers for each day", async () => {
    const { db } = api.database;
    await sql`
      insert into impression_day (type, content_id, day, cnt_views, seconds) values
        ('brand', ${brand}, '2026-11-13', 4, 1), ('brand', ${brand}, '2026-11-15', 6, 1)`.execute(db);
    await countBrandDays(api.database, NOW);
    const whole = await statistics("?from=2026-11-15&to=2026-11-16");
    expect([whole.body.data.total.views, whole.body.data.before.total.views]).toEqual([6, 4]);
    const part = await statistics("?from=2026-11-15&to=2026-11-17");
    expect([part.body.data.total.views, part.body.data.before.total.views]).toEqual([6, null]);
    expect(part.body.data.before.total.followers).toBe(0);
  });

  it("has no numbers before the first run, and none for days to come", async () => {
    const first = await statistics("");
    expect(first.body.data.items).toHaveLength(30);
    expect(first.body.data).toMatchObject({ update_date: null, total: { followers: null, views: null } });
    await countBrandDays(api.database, NOW);
    const { body } = await statistics("?from=2026-11-20&to=2026-11-21");
    expect(body.data.items.map(({ total: { followers } }) => followers)).toEqual([0, null]);
  });

  it("returns 401, 403 and 422", async () => {
    const other = await api.addUser({ name: "other" });
    expect([(await statistics("", null)).status, (await statistics("", other.id)).status]).toEqual([
      401, 403,
    ]);
    expect((await statistics("?from=2026-01-02&to=2026-01-01")).codes).toEqual(["out_of_range from"]);
    expect((await statistics("?from=2025-01-01&to=2026-01-02")).codes).toEqual(["out_of_range from"]);
  });
});
