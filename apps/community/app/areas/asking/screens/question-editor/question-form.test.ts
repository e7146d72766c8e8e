import { describe, expect, test } from "vitest";
import { questionBody, readQuestionForm, sameForm } from "./question-form.ts";

function sent(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const FIELDS = [
  ["title", " Why do the tips burn? "],
  ["text", "Since Monday."],
  ["lang", "de"],
  ["symptom", "brown-leaf-tips"],
  ["symptom", "unicorns"],
  ["photo", "9"],
  ["prop", "ph"],
] as const;

describe("questionBody", () => {
  test("takes symptoms, photos and the ticked readings of the week", () => {
    const week = { diaryId: 12, weekId: 181, props: { ph: 6.1, air_temp: 27 } };
    expect(questionBody(sent(FIELDS), week)).toEqual({
      title: "Why do the tips burn?",
      text: "Since Monday.",
      lang: "de",
      items_problem_symptom: [{ type: "leaf", id: 5 }],
      items_photo: [{ id: 9 }],
      diary_id: 12,
      week_id: 181,
      props: { ph: 6.1 },
      is_setup: false,
    });
  });

  test("describes photos in their order", () => {
    const photos = [
      ["photo", "9"],
      ["photo_src", "/media/aa/640.webp"],
      ["photo_alt", " Brown tips "],
      ["photo", "12"],
      ["photo_src", "/media/bb/640.webp"],
      ["photo_alt", ""],
    ] as const;
    expect(questionBody(sent(photos), null)).toMatchObject({
      items_photo: [
        { id: 9, alt: "Brown tips" },
        { id: 12, alt: "" },
      ],
    });
    const [first] = readQuestionForm(sent(photos)).photos;
    expect(first).toEqual({ id: 9, src: "/media/aa/640.webp", alt: "Brown tips" });
  });

  test("shows the setup of the diary when it is ticked", () => {
    const week = { diaryId: 12, weekId: 181, props: {} };
    expect(questionBody(sent([...FIELDS, ["setup", "yes"]]), week)).toMatchObject({ is_setup: true });
  });

  test("leaves out diary and week of a standalone question", () => {
    expect(questionBody(sent(FIELDS), null)).not.toHaveProperty("diary_id");
  });
});

test("sameForm ignores the order of symptoms", () => {
  const one = readQuestionForm(
    sent([
      ["symptom", "thrips"],
      ["symptom", "bud-rot"],
    ]),
  );
  const other = readQuestionForm(
    sent([
      ["symptom", "bud-rot"],
      ["symptom", "thrips"],
    ]),
  );
  expect(sameForm(one, other)).toBe(true);
  expect(sameForm(one, { ...other, title: "x" })).toBe(false);
});
