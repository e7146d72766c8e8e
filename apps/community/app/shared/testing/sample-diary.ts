import type { Schema } from "@grow/contract";

type Week = Schema<"Week">;

/** A flowering week as the API returns it, for tests. */
export function sampleWeek(change: Partial<Week> = {}): Week {
  return {
    id: 181,
    days: 11,
    faza: 1,
    name: "week11",
    text: "First pistils everywhere.",
    lang: "en",
    props: { air_hum: 58, air_temp: 25.4, ph: 6.1 },
    items_photo: [],
    items_video: [],
    item_flowering: { items_nutrient: [] },
    item_harvest: null,
    version: 3,
    add_date: "2026-09-14T08:30:00.000Z",
    update_date: "2026-09-15T08:30:00.000Z",
    cnt_likes: 4,
    cnt_comments: 1,
    is_like: false,
    ...change,
  };
}

/** A photo of a week. */
export function samplePhoto(id: number, isRemoved = false): Schema<"Photo"> {
  return {
    id,
    url: "/media/0f3a9c1d2b4e5f60718293a4b5c6d7e8/1600.webp",
    width: 3024,
    height: 4032,
    color: "#4d6b3c",
    alt: "Night Plum, first pistils",
    is_remove: isRemoved,
  };
}

/** A harvest week with its figures. */
export function sampleHarvest(change: Partial<Week> = {}): Week {
  return sampleWeek({
    id: 190,
    days: 15,
    faza: 2,
    name: "harvest15",
    props: {
      harvest_weight: 412,
      harvest_wet_weight: 1890,
      harvest_plant: 2,
      harvest_watt: 300,
      harvest_space: 0.64,
    },
    item_flowering: null,
    item_harvest: {
      items_nutrient: [],
      strain_comment: "Dense and sticky.",
      item_review_seed: { props: { growing: 9, resistance: null }, n_general: 8, text: "Even growth." },
      item_report: null,
    },
    ...change,
  });
}

/** A diary with these weeks as the API returns it, for tests. */
export function sampleDiary(weeks: readonly Week[], change: Partial<Schema<"Diary">> = {}): Schema<"Diary"> {
  const seed = {
    id: 31,
    category: "seed",
    name: "Night Plum",
    product_id: null,
    link: null,
    item_brand: null,
  } as const;
  return {
    id: 12,
    name: "Night Plum pheno hunt",
    link: "/diaries/12-night-plum-pheno-hunt",
    lang: "en",
    add_date: "2026-06-14T08:30:00.000Z",
    update_date: "2026-09-14T08:30:00.000Z",
    avatar: null,
    cover_og: null,
    canonical: "/diaries/12-night-plum-pheno-hunt",
    photo_id: null,
    item_cover: null,
    item_user: { id: 7, name: "tessellate", link: "/grower/tessellate", avatar_small: null },
    items_equip: [seed],
    items_week: [...weeks],
    current_id: weeks.at(-1)?.id ?? null,
    dublicate_num: 0,
    type_room: 1,
    type_soil: 2,
    type_watering: 2,
    visibility: "public",
    is_harvest: weeks.some((week) => week.faza === 2),
    is_video: false,
    is_ban: false,
    is_moderate: false,
    moderation_text: null,
    is_hidden: false,
    is_remove: false,
    is_verify: false,
    is_lock: false,
    is_cut: false,
    is_like: false,
    is_follow: false,
    max_faza: weeks.at(-1)?.faza ?? null,
    n_progress: 71,
    cnt_days: 77,
    cnt_views: 0,
    cnt_seeds: 1,
    cnt_likes: 512,
    cnt_followers: 0,
    cnt_comments: 97,
    seeds: [seed],
    nutrients: [],
    lamps_veg: [],
    lamps_flower: [],
    tents: [],
    mediums: [],
    weeks: weeks.map(({ id, days, faza, name }) => ({ id, days, faza, name })),
    version: 1,
    ...change,
  };
}
