import { BANNER_KINDS, BANNER_LIMITS, bannerPictureProblem, missingBannerFields } from "@grow/domain/banners";
import { describe, expect, test } from "vitest";
import { anchor, groupBy, tables } from "../testing/demo.ts";
import { BANNERS } from "./banners.ts";

const photos = new Map(tables.photo.map((photo) => [photo.id, photo]));
const daysOf = groupBy(tables.banner_day, (row) => row.banner_id);
const filteredOf = groupBy(tables.banner_filtered_day, (row) => row.banner_id);
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((all, row) => all + of(row), 0);

describe("demo banners", () => {
  test("are of every kind and state, of two brands and of the site", () => {
    expect(new Set(BANNERS.map(({ type }) => type))).toEqual(new Set(Object.keys(BANNER_KINDS)));
    expect(new Set(BANNERS.map(({ state }) => state))).toEqual(
      new Set(["running", "paused", "review", "refused", "ended"]),
    );
    expect(new Set(BANNERS.map(({ brand }) => brand))).toEqual(
      new Set(["Loam & Lumen", "Ember Genetics", null]),
    );
    expect(tables.portal_draft.filter(({ type }) => type === "banner")).toMatchObject([
      { content_id: null, value: { type: "header" } },
    ]);
  });

  test.each(tables.banner.map((row) => [row.name, row] as const))("%s has what its kind needs", (_, row) => {
    const photo = row.image_id === null ? null : (photos.get(row.image_id) ?? null);
    const filled = [
      ...(["title", "text", "button", "url"] as const).filter((field) => row[field] !== ""),
      ...(photo === null ? [] : (["image"] as const)),
      ...(row.product_id === null ? [] : (["product"] as const)),
    ];
    expect(missingBannerFields(row.type, filled)).toEqual([]);
    if (photo !== null) {
      expect(bannerPictureProblem(row.type, photo)).toBe(null);
      expect([photo.brand_id, photo.alt === ""]).toEqual([row.brand_id, false]);
    }
    for (const field of ["name", "title", "text", "button", "url"] as const)
      expect([field, row[field].length <= BANNER_LIMITS[field]]).toEqual([field, true]);
    expect(row.is_enabled && !row.is_approved).toBe(false);
  });

  test("were counted on 90 days until yesterday, as often as their sums say", () => {
    const days = [...new Set(tables.banner_day.map(({ day }) => day))].sort();
    expect([days.length, days[0], days.at(-1)]).toEqual([90, "2026-06-16", "2026-09-13"]);
    for (const { id, cnt_views, cnt_clicks } of tables.banner) {
      const rows = daysOf.get(id) ?? [];
      expect([cnt_views, cnt_clicks]).toEqual([
        sum(rows, (row) => row.cnt_views),
        sum(rows, (row) => row.cnt_clicks),
      ]);
      expect(rows.filter((row) => row.cnt_served < row.cnt_views || row.cnt_views < row.cnt_clicks)).toEqual(
        [],
      );
    }
  });

  test("were counted only while and where they were booked", () => {
    for (const row of tables.banner) {
      const rows = [...(daysOf.get(row.id) ?? []), ...(filteredOf.get(row.id) ?? [])];
      expect(
        rows.filter(
          ({ day, section, country }) =>
            day < (row.date_start ?? "") ||
            day > (row.date_end ?? anchor) ||
            !row.section.includes(section) ||
            (row.countries.length > 0 && !row.countries.includes(country)),
        ),
      ).toEqual([]);
      if (row.is_moderate || (!row.is_approved && row.review_text !== "")) expect(rows).toEqual([]);
    }
  });

  test("are seen more often at weekends and after their first week", () => {
    const banner = tables.banner.find(({ name }) => name === "Root Start, seedlings");
    const rows = daysOf.get(banner?.id ?? 0) ?? [];
    const meanOn = (isCounted: (day: Date) => boolean) => {
      const wanted = rows.filter(({ day }) => isCounted(new Date(day)));
      return sum(wanted, (row) => row.cnt_views) / new Set(wanted.map(({ day }) => day)).size;
    };
    const isWeekend = (day: Date) => [0, 6].includes(day.getUTCDay());
    expect(meanOn(isWeekend)).toBeGreaterThan(1.1 * meanOn((day) => !isWeekend(day)));
    const firstWeek = new Date("2026-06-25");
    expect(meanOn((day) => day > firstWeek)).toBeGreaterThan(1.4 * meanOn((day) => day <= firstWeek));
  });

  test("leave out views and clicks for every reason", () => {
    expect(new Set(tables.banner_filtered_day.map(({ reason }) => reason))).toEqual(
      new Set(["bot", "team", "misplaced", "repeat", "unseen", "rate"]),
    );
    const filtered = sum(
      tables.banner_filtered_day.filter(({ action }) => action !== "serve"),
      ({ cnt }) => cnt,
    );
    const counted = sum(tables.banner_day, ({ cnt_views }) => cnt_views);
    expect(filtered / counted).toBeGreaterThan(0.02);
    expect(filtered / counted).toBeLessThan(0.1);
  });
});
