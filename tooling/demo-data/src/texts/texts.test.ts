import { describe, expect, test } from "vitest";
import { groupBy, tables, weeksOf } from "../testing/demo.ts";

/** How often the most frequent text occurs in a list. */
function mostFrequent(texts: readonly string[]): number {
  return Math.max(...[...groupBy(texts, (text) => text).values()].map((group) => group.length));
}

describe("demo texts", () => {
  test("are written in all five languages, one per grower", () => {
    const byLang = groupBy(tables.week, ({ lang }) => lang);
    expect([...byLang.keys()].sort()).toEqual(["de", "en", "es", "ru", "th"]);
    for (const weeks of byLang.values()) expect(weeks.length).toBeGreaterThan(80);
    for (const weeks of groupBy(tables.diary, ({ user_id }) => user_id).values()) {
      expect(new Set(weeks.map(({ lang }) => lang)).size).toBe(1);
    }
    const script = { ru: /[а-яё]/i, th: /[ก-๙]/ };
    for (const week of tables.week) {
      if (week.lang === "ru" || week.lang === "th") expect(week.text).toMatch(script[week.lang]);
    }
  });

  test("hardly ever repeat", () => {
    expect(mostFrequent(tables.week.map(({ text }) => text))).toBeLessThanOrEqual(8);
    expect(new Set(tables.week.map(({ text }) => text)).size / tables.week.length).toBeGreaterThan(0.9);
    expect(mostFrequent(tables.comment.map(({ text }) => text))).toBeLessThanOrEqual(16);
    for (const weeks of weeksOf.values()) expect(mostFrequent(weeks.map(({ text }) => text))).toBe(1);
  });

  test("have no duplicate sentences and no unfilled slots", () => {
    const written = [
      ...tables.week.flatMap((week) => [
        week.text,
        week.review_text,
        week.strain_comment,
        week.harvest_smoke ?? "",
      ]),
      ...tables.comment.map(({ text }) => text),
      ...tables.diary.map(({ name }) => name),
      ...tables.photo.map(({ alt }) => alt),
      ...tables.product.map(({ description }) => description),
      ...tables.strain.map(({ description }) => description),
    ];
    for (const text of written) expect(text).not.toMatch(/[{}[\]|]|undefined|null|NaN| {2}/);
    for (const { text } of tables.week) expect(text.length).toBeGreaterThan(10);
  });

  test("include real growing problems", () => {
    const english = tables.week
      .filter(({ lang }) => lang === "en")
      .map(({ text }) => text)
      .join("\n");
    for (const trouble of [/rot|mould/i, /pale|yellow/i, /burnt/i]) expect(english).toMatch(trouble);
    expect(
      tables.photo.some(
        ({ plan }) => plan.kind === "plant" && "flaws" in plan && (plan.flaws?.mould ?? 0) > 0,
      ),
    ).toBe(true);
  });
});
