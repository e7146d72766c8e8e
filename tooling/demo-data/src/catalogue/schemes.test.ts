import { placeInBand } from "@grow/domain";
import { describe, expect, test } from "vitest";
import { groupBy, tables, weeksOf } from "../testing/demo.ts";

describe("demo schemes", () => {
  const schemesOf = groupBy(tables.scheme, ({ brand_id }) => brand_id);
  const doses = new Map(
    tables.scheme_dose.map((row) => [`${row.scheme_id} ${row.week_position} ${row.product_id}`, row.val]),
  );
  const soils = new Map(tables.diary.map(({ id, type_soil }) => [id, type_soil]));

  test("belong to nutrient brands and have vegetative, flowering and flush weeks", () => {
    expect(tables.scheme.length).toBeGreaterThan(7);
    for (const { id, brand_id } of tables.scheme) {
      const { section } = tables.brand.find((brand) => brand.id === brand_id) ?? {};
      const weeks = tables.scheme_week.filter(({ scheme_id }) => scheme_id === id);
      expect([section, ...new Set(weeks.map(({ faza }) => faza))]).toEqual(["nutrients", 0, 1]);
      expect(weeks.map(({ is_flush }) => is_flush).lastIndexOf(false)).toBe(weeks.length - 2);
      for (const { ec } of weeks) {
        if (ec !== null) expect(placeInBand(ec, { min: 0.6, max: 2.5 })).toBe("in");
      }
    }
  });

  test("are near the doses in diaries, some above and some below", () => {
    const weeks = new Map(
      [...weeksOf.values()].flatMap((all) =>
        [0, 1].flatMap((faza) =>
          all
            .filter((week) => week.faza === faza)
            .map((week, index) => [week.id, { ...week, inPhase: index + 1 }] as const),
        ),
      ),
    );
    const shares = tables.week_nutrient.flatMap(({ week_id, brand_id, product_id, val, block }) => {
      const week = weeks.get(week_id);
      if (block !== "flowering" || !week || val === null) return [];
      const scheme = schemesOf
        .get(brand_id)
        ?.find(({ type_soil }) => type_soil === null || type_soil === soils.get(week.diary_id));
      const place = tables.scheme_week.find(
        (row) => row.scheme_id === scheme?.id && row.faza === week.faza && row.week === week.inPhase,
      );
      const meant = doses.get(`${scheme?.id} ${place?.position} ${product_id}`);
      return meant === undefined ? [] : [val / meant];
    });
    const sorted = shares.sort((a, b) => a - b);
    expect(sorted.length).toBeGreaterThan(500);
    expect(placeInBand(sorted[Math.floor(sorted.length / 2)] ?? 0, { min: 0.75, max: 1.1 })).toBe("in");
    expect(sorted[0]).toBeLessThan(0.8);
    expect(sorted.at(-1)).toBeGreaterThan(1.1);
  });
});
