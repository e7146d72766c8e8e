import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The welcome tab. */
export const welcomeTitles: HeadTemplate = {
  title: msg({ id: "welcome.head", message: "Brand portal" }),
  description: msg({
    id: "welcome.head.description",
    message: "Your brand on Grow: products, feeding charts, banners and statistics.",
  }),
};
