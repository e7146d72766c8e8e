import type { Schema } from "@grow/contract";
import { describe, expect, test } from "vitest";
import { QUESTIONS } from "./list.ts";
import { questionsView } from "./view.ts";

const card = (id: number, lang: string): Schema<"ProblemCard"> => ({
  ...{
    id,
    lang,
    title: `Question ${id}`,
    link: `/grow-questions/${id}`,
    add_date: "2026-09-10T08:00:00.000Z",
  },
  ...{ item_user: null, faza: null, days: null, items_problem_symptom: [], item_photo: null },
  ...{ cnt_solutions: 0, cnt_views: 0, cnt_likes: 0, is_solved: false },
});
const counts: Schema<"ProblemCounts"> = {
  ...{ total: 9, is_solved: 4, needs_answer: 5 },
  symptoms: [
    { type: "leaf", id: 5, cnt_problems: 3 },
    { type: "leaf", id: 999, cnt_problems: 1 },
  ],
  phases: [{ faza: 1, cnt_problems: 6 }],
  langs: [
    { lang: "en", cnt_problems: 7 },
    { lang: "de", cnt_problems: 2 },
  ],
};
const view = (lang: string | null) =>
  questionsView(
    { tags: [], sort: "new", text: "", page: 1 },
    { items: [card(1, "de"), card(2, "en"), card(3, "th")] },
    { page: 1, pages: 1, total: 9, isTotalCapped: false },
    { group: null, counts, lang },
  );

describe("questionsView", () => {
  test("puts questions in other languages apart, and counts them", () => {
    const { rows, others, totalOthers } = view("de");
    expect(rows.map(({ id }) => id)).toEqual([1]);
    expect(others.map(({ id }) => id)).toEqual([2, 3]);
    expect(totalOthers).toBe(7);
    expect(view(null)).toMatchObject({ rows: [{}, {}, {}], others: [] });
  });

  test("counts filter words, without symptoms that are not in the table", () => {
    expect(view("de").counts).toMatchObject({
      all: 9,
      words: {
        ...{
          "brown-leaf-tips": 3,
          solved: 4,
          "needs-answer": 5,
          flowering: 6,
          harvest: 0,
          "lang-en": 7,
          "lang-th": 0,
        },
      },
      symptoms: ["brown-leaf-tips"],
    });
  });
});

test("QUESTIONS replaces a state, a phase or a language by another one, and adds symptoms", () => {
  expect(QUESTIONS.toggled(["thrips", "solved", "lang-de"], "needs-answer")).toEqual([
    "thrips",
    "needs-answer",
    "lang-de",
  ]);
  expect(QUESTIONS.toggled(["flowering", "lang-de"], "lang-th")).toEqual(["flowering", "lang-th"]);
  expect(QUESTIONS.toggled(["thrips"], "bud-rot")).toEqual(["bud-rot", "thrips"]);
  expect(QUESTIONS.toggled(["solved"], "solved")).toEqual([]);
});
