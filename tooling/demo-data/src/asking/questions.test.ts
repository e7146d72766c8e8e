import { symptomOf } from "@grow/domain/symptoms";
import { describe, expect, test } from "vitest";
import { generateDemo } from "../generate.ts";

const { tables } = generateDemo({ anchor: "2026-09-14" });
const answersOf = (id: number) => tables.solution.filter(({ problem_id }) => problem_id === id);

describe("demo questions", () => {
  test("are eight in each language, a third with a week and a third with a photo", () => {
    expect(tables.problem).toHaveLength(40);
    for (const lang of ["en", "ru", "de", "es", "th"])
      expect(tables.problem.filter((row) => row.lang === lang)).toHaveLength(8);
    expect(tables.problem.filter(({ week_id }) => week_id !== null)).toHaveLength(13);
    expect(tables.problem_photo.length).toBeGreaterThan(10);
    expect(tables.problem.filter(({ is_solved }) => is_solved)).toHaveLength(20);
    expect(tables.problem.filter(({ id }) => answersOf(id).length === 0)).toHaveLength(3);
    expect(tables.problem.filter(({ is_remove }) => is_remove)).toHaveLength(1);
    expect(tables.solution.filter(({ is_remove }) => is_remove)).toHaveLength(1);
  });

  test("fit the columns and show known symptoms", () => {
    for (const { id, title, text } of tables.problem) {
      expect([title, title.length <= 150]).toEqual([title, true]);
      expect(text.length).toBeGreaterThan(20);
      const symptoms = tables.problem_symptom.filter(({ problem_id }) => problem_id === id);
      expect([1, 2]).toContain(symptoms.length);
      for (const symptom of symptoms) expect(symptomOf(symptom)).toBeDefined();
    }
    expect(Math.max(...tables.problem.map(({ title }) => title.length))).toBeGreaterThan(140);
  });

  test("are about a week of the asker's own diary and show its readings", () => {
    for (const { user_id, diary_id, week_id, faza, props, add_date } of tables.problem) {
      if (week_id === null) continue;
      const week = tables.week.find(({ id }) => id === week_id);
      expect(week).toMatchObject({ diary_id, faza, ...props });
      expect(Object.keys(props).length).toBeGreaterThan(0);
      expect(tables.diary.find(({ id }) => id === diary_id)?.user_id).toBe(user_id);
      expect(add_date > (week?.add_date ?? "")).toBe(true);
    }
  });

  test("have counters that equal their rows", () => {
    const count = (rows: readonly { type: string; content_id: number }[], type: string, id: number) =>
      rows.filter((row) => row.type === type && row.content_id === id).length;
    for (const row of tables.problem) {
      const open = answersOf(row.id).filter(({ is_remove }) => !is_remove);
      expect(row).toMatchObject({
        cnt_solutions: open.length,
        is_solved: open.some(({ is_accepted }) => is_accepted),
        cnt_likes: count(tables.likes, "problem", row.id),
        cnt_comments: count(tables.comment, "problem", row.id),
      });
    }
    for (const row of tables.solution) {
      expect(row).toMatchObject({
        cnt_likes: count(tables.likes, "solution", row.id),
        cnt_comments: count(tables.comment, "solution", row.id),
      });
    }
  });

  test("are answered by other growers in the same language, and every step has its event", () => {
    const problems = new Map(tables.problem.map((row) => [row.id, row]));
    for (const { problem_id, user_id, lang } of tables.solution) {
      expect(problems.get(problem_id)?.lang).toBe(lang);
      expect(problems.get(problem_id)?.user_id).not.toBe(user_id);
    }
    const events = (type: string) => tables.event.filter((event) => event.type === type);
    expect(events("problem.create")).toHaveLength(40);
    expect(events("problem.delete")).toHaveLength(1);
    expect(events("solution.create")).toHaveLength(tables.solution.length);
    expect(events("solution.accept")).toHaveLength(20);
    expect(events("solution.delete")).toHaveLength(1);
  });
});
