import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

type Tab = "" | "diaries" | "gallery" | "growers" | "reviews" | "harvests" | "products";

const description = msg({
  id: "strain.description",
  message: "{strainname}: yields, flowering time, effects, taste and photos from finished grow diaries.",
});

/** Title and description of each tab of a strain or seed. */
export const strainTitles: Record<Tab, HeadTemplate> = {
  "": {
    title: msg({ id: "strain.title", message: "{strainname} – yield, effects, flowering time" }),
    description,
  },
  diaries: {
    title: msg({ id: "strain.title.diaries", message: "{strainname} – grow diaries{page}" }),
    description,
  },
  gallery: {
    title: msg({ id: "strain.title.gallery", message: "{strainname} – photos{page}" }),
    description,
  },
  growers: {
    title: msg({ id: "strain.title.growers", message: "{strainname} – growers{page}" }),
    description,
  },
  reviews: {
    title: msg({ id: "strain.title.reviews", message: "{strainname} – reviews{page}" }),
    description,
  },
  harvests: {
    title: msg({ id: "strain.title.harvests", message: "{strainname} – harvests{page}" }),
    description,
  },
  products: {
    title: msg({ id: "strain.title.products", message: "{strainname} – seeds and seedbanks{page}" }),
    description,
  },
};
