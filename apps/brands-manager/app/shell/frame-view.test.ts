import { describe, expect, it } from "vitest";
import { frameView, initialsOf } from "./frame-view.ts";

const loam = {
  id: 3,
  name: "Loam & Lumen",
  section: "nutrients",
  link: "/nutrients/loam-lumen",
  logo_s: null,
} as const;
const ember = {
  id: 4,
  name: "Ember Genetics",
  section: "seedbank",
  link: "/seedbank/ember",
  logo_s: "/media/x/160.webp",
} as const;

describe("frameView", () => {
  it("offers a choice only to a user with several brands", () => {
    const one = frameView({ brands: [loam], brand: loam, managers: [], rights: ["manage"] });
    expect(one.brand?.name).toBe("Loam & Lumen");
    expect(one.brands).toEqual([]);
    const two = frameView({ brands: [loam, ember], brand: ember, managers: [], rights: ["manage"] });
    expect(two.brands.map((brand) => brand.id)).toEqual([3, 4]);
  });

  it("has no brand for a user who manages none", () => {
    expect(frameView({ brands: [], brand: null, managers: [], rights: [] })).toEqual({
      brand: null,
      brands: [],
    });
  });

  it("initialsOf takes up to three letters of any script", () => {
    expect(initialsOf("Loam & Lumen")).toBe("L&L");
    expect(initialsOf("Зелёный дом")).toBe("ЗД");
    expect(initialsOf("one two three four")).toBe("OTT");
    expect(initialsOf("")).toBe("");
  });
});
