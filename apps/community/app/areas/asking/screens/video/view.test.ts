import type { Schema } from "@grow/contract";
import { describe, expect, test } from "vitest";
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
const NEWEST = [1, 2, 3].map((id) => ({ id, link: `/shorts/${id}`, url: `/media/${id}/360.mp4` }));
const view = (change = {}, neighbours = NEWEST) => videoView(video(change), comments, neighbours, undefined);

describe("videoView", () => {
  test("links the shorts before and after", () => {
    expect(view()).toMatchObject({ before: "/shorts/1", after: "/shorts/3" });
    expect(view({ id: 3 })).toMatchObject({ before: "/shorts/2", after: null });
    // An older one goes on with the newest.
    expect(view({ id: 9 })).toMatchObject({ before: null, after: "/shorts/1" });
  });

  test("loads the file of the next short ahead, and none for a video", () => {
    expect(view().ahead).toBe("/media/3/360.mp4");
    expect(view({ is_short: false }).ahead).toBeNull();
  });

  test("names captions by their languages", () => {
    const captions = ["de", "fr"].map((lang) => ({ lang, url: `/api/videos/2/captions/${lang}` }));
    expect(view({ captions }).captions.map(({ label }) => label)).toEqual(["Deutsch", "fr"]);
  });

  test("plays only the chosen part", () => {
    expect(view().url).toBe("/media/a/360.mp4");
    expect(view({ clip_start: 3, clip_end: 9 }).url).toBe("/media/a/360.mp4#t=3,9");
  });
});

test("playingTime writes minutes and seconds", () => {
  expect([0, 34, 61, 600].map(playingTime)).toEqual(["0:00", "0:34", "1:01", "10:00"]);
});
