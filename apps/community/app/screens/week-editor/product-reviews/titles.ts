import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const productReviewsTitles: HeadTemplate = {
  title: msg({ id: "productReviews.title", message: "Reviews of the equipment – {diaryname}" }),
  description: msg({
    id: "productReviews.description",
    message: "What the tent, the light and the rest of the equipment of this grow were worth.",
  }),
};
