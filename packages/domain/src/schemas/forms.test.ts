import { describe, expect, test } from "vitest";
import { LIMITS } from "../limits.ts";
import { READING_KEYS, READINGS } from "../readings.ts";
import { changePasswordForm, resetPasswordForm, signInForm, signUpForm } from "./account.ts";
import { chatForm } from "./chat.ts";
import { checkForm } from "./check-form.ts";
import { commentForm } from "./comment.ts";
import { complaintForm } from "./complaint.ts";
import { diaryForm } from "./diary.ts";
import { questionForm, solutionForm } from "./question.ts";
import { reviewForm } from "./review.ts";
import { weekForm } from "./week.ts";

function problems(schema: Parameters<typeof checkForm>[0], values: unknown): Record<string, string> {
  const checked = checkForm(schema, values);
  return checked.ok ? {} : Object.fromEntries(checked.problems.map(({ field, code }) => [field, code]));
}

const account = { name: "tessellate", email: "Tess@Example.test", password: "correct horse" };

describe("signing up", () => {
  test("takes a good form and trims it", () => {
    expect(checkForm(signUpForm, { ...account, name: " tessellate " })).toEqual({
      ok: true,
      values: account,
    });
  });

  test.each([
    [{ name: "ab" }, { name: "too_short" }],
    [{ name: "x".repeat(33) }, { name: "too_long" }],
    [{ name: "12345" }, { name: "wrong_format" }],
    [{ name: "with space" }, { name: "wrong_format" }],
    [{ name: "" }, { name: "required" }],
    [{ name: undefined }, { name: "required" }],
    [{ email: "tess" }, { email: "wrong_format" }],
    [{ email: "tess@home" }, { email: "wrong_format" }],
    [{ email: "a@b@c.de" }, { email: "wrong_format" }],
    [{ email: `${"x".repeat(250)}@a.de` }, { email: "too_long" }],
    [{ password: "short" }, { password: "too_short" }],
    [{ password: "x".repeat(129) }, { password: "too_long" }],
    [{ password: "password123" }, { password: "weak_password" }],
    [{ password: "tessellate" }, { password: "name_in_password" }],
    [
      { name: "", email: "", password: "" },
      { name: "required", email: "required", password: "too_short" },
    ],
  ])("with %j finds %j", (change, expected) => {
    expect(problems(signUpForm, { ...account, ...change })).toEqual(expected);
  });

  test.each([
    [{ name: "abc" }],
    [{ name: "x".repeat(32) }],
    [{ name: "a_b.c-1" }],
    [{ email: `${"x".repeat(249)}@a.de` }],
    [{ password: "tomato7x" }],
    [{ password: "x1".repeat(64) }],
  ])("takes what is just within the limits: %j", (change) => {
    expect(problems(signUpForm, { ...account, ...change })).toEqual({});
  });

  test("says the limits with the problem", () => {
    const checked = checkForm(signUpForm, { ...account, name: "ab" });
    expect(checked.ok || checked.problems).toEqual([
      { field: "name", code: "too_short", params: { min: 3 } },
    ]);
  });
});

describe("passwords", () => {
  test("have to be typed twice alike", () => {
    const form = { token: "t", password: "correct horse", password_repeat: "correct horse" };
    expect(problems(resetPasswordForm, form)).toEqual({});
    expect(problems(resetPasswordForm, { ...form, password_repeat: "correct" })).toEqual({
      password_repeat: "not_equal",
    });
    expect(problems(resetPasswordForm, { ...form, token: " " })).toEqual({ token: "required" });
    expect(problems(changePasswordForm, { ...form, password_old: "" })).toEqual({ password_old: "required" });
  });

  test("to sign in are only compared, so an old short one still works", () => {
    expect(problems(signInForm, { login: "tess", password: "x" })).toEqual({});
    expect(problems(signInForm, {})).toEqual({ login: "required", password: "required" });
  });
});

describe("a diary", () => {
  const diary = { name: "Balcony season", type_room: 2, type_soil: 1, type_watering: 1 };
  test.each([
    [{}, {}],
    [{ name: "  " }, { name: "required" }],
    [{ name: "x" }, {}],
    [{ name: "x".repeat(120) }, {}],
    [{ name: "x".repeat(121) }, { name: "too_long" }],
    [{ type_room: 4 }, { type_room: "not_allowed" }],
    [{ type_soil: "1" }, { type_soil: "not_allowed" }],
    [{ visibility: "secret" }, { visibility: "not_allowed" }],
    [{ items_equip: [{ category: "seed", name: "Night Plum" }] }, {}],
    [
      { items_equip: [{ category: "car", name: "" }] },
      { "items_equip.0.category": "not_allowed", "items_equip.0.name": "required" },
    ],
  ])("with %j finds %j", (change, expected) => {
    expect(problems(diaryForm, { ...diary, ...change })).toEqual(expected);
  });
});

