import { expect, it } from "vitest";
import { monogram } from "./monogram.ts";

it("takes the first letters of two words", () => {
  expect(monogram("Ember Genetics")).toBe("EG");
  expect(monogram("  old kiln   seeds ")).toBe("OK");
});

it("keeps the sign between two names", () => {
  expect(monogram("Loam & Lumen")).toBe("L&L");
});

it("makes do with one word, with letters of any script and with nothing", () => {
  expect(monogram("Tidewater")).toBe("T");
  expect(monogram("Лесной двор")).toBe("ЛД");
  expect(monogram("𝔊reen")).toBe("𝔊");
  expect(monogram("")).toBe("");
});
