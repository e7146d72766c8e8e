import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const categoriesTitles: HeadTemplate = {
  title: msg({ id: "strains.categories.title", message: "Strains by effect, taste, yield and genetics" }),
  description: msg({
    id: "strains.categories.description",
    message:
      "Find a strain by what growers report: effects, tastes, medical use, yield, height, difficulty, genetics and THC.",
  }),
};
