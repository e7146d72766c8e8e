import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";
import type { GrowerTab } from "./tabs.ts";

const description = msg({
  id: "grower.description",
  message:
    "{n, plural, one {# grow diary} other {# grow diaries}} by {username}, with photos, readings and nutrients for every week.",
});

// `{username}` is the grower's name.
export const diariesTitles: HeadTemplate = {
  title: msg({ id: "grower.title", message: "{username}: grow diaries{page}" }),
  description,
};
export const reviewsTitles: HeadTemplate = {
  title: msg({ id: "grower.title.reviews", message: "{username}: reviews{page}" }),
  description,
};
export const activityTitles: HeadTemplate = {
  title: msg({ id: "grower.title.activity", message: "{username}: activity{page}" }),
  description,
};
export const bookmarksTitles: HeadTemplate = {
  title: msg({ id: "grower.title.bookmarks", message: "{username}: bookmarks{page}" }),
  description,
};
export const followersTitles: HeadTemplate = {
  title: msg({ id: "grower.title.followers", message: "{username}: followers{page}" }),
  description,
};
export const followingTitles: HeadTemplate = {
  title: msg({ id: "grower.title.following", message: "{username}: following{page}" }),
  description,
};
export const shortsTitles: HeadTemplate = {
  title: msg({ id: "grower.title.shorts", message: "{username}: shorts and videos{page}" }),
  description,
};

/** Titles of a grower's page by tab. */
export const TAB_TITLES: Record<GrowerTab, HeadTemplate> = {
  "": diariesTitles,
  reviews: reviewsTitles,
  activity: activityTitles,
  bookmarks: bookmarksTitles,
  followers: followersTitles,
  following: followingTitles,
  shorts: shortsTitles,
};

/** Name of the feed of a grower. */
export const FEED = msg({ id: "grower.feed", message: "Grow: {name}" });
