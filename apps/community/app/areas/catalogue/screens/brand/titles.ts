import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** A brand; `{title}` is the tab, `{category}` its catalogue. */
export const brandTitles: HeadTemplate = {
  title: msg({ id: "brand.title", message: "{brandname} – {title}{page}" }),
  description: msg({
    id: "brand.description",
    message: "{brandname}: reviews, products and diaries, from growers who use them. {category}.",
  }),
};
