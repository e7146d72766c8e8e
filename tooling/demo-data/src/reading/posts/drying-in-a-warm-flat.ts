import type { PostSeed } from "../post.ts";
import { de } from "./drying-in-a-warm-flat/de.ts";
import { en } from "./drying-in-a-warm-flat/en.ts";
import { es } from "./drying-in-a-warm-flat/es.ts";
import { ru } from "./drying-in-a-warm-flat/ru.ts";
import { th } from "./drying-in-a-warm-flat/th.ts";

export const dryingInAWarmFlat: PostSeed = {
  slug: "drying-in-a-warm-flat",
  category: "harvest",
  tags: ["drying", "climate"],
  author: "slowcure",
  daysAgo: 16,
  picture: {
    shows: "Whole branches with their sugar leaves hanging from a line, green to lime buds.",
    spec: {
      kind: "plant",
      phase: "harvest",
      view: "drying",
      setting: "tent",
      seed: 5201,
      hue: 75,
      week: 1,
      frame: "wide",
    },
  },
  figure: {
    shows: "A closed jar, two thirds full of trimmed buds.",
    spec: {
      kind: "plant",
      phase: "harvest",
      view: "jar",
      setting: "tent",
      seed: 5201,
      hue: 75,
      week: 2,
      frame: "landscape",
    },
  },
  diaries: [{ strain: "Lemon Thicket", isHarvested: true }],
  texts: { en, de, es, ru, th },
};
