import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const folder = fileURLToPath(new URL("../generated/fonts/", import.meta.url));
const css = readFileSync(`${folder}fonts.css`, "utf8");

interface Face {
  file: string;
  weights: string;
  ranges: readonly (readonly [number, number])[];
}

const faces: Face[] = [...css.matchAll(/@font-face \{([^}]*)\}/g)]
  .map(([, rule = ""]) => ({
    file: /url\("\.\/([^"]+)"\)/.exec(rule)?.[1] ?? "",
    weights: /font-weight: ([^;]+);/.exec(rule)?.[1] ?? "",
    ranges: [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
      ([, from = "", to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
    ),
  }))
  .filter(({ file }) => file !== "");

/** Bytes of all font files that a browser loads for a page with these characters, in both families. */
function bytesFor(text: string): number {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  return faces
    .filter(({ ranges }) => codes.some((code) => ranges.some(([from, to]) => code >= from && code <= to)))
    .reduce((sum, { file }) => sum + statSync(`${folder}${file}`).size, 0);
}

describe("the fonts of a page", () => {
  it("take at most 42 KB in English, German and Spanish", () => {
    for (const text of ["Grow", "Blüte, 5 °C – 1.37 g/W", "Floración, ¿qué?"]) {
      expect(bytesFor(text)).toBeLessThanOrEqual(42_000);
    }
  });

  it("take at most 59 KB in Russian", () => {
    expect(bytesFor("Grow Цветение, 12 недель")).toBeLessThanOrEqual(59_000);
  });

  it("take at most 60 KB in Thai with a Russian name", () => {
    // Thai titles use the sans-serif font, so no Thai page needs the Cyrillic title font.
    const titles = statSync(`${folder}brygada-1918-cyrillic.woff2`).size;
    expect(bytesFor("Grow ระยะออกดอก Лесной") - titles).toBeLessThanOrEqual(60_000);
  });

  it("cover exactly the weights in use", () => {
    expect(Object.fromEntries(faces.map(({ file, weights }) => [file, weights]))).toEqual({
      "brygada-1918-latin.woff2": "500",
      "brygada-1918-cyrillic.woff2": "500",
      "onest-latin.woff2": "400 600",
      "onest-cyrillic.woff2": "400 600",
      "anuphan-thai.woff2": "400 600",
    });
  });
});
