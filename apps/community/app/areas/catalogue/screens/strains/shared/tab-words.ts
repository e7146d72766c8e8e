import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type TabName = "" | "diaries" | "gallery" | "growers" | "reviews" | "harvests" | "products";

/** Names of the tabs of strains and seeds. */
export const TAB_WORDS: Record<TabName, MessageDescriptor> = {
  "": msg({ id: "strain.tab.overview", message: "Overview" }),
  diaries: msg({ id: "strain.tab.diaries", message: "Diaries" }),
  gallery: msg({ id: "strain.tab.gallery", message: "Photos" }),
  growers: msg({ id: "strain.tab.growers", message: "Growers" }),
  reviews: msg({ id: "strain.tab.reviews", message: "Reviews" }),
  harvests: msg({ id: "strain.tab.harvests", message: "Harvests" }),
  products: msg({ id: "strain.tab.products", message: "Seeds" }),
};
