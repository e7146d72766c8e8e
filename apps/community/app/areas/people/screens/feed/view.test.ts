import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { feedAddress, feedPageAddress, feedView } from "./view.ts";

const event = (id: number): Schema<"FeedEvent"> => ({
  id,
  event: "comment_new",
  add_date: "2026-09-14T08:30:00.000Z",
  item_user: null,
  link: "/diaries/12",
  text: "",
  lang: null,
  item_photo: null,
  item_diary: null,
  item_week: null,
  item_problem: null,
  item_video: null,
  item_review: null,
  item_blog: null,
  item_target: null,
});
const length = { page: 1, pages: 1, total: 2, isTotalCapped: true };
const list = { items: [event(9), event(8)], total: 2, start: 0, limit: 24, seen_id: 8 };
const request = { scope: "follow", kind: "all", page: 1 } as const;

describe("feedView", () => {
  it("says which lines are new, and how far the reader has come", () => {
    const view = feedView(request, list, length, false);
    expect(view.lines.map(({ isNew }) => isNew)).toEqual([true, false]);
    expect(view).toMatchObject({ unseenId: 9, hasMore: true });
  });

  it("stores no position when all was seen, on later pages, of other kinds and of the whole site", () => {
    expect(feedView(request, { ...list, seen_id: 9 }, length, false).unseenId).toBeNull();
    expect(feedView({ ...request, page: 2 }, list, length, false).unseenId).toBeNull();
    expect(feedView({ ...request, kind: "weeks" }, list, length, false).unseenId).toBeNull();
    expect(feedView({ ...request, scope: "all" }, list, length, false).unseenId).toBeNull();
    expect(feedView(request, list, length, true).unseenId).toBeNull();
  });

  it("marks nothing on a first visit", () => {
    const view = feedView(request, { ...list, seen_id: null }, length, false);
    expect(view.lines.some(({ isNew }) => isNew)).toBe(false);
    expect(view.unseenId).toBe(9);
  });
});

it("feedAddress leaves out the defaults", () => {
  expect(feedAddress(request)).toBe("/feed");
  expect(feedAddress({ scope: "all", kind: "weeks", page: 2 })).toBe("/feed?scope=all&kind=weeks&page=2");
});

it("feedPageAddress names no scope for guests", () => {
  expect(feedPageAddress({ isGuest: true, scope: "all", kind: "weeks" }, 2)).toBe("/feed?kind=weeks&page=2");
  expect(feedPageAddress({ isGuest: false, scope: "all", kind: "all" }, 3)).toBe("/feed?scope=all&page=3");
});
