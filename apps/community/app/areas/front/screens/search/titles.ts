import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The search page; `{filtername}` is the query. */
export const searchTitles: HeadTemplate = {
  title: msg({ id: "search.title", message: "Search: {filtername}{page}" }),
  description: msg({
    id: "search.description",
    message: "Find strains, diaries, growers, brands, products and questions.",
  }),
};
