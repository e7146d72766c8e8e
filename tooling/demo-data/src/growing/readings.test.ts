import { placeInBand, vpd } from "@grow/domain";
import { describe, expect, test } from "vitest";
import { tables, weeksOf } from "../testing/demo.ts";

describe("demo readings", () => {
  test("are within plausible ranges", () => {
    for (const week of tables.week) {
      if (week.air_temp !== null) expect(placeInBand(week.air_temp, { min: 16, max: 35 })).toBe("in");
      if (week.ph !== null) expect(placeInBand(week.ph, { min: 5.2, max: 7.4 })).toBe("in");
      if (week.tds !== null) expect(placeInBand(week.tds, { min: 0.2, max: 2.8 })).toBe("in");
      if (week.night_air_temp !== null && week.air_temp !== null) {
        expect(week.night_air_temp).toBeLessThanOrEqual(week.air_temp + 0.5);
      }
    }
  });

  test("keep the vapour pressure deficit in a band that fits the phase", () => {
    const deficits = (faza: number) =>
      tables.week.flatMap((week) => {
        const deficit = week.faza === faza ? vpd({ air: week.air_temp, humidity: week.air_hum }) : null;
        return deficit === null ? [] : [deficit];
      });
    for (const deficit of [-1, 0, 1].flatMap(deficits))
      expect(placeInBand(deficit, { min: 0.2, max: 2.6 })).toBe("in");
    const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
    expect(mean(deficits(-1))).toBeLessThan(mean(deficits(0)));
    expect(mean(deficits(0))).toBeLessThan(mean(deficits(1)));
  });

  test("feed more in flower than in growth", () => {
    const feeds = (faza: number) =>
      tables.week.flatMap((week) => (week.faza === faza && week.tds !== null ? [week.tds] : []));
    expect(Math.max(...feeds(-1))).toBeLessThanOrEqual(0.8);
    expect(Math.max(...feeds(1))).toBeGreaterThan(Math.max(...feeds(-1)));
  });

  test("never let a plant shrink, and let it stand still at the end", () => {
    for (const weeks of weeksOf.values()) {
      const heights = weeks.flatMap(({ height }) => (height === null ? [] : [height]));
      expect(heights).toEqual([...heights].sort((a, b) => a - b));
      expect(Math.max(0, ...heights)).toBeLessThan(420);
      const late = weeks
        .filter(({ faza }) => faza === 1)
        .slice(6)
        .flatMap(({ height }) => height ?? []);
      expect(new Set(late).size).toBeLessThanOrEqual(1);
    }
  });

  test("have plausible harvest weights", () => {
    const harvests = tables.week.filter(({ faza }) => faza === 2);
    expect(harvests.length).toBeGreaterThan(35);
    for (const week of harvests) {
      expect(week.harvest_weight).toBeGreaterThan(5);
      if (week.harvest_wet_weight !== null) {
        const share = week.harvest_wet_weight / (week.harvest_weight ?? 0);
        expect(placeInBand(share, { min: 3.9, max: 5 })).toBe("in");
      }
      if (week.harvest_watt !== null) {
        expect((week.harvest_weight ?? 0) / week.harvest_watt).toBeLessThan(1.5);
      }
    }
  });

  test("follow the phases in order, week by week", () => {
    for (const weeks of weeksOf.values()) {
      const numbers = weeks.map(({ days }) => days);
      const phases = weeks.map(({ faza }) => faza);
      const dates = weeks.map(({ add_date }) => add_date);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(phases).toEqual([...phases].sort((a, b) => a - b));
      expect(dates).toEqual([...dates].sort());
    }
  });
});
