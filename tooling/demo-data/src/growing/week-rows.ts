import { diaryProgress, type Faza, type ScoredWeek } from "@grow/domain";
import type { Random } from "@grow/testing";
import { dayOf, daysAfter } from "../calendar.ts";
import type { Catalogue } from "../catalogue/catalogue-rows.ts";
import type { PhotoMaker } from "../photo-maker.ts";
import { photosOfWeek } from "../pictures-of-week.ts";
import type { NutrientRow, PhotoRow, WeekRow } from "../rows.ts";
import { PHRASES } from "../texts/languages.ts";
import { slotsOfWeek, type WeekStory, writeWeek } from "../texts/week-text.ts";
import type { Slots, Writer } from "../texts/writer.ts";
import type { DiaryWish } from "./diary-wish.ts";
import { type Dose, dosesOf } from "./doses.ts";
import type { HarvestResult } from "./harvest.ts";
import type { GrowPlan, PlannedWeek } from "./plan.ts";
import { fullReadings, notedReadings } from "./readings.ts";
import type { Setup } from "./setup.ts";
import { eventsOfWeek, feedingsOfWeek } from "./week-log.ts";

/** A week with its photos and nutrients, and the values that comments on it may name. */
export interface WrittenWeek {
  readonly row: WeekRow;
  readonly nutrients: NutrientRow[];
  readonly photos: readonly PhotoRow[];
  readonly slots: Slots;
}

/** What diaries are made with; ids run through all of them. */
export interface DiaryTools {
  readonly random: Random;
  readonly writer: Writer;
  readonly photos: PhotoMaker;
  readonly catalogue: Catalogue;
  readonly anchor: string;
  readonly nextId: {
    readonly week: () => number;
    readonly nutrient: () => number;
    readonly equip: () => number;
  };
  /** Patterns of names that an author has used, so that his diaries do not share one. */
  readonly namesOf: (authorId: number) => Set<string>;
}

function nutrientRows(tools: DiaryTools, week: WeekRow, doses: readonly Dose[]): NutrientRow[] {
  return doses.map(({ product, val }, position) => {
    const { brand_id, id } = tools.catalogue.product(product.brand, product.name);
    return {
      diary_id: week.diary_id,
      week_id: week.id,
      id: tools.nextId.nutrient(),
      block: "flowering",
      name: product.name,
      brand_id,
      product_id: id,
      val,
      comment: "",
      n_general: null,
      position,
    };
  });
}

function nutrientReviews(
  tools: DiaryTools,
  random: Random,
  week: WeekRow,
  setup: Setup,
  heard: Set<string>,
): NutrientRow[] {
  const phrases = PHRASES[week.lang];
  return random.some(setup.nutrients, random.whole(0, 2)).map((product, position) => {
    const { brand_id, id } = tools.catalogue.product(product.brand, product.name);
    const pleased = random.chance(0.75);
    return {
      diary_id: week.diary_id,
      week_id: week.id,
      id: tools.nextId.nutrient(),
      block: "harvest",
      name: product.name,
      brand_id,
      product_id: id,
      val: null,
      comment: tools.writer.sentence(
        week.lang,
        pleased ? phrases.nutrientGood : phrases.nutrientMixed,
        {},
        heard,
      ),
      n_general: pleased ? random.whole(7, 10) : random.whole(4, 6),
      position,
    };
  });
}

/** How many photos a grower adds: usually one to three, four when he means it, sometimes none. */
function photoCount(random: Random, wish: DiaryWish, setup: Setup, week: PlannedWeek): number {
  if (week.days === 1) return random.whole(1, 2);
  if (wish.complete) return random.whole(3, 4);
  if (random.chance(0.05)) return 0;
  if (setup.diligence > 0.8 && random.chance(0.18)) return 4;
  return random.pick(setup.diligence > 0.6 ? [1, 2, 2, 3] : [1, 1, 2]);
}

/** Progress of one week, as the server counts it. */
export function scored(row: WeekRow, nutrients: readonly NutrientRow[], photos: number): ScoredWeek {
  return {
    faza: row.faza,
    text: row.text,
    props: { ...row },
    items_photo: Array.from({ length: photos }, () => ({ is_remove: false })),
    item_flowering: { items_nutrient: nutrients.filter(({ block }) => block === "flowering") },
    item_harvest: {
      items_nutrient: nutrients.filter(({ block }) => block === "harvest"),
      item_review_seed: {
        props: { growing: row.review_growing, resistance: row.review_resistance },
        n_general: row.review_general,
        text: row.review_text,
      },
    },
  };
}

