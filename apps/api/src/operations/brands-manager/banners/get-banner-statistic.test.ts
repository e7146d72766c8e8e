import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBanner } from "../../../testing/ad-rows.ts";
import { addBrand } from "../../../testing/catalogue-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let manager: TestUser;
let other: TestUser;
let brand: number;

beforeEach(async () => {
  const { db } = api.database;
  manager = await api.addUser({ name: "manager" });
  other = await api.addUser({ name: "other" });
  brand = await addBrand(db, { name: "Loam", managers: [manager.id] });
  await addBrand(db, { name: "Ember", managers: [other.id] });
});

describe("the statistics of banners", () => {
  const statistic = (query: string, as = manager.id) =>
    api.request<Schema<"BannerStatistic">>("GET", `/brands-manager/banners/statistic${query}`, { as });

  it("add up the same by day, banner, place and country, and compare with the period before", async () => {
    const { db } = api.database;
    const [one, two] = [
      await addBanner(db, { brandId: brand, name: "One" }),
      await addBanner(db, { brandId: brand, name: "Two", type: "header" }),
    ];
    await sql`
      insert into banner_day (banner_id, day, section, country, cnt_served, cnt_views, cnt_clicks) values
        (${one}, '2026-11-02', 'diary', 'AT', 20, 10, 1), (${one}, '2026-11-02', 'home', '', 5, 4, 0),
        (${two}, '2026-11-04', 'diary', 'AT', 9, 6, 1), (${one}, '2026-10-30', 'diary', '', 8, 5, 2)`.execute(
      db,
    );
    await sql`
      insert into banner_filtered_day (banner_id, day, section, action, reason, cnt) values
        (${one}, '2026-11-02', 'diary', 'view', 'repeat', 7), (${one}, '2026-11-03', 'diary', 'click', 'unseen', 2),
        (${one}, '2026-11-03', 'diary', 'serve', 'bot', 3)`.execute(db);
    await sql`update banner set is_remove = true, is_enabled = false, remove_date = now() where id = ${two}`.execute(
      db,
    );
    const { status, body } = await statistic("?from=2026-11-01&to=2026-11-04");
    expect(status).toBe(200);
    expect(body.data.total).toEqual({ served: 34, views: 20, clicks: 2, filtered: 9, ctr: 10 });
    expect(body.data.before).toEqual({
      ...{ from: "2026-10-28", to: "2026-10-31" },
      total: { served: 8, views: 5, clicks: 2, filtered: 0, ctr: 40 },
    });
    expect(body.data.items_day).toEqual([
      { day: "2026-11-01", total: null },
      { day: "2026-11-02", total: { served: 25, views: 14, clicks: 1, filtered: 7, ctr: 7.1 } },
      { day: "2026-11-03", total: { served: 0, views: 0, clicks: 0, filtered: 2, ctr: null } },
      { day: "2026-11-04", total: { served: 9, views: 6, clicks: 1, filtered: 0, ctr: 16.7 } },
    ]);
    expect(body.data.items).toMatchObject([
      { banner_id: one, day: "2026-11-02", served: 25, views: 14, clicks: 1 },
      { banner_id: two, day: "2026-11-04", served: 9, views: 6, clicks: 1 },
    ]);
    expect(body.data.items_place).toMatchObject([
      { type: "box", section: "diary", views: 10 },
      { type: "header", section: "diary", views: 6 },
      { type: "box", section: "home", views: 4 },
    ]);
    expect(body.data.items_country).toMatchObject([
      { country: "AT", views: 16 },
      { country: "", views: 4 },
    ]);
    expect(body.data.items_filtered).toEqual([
      { action: "view", reason: "repeat", count: 7 },
      { action: "serve", reason: "bot", count: 3 },
      { action: "click", reason: "unseen", count: 2 },
    ]);
    expect(body.data.items_banner.map(({ id }) => id)).toEqual([two, one]);
    expect((await statistic(`?from=2026-11-01&to=2026-11-04&banner_id=${two}`)).body.data.total.views).toBe(
      6,
    );
    expect((await statistic("?from=2026-11-01&to=2026-11-04", other.id)).body.data.total.views).toBe(0);
    expect((await statistic(`?banner_id=${one}`, other.id)).codes).toEqual(["unknown_reference banner_id"]);
  });

  it("are of the last 30 days, and of at most 366", async () => {
    const { body } = await statistic("");
    expect(body.data.items_day).toHaveLength(30);
    expect([body.data.before.total, body.data.total.views]).toEqual([null, 0]);
    expect(body.data.to).toBe(new Date().toISOString().slice(0, 10));
    expect((await statistic("?from=2025-01-01&to=2026-01-01")).status).toBe(200);
    expect((await statistic("?from=2025-01-01&to=2026-01-02")).codes).toEqual(["out_of_range from"]);
    expect((await statistic("?from=2026-01-02&to=2026-01-01")).codes).toEqual(["out_of_range from"]);
    expect((await statistic("?from=soon")).status).toBe(422);
  });
});
