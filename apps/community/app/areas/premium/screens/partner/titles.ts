import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const partnerTitles: HeadTemplate = {
  title: msg({ id: "partner.head", message: "For brands" }),
  description: msg({
    id: "partner.description",
    message: "Run your brand on Grow: products, feeding charts, testers and answers to growers.",
  }),
};
