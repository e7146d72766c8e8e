import type { Schema } from "@grow/contract";
import { SECTIONS, type Section } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { propFields, sentProps } from "./props-form.ts";

const typed = (fields: Readonly<Record<string, string>>) => (name: string) => fields[name] ?? "";

const EXAMPLES: readonly (readonly [Section, Schema<"ProductProps">])[] = [
  ["grow-lights", { light_type: 3, watt: 240, ppfd: 1050, efficacy: 2.8 }],
  ["grow-tents", { box_size: { length: 80, width: 80, height: 160, unit: "inch" } }],
  ["drip-systems", { drip_volume: { volume: 25, unit: "gallon" } }],
  ["controllers", { controller_type: "environment", sensors: ["humidity", "co2"] }],
  ["air-filters", { air_filter_type: "intake", air_flow: 480 }],
];

describe("sentProps", () => {
  it.each(EXAMPLES)("returns the facts of %s as propFields showed them", (section, props) => {
    expect(sentProps(section, typed(propFields(section, props)))).toEqual(props);
  });

  it("returns nothing for an empty form in any section", () => {
    for (const section of SECTIONS) {
      expect(sentProps(section, typed(propFields(section, {}))), section).toEqual({});
    }
  });

  it("reads a decimal comma", () => {
    expect(sentProps("grow-lights", typed({ prop_efficacy: "2,8" }))).toEqual({ efficacy: 2.8 });
  });

  it("returns NaN for text and for a missing side, so that the API names the field", () => {
    expect(sentProps("grow-lights", typed({ prop_watt: "much" })).watt).toBeNaN();
    const sides = { "prop_box_size.length": "80", "prop_box_size.width": "80" };
    expect(sentProps("grow-tents", typed(sides)).box_size?.height).toBeNaN();
  });
});
