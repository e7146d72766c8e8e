import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The rating of a brand or product, for a frame of another site; `{title}` is its name. */
export const ratingTitles: HeadTemplate = {
  title: msg({ id: "rating.title", message: "Growers' rating of {title}" }),
  description: msg({ id: "rating.description", message: "How growers rate {title}, from 0 to 10." }),
};
