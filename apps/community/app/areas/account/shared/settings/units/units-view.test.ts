import { MEASURE_CHOICES, METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { interfaceView } from "./units-view.ts";

describe("the units to choose from", () => {
  const { quantities } = interfaceView({ ...METRIC, temperature: "f", nutrient: "tspgal" });

  it("are those of every quantity, each once", () => {
    expect(quantities.map(({ quantity }) => quantity).sort()).toEqual(Object.keys(MEASURE_CHOICES).sort());
    for (const { quantity, choices } of quantities) expect(choices).toEqual(MEASURE_CHOICES[quantity]);
  });

  it("say which one is chosen", () => {
    const chosen = Object.fromEntries(quantities.map(({ quantity, chosen }) => [quantity, chosen]));
    expect(chosen).toMatchObject({ temperature: "f", nutrient: "tspgal", volume: "l", tds: "ec" });
  });
});
