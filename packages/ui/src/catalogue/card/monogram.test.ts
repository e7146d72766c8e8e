import { expect, it } from "vitest";
import { monogram } from "./monogram.ts";

it("monogram takes the first letters of two words", () => {
  expect(monogram("Ember Genetics")).toBe("EG");
  expect(monogram("  old kiln   seeds ")).toBe("OK");
});

it("monogram keeps a character between two names", () => {
  expect(monogram("Loam & Lumen")).toBe("L&L");
});

it("monogram handles one word, letters of any script, and an empty name", () => {
  expect(monogram("Tidewater")).toBe("T");
  expect(monogram("Лесной двор")).toBe("ЛД");
  expect(monogram("𝔊reen")).toBe("𝔊");
  expect(monogram("")).toBe("");
});
