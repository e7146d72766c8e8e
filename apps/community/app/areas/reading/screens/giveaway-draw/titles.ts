import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The result of a giveaway. */
export const drawTitles: HeadTemplate = {
  title: msg({ id: "draw.title", message: "{title}: the winners" }),
  description: msg({
    id: "draw.description",
    message: "Who won {title}, and how you can check it yourself: fingerprint, list of entries and secret.",
  }),
};
