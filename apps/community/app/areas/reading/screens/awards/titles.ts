import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Awards before their results; their own title names the year. */
export const awardTitles: HeadTemplate = {
  title: msg({ id: "awards.title", message: "{title}: growers vote" }),
  description: msg({
    id: "awards.description",
    message:
      "Diaries, photos, strains and gear of the year: growers vote in {n, plural, one {# nomination} other {# nominations}}.",
  }),
};

/** Awards with results. */
export const resultTitles: HeadTemplate = {
  title: msg({ id: "awards.title.results", message: "{title}: the winners" }),
  description: msg({
    id: "awards.description.results",
    message:
      "Diaries, photos, strains and gear of the year: winners of {n, plural, one {# nomination} other {# nominations}}, chosen by growers.",
  }),
};

/** Older addresses, whose awards were not read, and a site without awards. */
export const movedTitles: HeadTemplate = {
  title: msg({ id: "awards.title.moved", message: "Grow awards {title}" }),
  description: msg({
    id: "awards.description.moved",
    message: "Diaries, photos, strains and gear of the year, chosen by growers.",
  }),
};
