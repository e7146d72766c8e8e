import type { Schema } from "@grow/contract";
import { IMPERIAL, METRIC } from "@grow/domain";
import { describe, expect, test } from "vitest";
import { questionData } from "./head.ts";
import { questionView } from "./view.ts";

const user = (id: number, name: string) => ({ id, name, link: `/grower/${name}`, avatar_small: null });
const solution = (sid: number, change: Partial<Schema<"Solution">> = {}): Schema<"Solution"> => ({
  sid,
  text: `Answer ${sid}`,
  lang: "en",
  add_date: `2026-09-1${sid}T08:00:00.000Z`,
  update_date: `2026-09-1${sid}T08:00:00.000Z`,
  item_user: user(7, "expert"),
  cnt_accepted: 3,
  items_photo: [],
  is_accepted: false,
  cnt_likes: 2,
  cnt_comments: 0,
  is_like: false,
  ...change,
});
const problem = (change: Partial<Schema<"Problem">> = {}): Schema<"Problem"> => ({
  id: 40,
  title: "Leaf edges curl up",
  text: "",
  link: "/grow-questions/40-leaf-edges-curl-up",
  lang: "en",
  add_date: "2026-09-10T08:00:00.000Z",
  update_date: "2026-09-10T08:00:00.000Z",
  item_user: user(3, "asker"),
  faza: 0,
  items_problem_symptom: [
    { type: "leaf", id: 3 },
    { type: "leaf", id: 999 },
  ],
  items_photo: [],
  diary_id: 12,
  item_diary: { id: 12, name: "Sill", link: "/diaries/12-sill", is_harvest: false, item_user: null },
  item_week: { id: 181, days: 4, faza: 0, name: "week4" },
  props: { air_temp: 25, ph: 6 },
  items_equip: [],
  type_soil: 1,
  is_setup: true,
  solutions: [solution(1, { is_accepted: true }), solution(2, { cnt_likes: 9 }), solution(3)],
  items_similar: [],
  cnt_solutions: 3,
  cnt_views: 4,
  cnt_likes: 1,
  cnt_comments: 0,
  cnt_followers: 2,
  is_like: false,
  is_follow: true,
  is_solved: true,
  ...change,
});
const comments = { list: null, request: { sort: "new", start: 0, limit: 20, wanted: null } } as const;
const view = (change = {}, options = {}) =>
  questionView(problem(change), comments, {
    viewerId: 3,
    measures: METRIC,
    locale: "en",
    sort: "best",
    ...options,
  });

describe("questionView", () => {
  test("names the nominations that it won, in the reader's language", () => {
    const names = { en: "Question of the year", de: "Frage des Jahres" };
    const items_name = Object.entries(names).map(([lang, name]) => ({ lang: lang as "en", name }));
    const won = { year: 2026, link: "/awards/2026", content_type: "problem" as const, items_name };
    expect(view({ items_award: [won] }, { locale: "de" }).awards).toEqual([
      { href: "/awards/2026", name: "Frage des Jahres", lang: "de", year: 2026 },
    ]);
    expect(view().awards).toEqual([]);
  });

  test("shows the week, and its readings in the reader's units", () => {
    expect(view().week).toEqual({ name: "week4", faza: 0, href: "/diaries/12-sill/week/181" });
    expect(view().facts).toContainEqual({ name: "air_temp", value: 25, unit: "c" });
    expect(view({}, { measures: IMPERIAL }).facts).toContainEqual({
      name: "air_temp",
      value: 77,
      unit: "f",
    });
  });

  test("adds the VPD, and the band of what is out of it in the week's phase", () => {
    const facts = view({ props: { air_temp: 28, air_hum: 40, ph: 7.4 } }).facts;
    expect(facts.map(({ name }) => name)).toEqual(["air_temp", "air_hum", "vpd", "ph"]);
    expect(facts).toContainEqual({ name: "vpd", value: 1.85, unit: "kpa", target: [0.8, 1.2] });
    expect(facts).toContainEqual({ name: "ph", value: 7.4, unit: "ph", target: [6, 7] });
    expect(view({ props: { air_temp: 26, air_hum: 60, ph: 6.5 } }).facts).toEqual([
      { name: "air_temp", value: 26, unit: "c" },
      { name: "air_hum", value: 60, unit: "percent" },
      { name: "vpd", value: expect.any(Number), unit: "kpa" },
      { name: "ph", value: 6.5, unit: "ph" },
    ]);
    // Without a phase there is nothing to aim at.
    expect(view({ faza: null, props: { ph: 7.4 } }).facts).toEqual([{ name: "ph", value: 7.4, unit: "ph" }]);
  });

  test("shows no week of a diary that is closed to the reader", () => {
    expect(view({ item_diary: null })).toMatchObject({ diary: null, week: null });
  });

  test("keeps the accepted answer first in either order", () => {
    const order = (sort: string) => view({}, { sort }).answers.map(({ sid }) => sid);
    expect(order("best")).toEqual([1, 2, 3]);
    expect(order("new")).toEqual([1, 3, 2]);
  });

  test("shows strains, mediums and each lamp once", () => {
    const item = (id: number, category: Schema<"EquipCategory">, name: string) =>
      ({ id, category, name, product_id: null, link: null, item_brand: null }) as const;
    const items_equip = [
      item(1, "seed", "Night Plum"),
      item(2, "lamp_veg", "Board 240"),
      item(3, "lamp_flower", "Board 240"),
      item(4, "medium", "Light mix"),
    ];
    expect(view({ items_equip })).toMatchObject({
      strains: [{ name: "Night Plum" }],
      lamps: [{ name: "Board 240" }],
      mediums: [{ name: "Light mix" }],
      soil: 1,
    });
  });

  test("links to the comments of each answer", () => {
    expect(view().answers[0]).toMatchObject({
      comments: 0,
      href: "/grow-questions/40-leaf-edges-curl-up/solution/1",
    });
  });

  test("leaves out symptoms that are not in the table", () => {
    expect(view().symptoms).toEqual(["leaf-edges-curl-up"]);
  });

  test("marks the user's own question and answers", () => {
    expect(view().isOwn).toBe(true);
    expect(view({}, { viewerId: 7 })).toMatchObject({ isOwn: false, answers: [{ isOwn: true }, {}, {}] });
    expect(view({ item_user: null }, { viewerId: undefined }).isOwn).toBe(false);
  });
});

describe("questionData", () => {
  test("is a QAPage with accepted and suggested answers", () => {
    expect(questionData(problem(), "https://grow.example")).toMatchObject({
      "@type": "QAPage",
      mainEntity: {
        answerCount: 3,
        text: "Leaf edges curl up",
        acceptedAnswer: { url: "https://grow.example/grow-questions/40-leaf-edges-curl-up#solution-1" },
        suggestedAnswer: [{ upvoteCount: 9 }, {}],
      },
    });
    expect(questionData(problem({ solutions: [] }), "https://grow.example")).not.toHaveProperty(
      "mainEntity.suggestedAnswer",
    );
  });
});
