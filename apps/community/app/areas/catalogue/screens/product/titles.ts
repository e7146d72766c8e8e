import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** A product; `{title}` is the tab, `{category}` its catalogue. */
export const productTitles: HeadTemplate = {
  title: msg({ id: "product.title", message: "{productname} by {brandname} – {title}{page}" }),
  description: msg({
    id: "product.description",
    message: "{productname} by {brandname}: facts, reviews and diaries, from growers who use it. {category}.",
  }),
};
