import { expect, it } from "vitest";
import { languageField, languageTexts, languageValues } from "./language-values.ts";

const VALUES = {
  "items_text.th.title": " สวัสดี ",
  "items_text.en.title": "Hello",
  "items_text.en.text": "Text",
  "items_text.de.title": "  ",
  "options.1.items_text.ru.text": "Да",
};

it("languageTexts reads texts in the order of the site's languages, without empty ones", () => {
  expect(languageTexts(VALUES, "items_text", ["title", "text"])).toEqual([
    { lang: "en", title: "Hello", text: "Text" },
    { lang: "th", title: "สวัสดี", text: "" },
  ]);
});

it("languageValues are what languageTexts reads", () => {
  const texts = [{ lang: "de", title: "Hallo", text: "" }];
  expect(
    languageTexts(languageValues("items_text", texts, ["title", "text"]), "items_text", ["title", "text"]),
  ).toEqual(texts);
});

it.each([
  ["items_text.1.title", "items_text.th.title"],
  ["options.1.items_text.0.text", "options.1.items_text.ru.text"],
  ["items_text.7.title", "items_text.7.title"],
  ["date_end", "date_end"],
])("languageField names the field %s %s", (field, own) => {
  expect(languageField(field, VALUES)).toBe(own);
});
