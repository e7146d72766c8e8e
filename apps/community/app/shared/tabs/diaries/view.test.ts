import type { Schema } from "@grow/contract";
import { METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { diariesTabView, shownDiaries } from "./view.ts";

function card(id: number, update_date: string, add_date = update_date): Schema<"DiaryCard"> {
  return {
    id,
    name: "Night Plum",
    link: `/diaries/${id}`,
    lang: "en",
    add_date,
    update_date,
    item_cover: null,
    item_user: null,
    seeds: [],
    weeks: [],
    type_room: 1,
    type_soil: 2,
    visibility: "public",
    is_harvest: false,
    is_video: false,
    is_moderate: false,
    is_hidden: false,
    is_verify: false,
    is_lock: false,
    is_like: false,
    max_faza: null,
    n_progress: 0,
    cnt_days: 0,
    cnt_views: 0,
    cnt_likes: 0,
    cnt_comments: 0,
    cnt_followers: 0,
    harvest_weight: null,
    harvest_watt: null,
  };
}

const items = [
  card(3, "2026-02-01T00:00:00.000Z"),
  card(2, "2025-12-31T23:30:00.000Z", "2024-01-01T00:00:00.000Z"),
];
const length = { page: 1, pages: 1, total: 2, isTotalCapped: false };
const reader = { measures: METRIC, isOwn: false, byYear: true };
const years = (sort: "update" | "new" | "like", byYear = true) =>
  diariesTabView({ show: "all", sort, page: 1 }, { items, total: 2, start: 0, limit: 24 }, length, {
    ...reader,
    byYear,
  }).groups.map(({ year, cards }) => [year, cards.map(({ id }) => id)]);

describe("diariesTabView", () => {
  it("groups a grower's diaries by the year of their last week, in UTC", () => {
    expect(years("update")).toEqual([
      [2026, [3]],
      [2025, [2]],
    ]);
  });

  it("groups the newest by the year in which they began", () => {
    expect(years("new")).toEqual([
      [2026, [3]],
      [2024, [2]],
    ]);
  });

  it("has one group for other orders and other pages", () => {
    expect(years("like")).toEqual([[null, [3, 2]]]);
    expect(years("update", false)).toEqual([[null, [3, 2]]]);
  });
});

it("shownDiaries requests finished or unfinished diaries", () => {
  expect(shownDiaries("all")).toEqual({});
  expect(shownDiaries("growing")).toEqual({ is_harvest: false });
  expect(shownDiaries("harvested")).toEqual({ is_harvest: true });
});
