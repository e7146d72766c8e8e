import type { Schema } from "@grow/contract";
import { describe, expect, test } from "vitest";
import type { ShortsOrder } from "../../../../shared/videos/shorts-order.ts";
import { playingTime } from "../../../../shared/videos/video-card-view.ts";
import { videoView } from "./view.ts";

const video = (change: Partial<Schema<"Video">> = {}): Schema<"Video"> => ({
  id: 2,
  title: "Day 1 to 60",
  text: "",
  link: "/shorts/2-day-1-to-60",
  lang: "en",
  url: "/media/a/360.mp4",
  cover: null,
  width: 360,
  height: 640,
  duration: 20,
  clip_start: 0,
  clip_end: null,
  cover_time: null,
  captions: [],
  tags: [],
  item_user: null,
  item_diary: null,
  item_week: null,
  items_seed: [],
  is_short: true,
  is_publish: true,
  is_ready: true,
  is_failed: false,
  failure: null,
  is_comments: true,
  is_remove: false,
  add_date: "2026-09-10T08:00:00.000Z",
  update_date: "2026-09-10T08:00:00.000Z",
  cnt_views: 1,
  cnt_likes: 1,
  cnt_comments: 0,
  is_like: false,
  ...change,
});
const comments = { list: null, request: { sort: "new", start: 0, limit: 20, wanted: null } } as const;
const card = (id: number) =>
  ({
    id,
    link: `/shorts/${id}`,
    url: `/media/${id}/360.mp4`,
    cover: `/media/${id}/540.webp`,
  }) as Schema<"VideoCard">;
const beside: Schema<"VideoNeighbours"> = { before: card(1), after: card(3) };
const view = (change = {}, neighbours: Schema<"VideoNeighbours"> | null = beside, order: ShortsOrder = {}) =>
  videoView(video(change), comments, neighbours, { viewerId: undefined, order, locale: "en" });

describe("videoView", () => {
  test("names the nominations that it won", () => {
    const items_name = [{ lang: "en" as const, name: "Video of 2026" }];
    const won = { year: 2026, link: "/awards/2026", content_type: "video" as const, items_name };
    expect(view({ items_award: [won] }).awards).toEqual([
      { href: "/awards/2026", name: "Video of 2026", lang: "en", year: null },
    ]);
    expect(view().awards).toEqual([]);
  });

  test("links the shorts before and after", () => {
    expect(view().neighbours).toEqual({
      before: "/shorts/1",
      after: "/shorts/3",
      beforeCover: "/media/1/540.webp",
      afterCover: "/media/3/540.webp",
      list: "/shorts",
      isFollowing: false,
    });
    expect(view({}, { before: null, after: null }).neighbours).toMatchObject({ before: null, after: null });
  });

  test("goes on among the shorts of followed growers", () => {
    expect(view({}, beside, { isFollowing: true }).neighbours).toMatchObject({
      after: "/shorts/3?feed=following",
      list: "/shorts/following",
      isFollowing: true,
    });
  });

  test("goes on in the order of the list, and back to it", () => {
    expect(view({}, beside, { sort: "like" }).neighbours).toMatchObject({
      before: "/shorts/1?order=like",
      list: "/shorts?sort=like",
    });
    const item_user = { id: 7, name: "ada", link: "/grower/ada", avatar_small: null };
    expect(view({ item_user }, beside, { by: 7 }).neighbours).toMatchObject({
      after: "/shorts/3?by=7",
      list: "/grower/ada/shorts",
    });
    expect(view({ item_user }, beside, { by: 8 }).neighbours.list).toBe("/shorts");
  });

  test("loads the file of the next short ahead, and none for a video", () => {
    expect(view().ahead).toBe("/media/3/360.mp4");
    expect(view({ is_short: false }, null).ahead).toBeNull();
  });

  test("shows the week it is from, and counts comments where they are open", () => {
    const item_diary = { id: 12, name: "Sill", link: "/diaries/12-sill", is_harvest: false, item_user: null };
    const item_week = { id: 181, days: 4, faza: 0, name: "week4" } as const;
    expect(view({ item_diary, item_week, cnt_comments: 3 })).toMatchObject({
      diary: { name: "Sill", href: "/diaries/12-sill" },
      week: { name: "week4", faza: 0, href: "/diaries/12-sill/week/181" },
      talk: 3,
    });
    expect(view({ is_comments: false })).toMatchObject({ diary: null, week: null, talk: null });
  });

  test("names captions by their languages", () => {
    const captions = ["de", "fr"].map((lang) => ({ lang, url: `/api/videos/2/captions/${lang}` }));
    expect(view({ captions }).captions.map(({ label }) => label)).toEqual(["Deutsch", "fr"]);
  });

  test("plays only the chosen part", () => {
    expect(view()).toMatchObject({ url: "/media/a/360.mp4", start: 0, end: 20 });
    expect(view({ clip_start: 3, clip_end: 9 })).toMatchObject({
      url: "/media/a/360.mp4#t=3,9",
      start: 3,
      end: 9,
    });
  });
});

test("playingTime writes minutes and seconds", () => {
  expect([0, 34, 61, 600].map(playingTime)).toEqual(["0:00", "0:34", "1:01", "10:00"]);
});
