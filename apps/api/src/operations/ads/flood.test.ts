import { rateLimits } from "@grow/contract";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { BROWSER, guestId, signed } from "../../testing/ad-reports.ts";
import { addBanner } from "../../testing/ad-rows.ts";
import { addBrand } from "../../testing/catalogue-rows.ts";
import { queriesOf } from "../../testing/count-queries.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { AdRecord } from "./counting/signed-records.ts";

const api = freshApi({ hasLimits: true });

it("a flood of 10,000 reports of one address is refused without a query, and leaves no more than its limit", async () => {
  const { db } = api.database;
  const banner = await addBanner(db, { brandId: await addBrand(db, { name: "Loam" }) });
  const statuses = new Map<number, number>();
  const send = async (number: number) => {
    const guest = guestId(number);
    const { status } = await api.request("POST", "/adv/stat", {
      body: { stat: [signed(guest, { i: banner, t: "box", s: "home", a: "view" })] },
      headers: { "x-guest": guest, "user-agent": BROWSER },
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const { max } = rateLimits.statistics;
  for (let number = 0; number < max; number += 1) await send(number);
  const queries = await queriesOf(api.database, async () => {
    for (let number = max; number < 10_000; number += 1) await send(number);
  });
  expect([...statuses]).toEqual([
    [200, max],
    [429, 10_000 - max],
  ]);
  expect(queries).toEqual([]);
  const { rows } = await sql`select sum(cnt_views)::int as views from banner_day`.execute(db);
  expect(rows).toEqual([{ views: max }]);
});

it("a batch of 20 is one statement", async () => {
  const { db } = api.database;
  const brand = await addBrand(db, { name: "Loam" });
  const guest = guestId(1);
  const stat: AdRecord[] = [];
  for (let number = 0; number < 20; number += 1) {
    stat.push(signed(guest, { i: await addBanner(db, { brandId: brand }), t: "box", s: "home", a: "view" }));
  }
  const queries = await queriesOf(api.database, async () => {
    await api.request("POST", "/adv/stat", {
      body: { stat },
      headers: { "x-guest": guest, "user-agent": BROWSER, "x-forwarded-for": "203.0.113.50" },
    });
  });
  expect(queries).toHaveLength(1);
});
