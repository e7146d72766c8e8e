import type { PostSeed } from "../post.ts";
import { de } from "./vpd-without-a-table/de.ts";
import { en } from "./vpd-without-a-table/en.ts";
import { es } from "./vpd-without-a-table/es.ts";
import { ru } from "./vpd-without-a-table/ru.ts";
import { th } from "./vpd-without-a-table/th.ts";

export const vpdWithoutATable: PostSeed = {
  slug: "vpd-without-a-table",
  category: "practice",
  tags: ["vpd", "climate"],
  author: "tessellate",
  daysAgo: 6,
  picture: {
    shows: "The canopy of a topped plant in its fourth vegetative week in a tent, leaves level and healthy.",
    spec: {
      kind: "plant",
      phase: "vegetative",
      view: "canopy",
      setting: "tent",
      training: "topped",
      seed: 1651184151,
      hue: 70,
      week: 4,
      frame: "wide",
    },
  },
  figure: {
    shows: "One fan leaf of the same plant, close by, edges flat.",
    spec: {
      kind: "plant",
      phase: "vegetative",
      view: "leaf",
      setting: "tent",
      training: "topped",
      seed: 1651184151,
      hue: 70,
      week: 4,
      frame: "landscape",
    },
  },
  diaries: [{ strain: "Night Plum", isHarvested: true }],
  texts: { en, de, es, ru, th },
};
