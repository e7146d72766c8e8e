import { describe, expect, test } from "vitest";
import { checkForm } from "./check-form.ts";
import { commentForm } from "./comment.ts";
import { diaryForm } from "./diary.ts";
import { questionForm, solutionForm } from "./question.ts";
import { weekForm } from "./week.ts";

const empty = ["<p></p>", "<p><br></p>", "&nbsp;", "<p>&nbsp;</p>\r\n<p> </p>", "<!-- a > b -->"];

describe("a text without a visible character", () => {
  test.each(empty)("%j is required in a comment and a solution", (text) => {
    for (const form of [commentForm, solutionForm])
      expect(checkForm(form, { text })).toEqual({
        ok: false,
        problems: [{ field: "text", code: "required", params: {} }],
      });
  });

  test("is required in a title, and is no comment where none is needed", () => {
    expect(checkForm(questionForm, { title: "<p><br></p>" })).toMatchObject({
      problems: [{ field: "title", code: "required" }],
    });
    expect(checkForm(questionForm, { title: "Why so yellow?", text: "<p></p>" })).toMatchObject({ ok: true });
  });

  test("is not what only looks like markup", () => {
    expect(checkForm(commentForm, { text: "<3" })).toMatchObject({ ok: true });
  });
});

describe("what is no object", () => {
  test.each([
    [null, "wrong_type"],
    [5, "wrong_type"],
    [[], "wrong_type"],
    [undefined, "required"],
  ])("%j has a code of the form as a whole", (values, code) => {
    expect(checkForm(commentForm, values)).toEqual({
      ok: false,
      problems: [{ field: "", code, params: {} }],
    });
  });

  test("has a code inside a form too", () => {
    const diary = { name: "Balcony", type_room: 2, type_soil: 1, type_watering: 1 };
    expect(checkForm(diaryForm, { ...diary, items_equip: "tent" })).toMatchObject({
      problems: [{ field: "items_equip", code: "wrong_type" }],
    });
    expect(checkForm(weekForm, { faza: 0, days: 1, text: "" })).toMatchObject({
      problems: [{ field: "props", code: "required" }],
    });
  });
});
