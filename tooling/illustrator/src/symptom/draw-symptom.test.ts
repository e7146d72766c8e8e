import { SYMPTOMS } from "@grow/domain/symptoms";
import { describe, expect, test } from "vitest";
import { drawSymptom } from "./draw-symptom.ts";
import { SYMPTOM_LOOKS } from "./symptom-looks.ts";

describe("drawSymptom", () => {
  test("SYMPTOM_LOOKS has a look for each symptom, and no other", () => {
    expect(Object.keys(SYMPTOM_LOOKS).sort()).toEqual(SYMPTOMS.map(({ slug }) => slug).sort());
  });

  test.each(Object.entries(SYMPTOM_LOOKS))("draws %s small, complete and deterministic", (slug, look) => {
    const svg = drawSymptom(slug, look);
    expect(svg).toBe(drawSymptom(slug, look));
    expect(svg).not.toContain("NaN");
    expect(svg.length).toBeLessThan(10_000);
  });
});