function harvestFields(
  tools: DiaryTools,
  random: Random,
  story: WeekStory,
  heard: Set<string>,
): Partial<WeekRow> {
  const { harvest, lang, setup } = story;
  if (!harvest) return {};
  const phrases = PHRASES[lang];
  const slots = slotsOfWeek(story);
  const say = (list: readonly string[]) => tools.writer.sentence(lang, list, slots, heard);
  const noted = (value: number | null) => (random.chance(0.5 + 0.5 * setup.diligence) ? value : null);
  const reviews = random.chance(0.8);
  return {
    harvest_weight: harvest.dry,
    harvest_wet_weight: noted(harvest.wet),
    harvest_plant: harvest.plants,
    harvest_watt: harvest.watt,
    harvest_space: noted(harvest.space),
    harvest_smoke: random.chance(0.7) ? say(phrases.smoke) : null,
    strain_comment: random.chance(0.6) ? say(phrases.strainComment) : "",
    review_growing: reviews ? harvest.growing : null,
    review_resistance: reviews ? harvest.resistance : null,
    review_general: reviews ? harvest.general : null,
    review_text: reviews ? say(harvest.general >= 7 ? phrases.reviewGood : phrases.reviewMixed) : "",
  };
}

/** Writes one week of a diary: readings, words, doses or reviews, photos. */
export function writeWeekRows(
  tools: DiaryTools,
  random: Random,
  diary: {
    id: number;
    wish: DiaryWish;
    setup: Setup;
    plan: GrowPlan;
    plantSeed: number;
    harvest: HarvestResult;
  },
  week: PlannedWeek,
  heard: Set<string>,
): WrittenWeek {
  const { wish, setup, plan } = diary;
  const { lang } = wish.author;
  const full = fullReadings(random, setup, wish.strain, plan, week);
  const readings =
    week.faza === 2
      ? { ...notedReadings(random, setup, full), tds: null, ph: null, runoff_ph: null, light: null }
      : notedReadings(random, setup, full);
  const doses = dosesOf(random, setup, plan, week, full.tds);
  const harvest = week.faza === 2 ? diary.harvest : null;
  const story: WeekStory = { lang, setup, strain: wish.strain, plan, week, readings: full, doses, harvest };
  const row: WeekRow = {
    diary_id: diary.id,
    id: tools.nextId.week(),
    days: week.days,
    faza: week.faza,
    text: writeWeek(random, tools.writer, story, heard),
    lang,
    ...readings,
    ...germination(week.faza, random.fork(`germination ${diary.id} ${week.days}`), setup.plants),
    events: eventsOfWeek(random.fork(`events ${diary.id} ${week.days}`), setup, plan, week),
    feedings: feedingsOfWeek(random.fork(`feedings ${diary.id} ${week.days}`), setup, week, readings),
    germ_date: week.faza === -1 && random.chance(0.85) ? dayOf(daysAfter(plan.start, 2)) : null,
    harvest_weight: null,
    harvest_wet_weight: null,
    harvest_plant: null,
    harvest_watt: null,
    harvest_space: null,
    harvest_smoke: null,
    strain_comment: "",
    review_growing: null,
    review_resistance: null,
    review_general: null,
    review_text: "",
    n_progress: 0,
    cnt_likes: 0,
    cnt_comments: 0,
    add_date: week.date,
    update_date: week.date,
    ...harvestFields(tools, random, story, heard),
  };
  const slots = slotsOfWeek(story);
  const nutrients =
    week.faza === 2 ? nutrientReviews(tools, random, row, setup, heard) : nutrientRows(tools, row, doses);
  const count = photoCount(random, wish, setup, week);
  const photos = photosOfWeek(random, setup, wish.strain, plan, week, diary.plantSeed, count).map(
    ({ spec, subject }, position) =>
      tools.photos.make(spec, {
        user_id: wish.author.id,
        diary_id: diary.id,
        week_id: row.id,
        position,
        // Descriptions may repeat within a diary: they say what is seen.
        alt: random.chance(0.8)
          ? tools.writer.sentence(lang, PHRASES[lang].alt[subject], slots, new Set())
          : "",
        add_date: week.date,
      }),
  );
  row.n_progress = diaryProgress([scored(row, nutrients, photos.length)]);
  return { row, nutrients, photos, slots };
}

/** How seeds were germinated; one grower in five does not say. One seed more than plants is sown, and few fail. */
function germination(
  faza: Faza,
  random: Random,
  plants: number,
): Pick<WeekRow, "germination_method" | "seeds_sown" | "seeds_sprouted"> {
  if (faza !== -1 || random.chance(0.2))
    return { germination_method: null, seeds_sown: null, seeds_sprouted: null };
  const sown = plants + (random.chance(0.4) ? 1 : 0);
  return {
    germination_method: random.pick([1, 1, 1, 2, 2, 4, 5, 6, 6]),
    seeds_sown: sown,
    seeds_sprouted: Math.max(plants, sown - (random.chance(0.5) ? 1 : 0)),
  };
}
