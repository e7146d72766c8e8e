import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const familyTitles: HeadTemplate = {
  title: msg({ id: "strain.tree.title", message: "{strainname} – family tree" }),
  description: msg({
    id: "strain.tree.description",
    message:
      "Parents, grandparents and crosses of {strainname}, with yields and flowering times from real harvests.",
  }),
};