describe("a week", () => {
  const week = { faza: 1, days: 9, text: "", props: {} };

  test("may be empty but for its phase and number", () => {
    expect(problems(weekForm, week)).toEqual({});
    expect(problems(weekForm, { text: "", props: {} })).toEqual({ faza: "not_allowed", days: "wrong_type" });
  });

  test.each(READING_KEYS)("takes %s at its limits and refuses it outside", (key) => {
    const { min, max } = READINGS[key];
    for (const value of [min, max, null])
      expect(problems(weekForm, { ...week, props: { [key]: value } })).toEqual({});
    for (const value of [min - 1, max + 1]) {
      expect(problems(weekForm, { ...week, props: { [key]: value } })).toEqual({
        [`props.${key}`]: "out_of_range",
      });
    }
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, "6"]) {
      expect(problems(weekForm, { ...week, props: { [key]: value } })).toEqual({
        [`props.${key}`]: "wrong_type",
      });
    }
  });

  test.each([
    [{ faza: 3 }, { faza: "not_allowed" }],
    [{ days: 0 }, {}],
    [{ days: 999 }, {}],
    [{ days: -1 }, { days: "out_of_range" }],
    [{ days: 1000 }, { days: "out_of_range" }],
    [{ days: 1.5 }, { days: "wrong_type" }],
    [{ text: "x".repeat(20_000) }, {}],
    [{ text: "x".repeat(20_001) }, { text: "too_long" }],
    [{ props: { germ_date: "2026-02-30" } }, { "props.germ_date": "wrong_format" }],
    [{ props: { germ_date: "1.3.2026" } }, { "props.germ_date": "wrong_format" }],
    [{ props: { germ_date: "2024-02-29" } }, {}],
    [{ props: { harvest_plant: 2.5 } }, { "props.harvest_plant": "wrong_type" }],
    [{ nutrients: [{ name: "Base A/B", val: -1 }] }, { "nutrients.0.val": "out_of_range" }],
    [{ review: { n_general: 0 } }, {}],
    [{ review: { n_general: 10 } }, {}],
    [{ review: { n_general: -1 } }, { "review.n_general": "out_of_range" }],
    [{ review: { n_general: 11 } }, { "review.n_general": "out_of_range" }],
    [{ review: { n_general: 5.5 } }, { "review.n_general": "wrong_type" }],
  ])("with %j finds %j", (change, expected) => {
    expect(problems(weekForm, { ...week, ...change })).toEqual(expected);
  });

  test("refuses a reading it does not know", () => {
    expect(Object.values(problems(weekForm, { ...week, props: { moon: 1 } }))).toEqual(["unknown_field"]);
  });
});

describe("a comment", () => {
  test("is as long as its limits, counted in characters", () => {
    expect(problems(commentForm, { text: "🌱".repeat(LIMITS.comment.max) })).toEqual({});
    expect(problems(commentForm, { text: "🌱".repeat(LIMITS.comment.max + 1) })).toEqual({
      text: "too_long",
    });
    expect(problems(commentForm, { text: " \n" })).toEqual({ text: "required" });
  });
});

describe("a question and a solution", () => {
  const question = { title: "Leaf edges curl", text: "" };
  test.each([
    [{}, {}],
    [{ title: "Why?" }, { title: "too_short" }],
    [{ title: " " }, { title: "required" }],
    [{ title: "x".repeat(151) }, { title: "too_long" }],
    [{ text: "x".repeat(10_000) }, {}],
    [{ text: "x".repeat(10_001) }, { text: "too_long" }],
    [{ faza: 3 }, { faza: "not_allowed" }],
    [{ faza: null, diary_id: 12, week_id: 181 }, {}],
    [{ week_id: -1 }, { week_id: "wrong_type" }],
    [{ items_photo: Array.from({ length: 11 }, () => ({ id: 1 })) }, { items_photo: "too_many" }],
    [{ items_problem_symptom: [{ type: "leaf", id: 0 }] }, { "items_problem_symptom.0.id": "wrong_type" }],
  ])("with %j finds %j", (change, expected) => {
    expect(problems(questionForm, { ...question, ...change })).toEqual(expected);
  });

  test.each([
    [{ text: "Raise the lamp." }, {}],
    [{ text: "" }, { text: "required" }],
    [{ text: "x".repeat(5001) }, { text: "too_long" }],
    [{ text: "x", items_photo: [{ id: 1.5 }] }, { "items_photo.0.id": "wrong_type" }],
  ])("of a solution %j finds %j", (solution, expected) => {
    expect(problems(solutionForm, solution)).toEqual(expected);
  });
});

describe("a review, a chat message and a report", () => {
  test.each([
    [{}, {}],
    [{ n_general: 11 }, { n_general: "out_of_range" }],
    [{ n_general: "9" }, { n_general: "wrong_type" }],
    [{ text: "x".repeat(5001) }, { text: "too_long" }],
    [{ product_id: 0 }, { product_id: "wrong_type" }],
  ])("of a review with %j finds %j", (change, expected) => {
    expect(problems(reviewForm, { product_id: 51, diary_id: 12, n_general: 9, ...change })).toEqual(expected);
  });

  test.each([
    [{ text: "Hello" }, {}],
    [{ text: " " }, { text: "required" }],
    [{ text: "x".repeat(2001) }, { text: "too_long" }],
    [{ text: "Look", diary_id: 12, photo_id: null }, {}],
    [{ text: "Look", photo_id: 0 }, { photo_id: "wrong_type" }],
    [{ text: "Look", week_id: 0 }, { week_id: "wrong_type" }],
    [{ text: "Look", strain_id: "7" }, { strain_id: "wrong_type" }],
    [{ text: "Look", product_id: 1.5 }, { product_id: "wrong_type" }],
  ])("of a chat message %j finds %j", (message, expected) => {
    expect(problems(chatForm, message)).toEqual(expected);
  });

  test.each([
    [{ reason: "spam" }, {}],
    [{ reason: "moon" }, { reason: "not_allowed" }],
    [{ reason: "other", text: "x".repeat(1001) }, { text: "too_long" }],
  ])("of a report %j finds %j", (complaint, expected) => {
    expect(problems(complaintForm, complaint)).toEqual(expected);
  });
});

test("a posted line break counts once", () => {
  const lines = Array.from({ length: 500 }, () => "123456789");
  expect(checkForm(commentForm, { text: lines.join("\r\n") })).toEqual({
    ok: true,
    values: { text: lines.join("\n") },
  });
});
