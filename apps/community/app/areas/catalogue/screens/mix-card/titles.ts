import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** A feeding chart measured out; `{title}` is its name. */
export const mixTitles: HeadTemplate = {
  title: msg({ id: "mix.title", message: "Mix card: {title} – {brandname}" }),
  description: msg({
    id: "mix.description",
    message: "The feeding chart {title} by {brandname}, measured out for your tank, step by step.",
  }),
};
