import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const strainsTitles: HeadTemplate = {
  title: msg({ id: "strains.title", message: "Cannabis strains with real yields{page}" }),
  description: msg({
    id: "strains.description",
    message:
      "{n, plural, one {# strain} other {# strains}} with yields, flowering times, effects and photos from finished grow diaries.",
  }),
};
