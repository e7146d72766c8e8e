import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const productReviewsTitles: HeadTemplate = {
  title: msg({ id: "productReviews.title", message: "Gear reviews – {diaryname}" }),
  description: msg({
    id: "productReviews.description",
    message: "Rate the tent, the light and the rest of the gear in this grow.",
  }),
};
