import type { Schema } from "@grow/contract";
import { METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { profileData } from "./structured-data.ts";
import { growerView } from "./view.ts";

const user: Schema<"User"> = {
  id: 7,
  name: "tessellate",
  link: "/grower/tessellate",
  avatar_small: null,
  add_date: "2025-01-01T00:00:00.000Z",
  cnt_reports: 3,
  cnt_followers: 9,
  is_follow: true,
  item_growing: { fvs_name: "", fvn_name: "", fav_method: "" },
  avatars: [],
};
const information: Schema<"UserInformation"> = {
  about: "Coco and LED.",
  lang: "de",
  grow_since: 2017,
  socials: {
    instagram: "tess.grows",
    youtube: null,
    facebook: null,
    x: null,
    website: "https://www.tess.example/",
  },
  item_growing: user.item_growing,
  cnt_reports: 2,
  cnt_harvests: 1,
  harvest_weight: 412.5,
  best_yield: 1.37,
  cnt_reviews: 0,
  cnt_videos: 0,
  cnt_solutions: 0,
  cnt_solutions_accepted: 0,
  cnt_awards: 0,
  items_award: [],
  cnt_followers: 9,
  cnt_following: 4,
  cnt_bookmarks: 1,
  streak_weeks: 1,
  year: { year: 2026, cnt_diaries: 0, cnt_weeks: 0, cnt_harvests: 0 },
  is_premium: false,
  is_moderator: false,
  is_ban: false,
  is_discreet: false,
  is_blocked: false,
};
const reader = { id: null, measures: METRIC, locale: "en" };

describe("growerView", () => {
  it("counts what the page shows, not what is private", () => {
    const { figures } = growerView(user, information, reader);
    expect(figures).toMatchObject({ diaries: 2, harvested: { value: 412.5, unit: "g" }, bestYield: 1.37 });
    expect(growerView(user, { ...information, harvest_weight: 0 }, reader).figures.harvested).toBeNull();
  });

  it("mentions a streak from two weeks on, and a year with weeks", () => {
    expect(growerView(user, information, reader)).toMatchObject({ streak: null, year: null });
    const year = { ...information.year, cnt_weeks: 5 };
    expect(growerView(user, { ...information, streak_weeks: 2, year }, reader)).toMatchObject({
      streak: 2,
      year,
    });
  });

  it("links to names elsewhere, and to a site of their own only by http", () => {
    expect(growerView(user, information, reader).elsewhere).toEqual([
      { site: "instagram", href: "https://www.instagram.com/tess.grows", label: "tess.grows" },
      { site: "website", href: "https://www.tess.example/", label: "tess.example" },
    ]);
    const socials = { ...information.socials, instagram: null, website: "javascript:alert(1)" };
    expect(growerView(user, { ...information, socials }, reader).elsewhere).toEqual([]);
  });

  it("knows the reader's own page", () => {
    expect(growerView(user, information, { ...reader, id: 7 }).isSelf).toBe(true);
    expect(growerView(user, information, reader)).toMatchObject({ isSelf: false, isFollowed: true });
  });
});

it("profileData describes a person with counters", () => {
  const { elsewhere } = growerView(user, information, reader);
  expect(profileData(user, information, elsewhere, "https://grow.example")).toMatchObject({
    "@type": "ProfilePage",
    mainEntity: {
      "@type": "Person",
      name: "tessellate",
      url: "https://grow.example/grower/tessellate",
      sameAs: ["https://www.instagram.com/tess.grows", "https://www.tess.example/"],
      interactionStatistic: { userInteractionCount: 9 },
      agentInteractionStatistic: { userInteractionCount: 2 },
    },
  });
});
