import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** `{category}` is the category, `{filtername}` its value. */
export const categoryTitles: HeadTemplate = {
  title: msg({ id: "strains.category.title", message: "{category}: {filtername} – cannabis strains{page}" }),
  description: msg({
    id: "strains.category.description",
    message:
      "{n, plural, one {# strain} other {# strains}} for {category}: {filtername}, with yields and flowering times from finished diaries.",
  }),
};
