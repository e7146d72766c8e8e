import { i18nFor } from "@grow/i18n";
import { expect, it } from "vitest";
import { nutrientWord } from "./nutrient-words.ts";

it("nutrientWord names secondary nutrients in the reader's language, and the others by their sign", () => {
  const words = (locale: "en" | "de") =>
    (["n", "p", "ca", "mg", "s", "fe"] as const).map((nutrient) => nutrientWord(i18nFor(locale), nutrient));
  expect(words("en")).toEqual(["N", "P₂O₅", "Calcium", "Magnesium", "Sulphur", "Fe"]);
  expect(words("de")).toEqual(["N", "P₂O₅", "Calcium", "Magnesium", "Schwefel", "Fe"]);
});
