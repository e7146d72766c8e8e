import type { Schema } from "@grow/contract";
import { aFloweringWeek, aHarvestWeek, type WeekInput } from "@grow/testing";

type Week = Schema<"Week">;
type Change = Partial<
  Pick<Week, "id" | "faza" | "days" | "name" | "props" | "items_photo" | "items_event" | "items_feeding">
>;

const photo: Schema<"Photo"> = {
  id: 904,
  url: "/media/0f3a9c1d2b4e5f60718293a4b5c6d7e8/1600.webp",
  width: 3024,
  height: 4032,
  color: "#4d6b3c",
  alt: "First pistils",
  is_remove: false,
};

function stored({ faza, days, text, props }: WeekInput): Week {
  return {
    id: 181,
    faza: faza as Week["faza"],
    days,
    name: `${faza === 2 ? "harvest" : "week"}${days}`,
    text,
    lang: "en",
    props: props as Week["props"],
    items_photo: [photo],
    items_video: [],
    item_flowering: null,
    item_harvest: null,
    version: 3,
    add_date: "2026-09-14T08:30:00.000Z",
    update_date: "2026-09-15T08:30:00.000Z",
    cnt_likes: 4,
    cnt_comments: 1,
    is_like: false,
  };
}

/** For tests: a flowering week with a photo and one nutrient, as the api gives it. */
export function aStoredFloweringWeek(change: Change = {}): Week {
  const dose: Schema<"NutrientDose"> = {
    id: 1,
    name: "Nettle tea",
    item_product: null,
    val: 2,
    is_remove: false,
  };
  return { ...stored(aFloweringWeek()), item_flowering: { items_nutrient: [dose] }, ...change };
}

/** For tests: a germination week with its seeds, as the api gives it. */
export function aStoredGerminationWeek(change: Change = {}): Week {
  return {
    ...stored(aFloweringWeek()),
    faza: -1,
    days: 1,
    name: "week1",
    props: { germ_date: "2026-06-14", germination_method: 1, seeds_sown: 10, seeds_sprouted: 9 },
    item_flowering: { items_nutrient: [] },
    ...change,
  };
}

/** For tests: a harvest week with its report, as the api gives it. */
export function aStoredHarvestWeek(change: Change = {}): Week {
  const review: Schema<"NutrientReview"> = {
    id: 2,
    name: "Nettle tea",
    item_product: null,
    comment: "Smells but works",
    n_general: 8,
    items: [],
    is_remove: false,
  };
  return {
    ...stored(aHarvestWeek()),
    item_harvest: {
      strain_comment: "Dense and sticky.",
      item_review_seed: { props: { growing: 9, resistance: 7 }, n_general: 8, text: "Even growth." },
      item_report: null,
      items_nutrient: [review],
    },
    ...change,
  };
}
