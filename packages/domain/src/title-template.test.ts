import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fillTitle, TITLE_PLACEHOLDERS, titlePage } from "./title-template.ts";

describe("the number of a page", () => {
  test.each([
    -1,
    0,
    1,
    undefined,
    null,
    "abc",
    "",
    "1",
    2.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    "2x",
    "-3",
  ])("%j is dropped", (page) => {
    expect(titlePage(page)).toBeNull();
    expect(fillTitle("Diaries{page}", { page: page as number })).toBe("Diaries");
  });

  test.each([
    [2, "Diaries – page 2"],
    ["3", "Diaries – page 3"],
    [120, "Diaries – page 120"],
  ])("%j is shown", (page, title) => {
    expect(fillTitle("Diaries{page}", { page })).toBe(title);
    expect(fillTitle("Diaries {page}", { page })).toBe(title);
  });

  test("is said in the reader's words", () => {
    expect(fillTitle("Дневники{page}", { page: 2 }, (page) => ` — страница ${page}`)).toBe(
      "Дневники — страница 2",
    );
  });
});

describe("a template", () => {
  test("takes every placeholder", () => {
    for (const name of TITLE_PLACEHOLDERS.filter((one) => one !== "page")) {
      expect(fillTitle(`About {${name}} here`, { [name]: "it" })).toBe("About it here");
    }
  });

  test.each([
    ["{diaryname} | {strainname} | Grow", {}, "Grow"],
    ["{diaryname} | {strainname} | Grow", { diaryname: "Plum" }, "Plum | Grow"],
    ["{strainname} by {brandname} – Grow", { strainname: "Plum", brandname: "Fen" }, "Plum by Fen – Grow"],
    ["Grow – {title}", {}, "Grow"],
    ["Diaries ({n})", {}, "Diaries"],
    ["Diaries: {filtername}{page}", { page: 2 }, "Diaries – page 2"],
    ["Diaries, {filtername} | {brandname} | Grow", {}, "Diaries | Grow"],
    ["{strainname}, {filtername}: {n}", { strainname: "Plum", n: 2 }, "Plum, 2"],
    ["A, {filtername}; {n}, {year}", { year: 2025 }, "A, 2025"],
    ["Diaries ({n})", { n: 0 }, "Diaries (0)"],
    ["Diaries ({n})", { n: Number.NaN }, "Diaries"],
    ["Diary “{diaryname}” by {username}", { username: "ana" }, "Diary by ana"],
    ["{n} diaries  of   {filtername}, week by week", { n: 12 }, "12 diaries of, week by week"],
    ["{nonsense}Grow{}", {}, "Grow"],
    ["Grow-diaries of {year} - {category}", { year: 2025 }, "Grow-diaries of 2025"],
    ["", {}, ""],
  ])("%j with %j reads %j", (template, values, title) => {
    expect(fillTitle(template, values)).toBe(title);
  });

  test("leaves values as they are, signs and braces included", () => {
    const name = "A  |  B – {n} $& – ";
    expect(fillTitle("{diaryname} | Grow", { diaryname: name, n: 3 })).toBe(`${name.trim()} | Grow`);
  });

  test("never leaves a placeholder, a double space or a separator at an end", () => {
    const part = fc.constantFrom(
      ...TITLE_PLACEHOLDERS.map((name) => `{${name}}`),
      "Grow",
      " – ",
      " | ",
      ", ",
      " ",
    );
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 12 }),
        fc.record({ n: fc.nat(), page: fc.integer() }),
        (parts, values) => {
          const title = fillTitle(parts.join(""), values);
          expect(title).not.toMatch(/[{}]| {2}|^[ –|,]|[ –|,]$/);
        },
      ),
    );
  });
});
