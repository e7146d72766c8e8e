import type { Schema } from "@grow/contract";
import { beforeAll, expect, it } from "vitest";
import { demoApi } from "../testing/demo-api.ts";
import type { TestApi, TestUser } from "../testing/test-api.ts";
import { countBrandDays } from "./brand-days.ts";

let api: TestApi;
let manager: TestUser;

beforeAll(async () => {
  api = await demoApi();
  await countBrandDays(api.database, new Date("2026-09-14T06:00:00Z"));
  manager = await api.addUser({ name: "season reader" });
});

it.each(["Loam & Lumen", "Ember Genetics"])("%s of the demo site has figures of a season", async (name) => {
  const { db } = api.database;
  const brand = await db.selectFrom("brand").select("id").where("name", "=", name).executeTakeFirstOrThrow();
  await db.insertInto("brand_manager").values({ brand_id: brand.id, user_id: manager.id }).execute();
  const { status, body } = await api.request<Schema<"BrandStatistics">>(
    "GET",
    `/brands-manager/statistics?brand_id=${brand.id}&from=2026-06-16&to=2026-09-13`,
    { as: manager.id },
  );
  expect(status).toBe(200);
  const { total, items, counted_from } = body.data;
  expect(counted_from).toBe("2026-06-16");
  expect(items.filter(({ total: { views } }) => views === null || views === 0)).toEqual([]);
  for (const figure of ["viewable", "clicks", "followers", "diaries", "harvests", "reviews"] as const)
    expect([figure, (total[figure] ?? 0) > 0]).toEqual([figure, true]);
  expect(total.avg_rate).toBeGreaterThan(5);
});
