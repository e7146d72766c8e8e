import { describe, expect, it } from "vitest";
import type { RunningBanner } from "../../content/ads/running-banners.ts";
import { presentAds } from "./present-ads.ts";

const brand = { id: 3, name: "Loam", section: "nutrients", slug: "loam", logo_key: null } as const;
const banner = (id: number, changes: Partial<RunningBanner> = {}): RunningBanner => ({
  ...{ id, type: "box", title: "Autumn", text: "", button: "", lang: "en", url: "https://loam.example" },
  ...{
    section: [],
    countries: [],
    payer: "",
    date_end: null,
    max_per_day: null,
    product_id: null,
    photo: null,
    brand,
    photo_dark: null,
  },
  ...{ views_limit: 1000, views_used: 0, days_left: 1, ...changes },
});
const show = (banners: readonly RunningBanner[], lot = 0) =>
  presentAds(banners, { sections: ["home", "explore"], operator: "Grow", random: () => lot }).map(
    ({ id, section }) => [id, section] as const,
  );

describe("presentAds", () => {
  const behind = banner(1);
  const ahead = banner(2, { views_used: 800 });

  it("leaves out a banner by how much less of its plan is left than of the most in need", () => {
    expect(show([behind, ahead], 0.19)).toEqual([
      [1, []],
      [2, []],
    ]);
    expect(show([behind, ahead], 0.21)).toEqual([[1, []]]);
    expect(show([behind, banner(2)], 0.999)).toHaveLength(2);
  });

  it("weighs days: a banner that has one day for the rest goes before one that has ten", () => {
    const patient = banner(2, { days_left: 10 });
    expect(show([behind, patient], 0.09)).toHaveLength(2);
    expect(show([behind, patient], 0.11)).toEqual([[1, []]]);
  });

  it("leaves no section empty for it", () => {
    const home = banner(1, { section: ["home"] });
    expect(show([home, ahead], 0.9)).toEqual([
      [1, ["home"]],
      [2, ["explore"]],
    ]);
    expect(show([ahead], 0.9)).toEqual([[2, []]]);
  });

  it("shows the site's own banners where nothing is booked, even if that is left out", () => {
    const own = banner(3, { brand: null });
    expect(show([own])).toEqual([[3, []]]);
    expect(show([banner(1, { section: ["home"] }), own], 0.9)).toEqual([
      [1, ["home"]],
      [3, ["explore"]],
    ]);
    expect(show([behind, own])).toEqual([[1, []]]);
  });
});
