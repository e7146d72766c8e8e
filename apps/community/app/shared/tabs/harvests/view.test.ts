import type { Schema } from "@grow/contract";
import { METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { harvestsView } from "./view.ts";

const WEEK: Schema<"WeekCard"> = {
  ...{ id: 188, days: 15, faza: 2, name: "harvest15", link: "/diaries/12/week/188", text: "", lang: "en" },
  add_date: "2026-09-14T08:30:00.000Z",
  item_diary: { id: 12, name: "Night Plum", link: "/diaries/12", is_harvest: true, item_user: null },
  ...{ items_seed: [], items_photo: [], props: { harvest_weight: 412 }, n_general: 9 },
  ...{ yield_watt: 1.37, yield_plant: 103, cnt_days: 105, cnt_likes: 0, cnt_comments: 0, is_like: false },
};

describe("harvestsView", () => {
  it("shows the weight in the user's unit, and no author for a removed grower", () => {
    const list = { items: [WEEK], total: 1, start: 0, limit: 24 };
    const length = { page: 1, pages: 1, total: 1, isTotalCapped: false };
    expect(harvestsView("yield", list, length, METRIC)).toMatchObject({
      sort: "yield",
      harvests: [{ diary: "Night Plum", grower: null, weight: { value: 412 }, perWatt: 1.37, rating: 9 }],
    });
  });
});
