import { describe, expect, it } from "vitest";
import { welcomeView } from "./view.ts";

const short = {
  id: 3,
  name: "Loam & Lumen",
  section: "nutrients",
  link: "/nutrients/loam-lumen",
  logo_s: null,
} as const;
const brand = {
  ...short,
  item_cover: null,
  description: "<p>Feeds.</p>",
  lang: "en",
  site: null,
  items_link: [],
  place: null,
  year: null,
  is_verify: true,
  is_follow: false,
  item_stat: { avg_rate: 8.6, cnt_reviews: 41 },
  items_review: [],
  schemes: [],
  cnt_products: 2,
  cnt_diaries: 40,
  cnt_followers: 5,
} as const;
const lucia = {
  id: 1,
  name: "lucia",
  link: "/grower/lucia",
  avatar_small: null,
  role: "owner" as const,
  add_date: "2026-09-14T08:30:00.000Z",
};
const base = { brands: [short], brand: short, managers: [lucia], rights: ["manage" as const] };

describe("welcomeView", () => {
  it("only introduces the portal to a user without a brand", () => {
    const nobody = { brands: [], brand: null, managers: [], rights: [] };
    const nothing = { brand: null, cnt_products: 0, cnt_diaries: 0, cnt_followers: 0 };
    expect(welcomeView(nobody, nothing)).toEqual({ brand: null, requested: null });
  });

  it("shows what growers wrote this week, and their latest reviews", () => {
    const date = "2026-11-20T08:30:00.000Z";
    const view = welcomeView(base, {
      brand: { ...brand, items_link: [], items_review: [], schemes: [] },
      ...{ cnt_products: 2, cnt_diaries: 40, cnt_followers: 5 },
      items_said: [
        {
          ...{ type: "problem", content_id: 8, name: "Dark leaves?", link: "/grow-questions/8-dark-leaves" },
          ...{ text: "Since Monday.", item_user: null, n_general: null, add_date: date },
        },
      ],
    });
    expect(view.brand?.said).toEqual([
      {
        ...{ type: "problem", id: 8, by: "", name: "Dark leaves?", link: "/grow-questions/8-dark-leaves" },
        ...{ rating: null, text: "Since Monday.", date },
      },
    ]);
    expect(view.brand?.reviews).toEqual([]);
  });

  it("counts existing content as done", () => {
    const view = welcomeView(base, {
      brand: { ...brand, items_link: [], items_review: [], schemes: [] },
      cnt_products: 2,
      cnt_diaries: 40,
      cnt_followers: 5,
      items_step: [
        { code: "logo", is_done: false },
        { code: "description", is_done: true },
        { code: "products", is_done: true },
        { code: "colleague", is_done: false },
      ],
    });
    expect(view.brand?.steps).toEqual([
      { step: "logo", isDone: false },
      { step: "description", isDone: true },
      { step: "products", isDone: true },
      { step: "colleague", isDone: false },
    ]);
    expect(view.brand?.done).toBe(2);
  });
});
