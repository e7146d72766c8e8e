import { expect, test } from "vitest";
import { groupBy, tables } from "../testing/demo.ts";

const daysOf = groupBy(tables.impression_day, (row) => `${row.type} ${row.content_id}`);
const brand = (name: string) => {
  const found = tables.brand.find((row) => row.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

test("cards of every brand, and of all that the demo manager's make, were in view on 90 days until yesterday", () => {
  const managed = new Set(["Loam & Lumen", "Ember Genetics"].map((name) => brand(name).id));
  const isManaged = (row: { brand_id: number | null }) => row.brand_id !== null && managed.has(row.brand_id);
  const wanted = [
    ...tables.brand.map(({ id }) => `brand ${id}`),
    ...tables.product.filter(isManaged).map(({ id }) => `product ${id}`),
    ...tables.strain.filter(isManaged).map(({ id }) => `strain ${id}`),
  ];
  expect(new Set(daysOf.keys())).toEqual(new Set(wanted));
  for (const rows of daysOf.values()) {
    expect([rows.length, rows[0]?.day, rows.at(-1)?.day]).toEqual([90, "2026-06-16", "2026-09-13"]);
    expect(rows.filter(({ cnt_views, seconds }) => cnt_views <= 0 || seconds < cnt_views)).toEqual([]);
  }
});

test("cards are seen more often at weekends, and more at the end of the season", () => {
  const rows = daysOf.get(`brand ${brand("Loam & Lumen").id}`) ?? [];
  const meanOf = (isCounted: (day: string) => boolean) => {
    const counted = rows.filter(({ day }) => isCounted(day)).map(({ cnt_views }) => cnt_views);
    return counted.reduce((sum, views) => sum + views, 0) / counted.length;
  };
  const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());
  expect(meanOf(isWeekend)).toBeGreaterThan(1.1 * meanOf((day) => !isWeekend(day)));
  expect(meanOf((day) => day >= "2026-08-16")).toBeGreaterThan(1.05 * meanOf((day) => day < "2026-07-16"));
});

test("the demo manager's brands win followers in every month of the season", () => {
  for (const name of ["Loam & Lumen", "Ember Genetics"]) {
    const { id } = brand(name);
    const dates = tables.follow
      .filter(({ type, content_id }) => type === "brand" && content_id === id)
      .map(({ add_date }) => add_date.slice(0, 10))
      .filter((date) => date >= "2026-07-01");
    expect(dates.length).toBeGreaterThan(10);
    expect(new Set(dates.map((date) => date.slice(0, 7)))).toEqual(
      new Set(["2026-07", "2026-08", "2026-09"]),
    );
  }
});
