import { describe, expect, test } from "vitest";
import { anchor, groupBy, tables } from "../testing/demo.ts";

const day = `${anchor}T00:00:00.000Z`;
const candidatesOf = groupBy(tables.award_candidate, ({ nomination_id }) => nomination_id);
const years = new Map(tables.award.map((award) => [award.year, award]));

describe("demo awards", () => {
  test("of 2026 take votes, and all before have results", () => {
    expect([...years.keys()]).toEqual([2022, 2023, 2024, 2025, 2026]);
    for (const { year, date_start, date_end, date_result, settle_date } of years.values()) {
      if (year === 2026) {
        expect(date_start < day && day < date_end && date_end < date_result).toBe(true);
        expect(settle_date).toBeNull();
      } else {
        expect(date_start < date_end && date_end < date_result && date_result < day).toBe(true);
        expect(settle_date).toBe(date_result);
      }
    }
  });

  test("have titles and names in every language, and those of 2026 also all other texts", () => {
    for (const { year } of years.values()) {
      expect(tables.award_text.filter((text) => text.year === year)).toHaveLength(4);
    }
    for (const { id, year } of tables.award_nomination) {
      const texts = tables.award_nomination_text.filter(({ nomination_id }) => nomination_id === id);
      expect(texts).toHaveLength(4);
      if (year === 2026) expect(texts.every(({ text }) => text !== "")).toBe(true);
    }
    for (const { year, text } of tables.award_text) expect(text !== "").toBe(year === 2026);
  });

  test("have different candidates that exist in each nomination", () => {
    const known: Readonly<Record<string, readonly { id: number }[]>> = {
      ...{ user: tables.users, diary: tables.diary, photo: tables.photo, video: tables.video },
      ...{ solution: tables.solution, strain: tables.strain, brand: tables.brand, product: tables.product },
    };
    for (const { id, name, content_type } of tables.award_nomination) {
      const ids = candidatesOf.get(id)?.map(({ content_id }) => content_id) ?? [];
      expect(ids.length, name).toBeGreaterThanOrEqual(3);
      expect(new Set(ids).size).toBe(ids.length);
      const there = new Set(known[content_type]?.map((row) => row.id));
      expect(ids.filter((one) => !there.has(one))).toEqual([]);
    }
  });

  test("count the votes of 2026, which are of different growers before today, none of a demo account", () => {
    const votes = groupBy(tables.award_vote, ({ nomination_id }) => nomination_id);
    for (const { id, year, cnt_votes } of tables.award_nomination) {
      const candidates = candidatesOf.get(id) ?? [];
      expect(candidates.reduce((sum, one) => sum + one.cnt_votes, 0)).toBe(cnt_votes);
      expect(cnt_votes).toBeGreaterThan(15);
      const own = votes.get(id) ?? [];
      expect(own).toHaveLength(year === 2026 ? cnt_votes : 0);
      expect(new Set(own.map(({ user_id }) => user_id)).size).toBe(own.length);
      for (const { user_id, content_id, add_date } of own) {
        expect(user_id).toBeGreaterThan(4);
        expect(candidates.map((one) => one.content_id)).toContain(content_id);
        expect(add_date > (years.get(year)?.date_start ?? "") && add_date <= day).toBe(true);
      }
    }
  });

  test("have winners in all past years and no place in 2026", () => {
    for (const { id, year } of tables.award_nomination) {
      const places = candidatesOf.get(id)?.map(({ place }) => place) ?? [];
      expect(places.includes(1)).toBe(year !== 2026);
      if (year === 2026) expect(places.every((place) => place === null)).toBe(true);
    }
  });

  test("tell the feed of winners who were members by then", () => {
    const won = tables.event.filter(({ type }) => type === "award.won");
    expect(won.length).toBeGreaterThan(0);
    for (const { user_id, params, add_date } of won) {
      const year = Number((params as { year: number }).year);
      expect(add_date).toBe(years.get(year)?.date_result);
      const joined = tables.users.find(({ id }) => id === user_id)?.add_date ?? "";
      expect(joined !== "" && joined < add_date).toBe(true);
    }
  });
});
