import { daysGrown, diaryProgress, highestFaza, slug } from "@grow/domain";
import { WEEK_EVENTS } from "@grow/domain/weeks";
import { RESOLD } from "../catalogue/catalogue-rows.ts";
import type { ProductSeed } from "../catalogue/products.ts";
import type { DiaryRow, EquipRow, PhotoRow, WeekRow } from "../rows.ts";
import { PHRASES } from "../texts/languages.ts";
import type { DiaryWish } from "./diary-wish.ts";
import { drawHarvest } from "./harvest.ts";
import { type GrowPlan, planGrow } from "./plan.ts";
import { drawSetup, type Setup } from "./setup.ts";
import { type DiaryTools, scored, type WrittenWeek, writeWeekRows } from "./week-rows.ts";

/** A diary with all that belongs to it. */
export interface WrittenDiary {
  readonly wish: DiaryWish;
  readonly setup: Setup;
  readonly plan: GrowPlan;
  readonly row: DiaryRow;
  readonly equip: EquipRow[];
  readonly weeks: readonly WrittenWeek[];
}

function equipment(tools: DiaryTools, diaryId: number, wish: DiaryWish, setup: Setup): EquipRow[] {
  const { catalogue } = tools;
  // The demo people buy from the breeder.
  const sellers =
    wish.name === undefined ? RESOLD.find(({ strain }) => strain === wish.strain.name)?.sellers : [];
  const brand = sellers?.[diaryId % 3] ?? wish.strain.brand;
  const seed = catalogue.product(brand, wish.strain.name);
  const things: readonly (readonly [category: string, product: ProductSeed | null])[] = [
    ["lamp_veg", setup.lamp],
    ["lamp_flower", setup.lamp],
    [setup.space?.category === "box" ? "box" : "tent", setup.space],
    ["medium", setup.substrate],
    ...setup.nutrients.map((product) => ["nutrient", product] as const),
    ["air_filter", setup.filter],
    ["fan", setup.fan],
    [setup.watering === 2 ? "drip_system" : "hydroponic_system", setup.hydro],
  ];
  const rows = things.flatMap(([category, product]) =>
    product ? [{ category, product: catalogue.product(product.brand, product.name) }] : [],
  );
  const known = [{ category: "seed", product: seed }, ...rows].map(({ category, product }) => ({
    category,
    name: product.name,
    brand_id: product.brand_id,
    product_id: product.id,
    strain_id: product.strain_id,
  }));
  const typed = TYPED.filter(([every]) => diaryId % every === 0).map(([, category, name]) => ({
    ...{ category, name, brand_id: null, product_id: null, strain_id: null },
  }));
  return [...known, ...typed].map((row, position) => ({
    diary_id: diaryId,
    id: tools.nextId.equip(),
    ...row,
    position,
  }));
}

/** Gear that growers typed because the catalogue does not have it, in every so many diaries. */
const TYPED: readonly (readonly [every: number, category: string, name: string])[] = [
  [11, "fan", "Clip fan 15 cm"],
  [17, "controller", "Selbstbau-Regler mit Raspberry Pi"],
  [23, "other", "Mosquito net"],
  [29, "lamp_flower", "Board 240 V2"],
];

/** The photo that stands for a diary: the first one of its newest flowering week, else of its newest week. */
function coverOf(weeks: readonly WrittenWeek[]): PhotoRow | undefined {
  const withPhotos = weeks.filter(({ photos }) => photos.length > 0);
  const flowering = withPhotos.filter(({ row }) => row.faza === 1);
  return (flowering.at(-1) ?? withPhotos.at(-1))?.photos[0];
}

/** What was done in any of the weeks, a bit for each event, as the api counts it. */
function eventBits(weeks: readonly Pick<WeekRow, "events">[]): number {
  const done = new Set(weeks.flatMap(({ events }) => events.map(({ type }) => type)));
  return WEEK_EVENTS.reduce((bits, event, place) => bits | (done.has(event) ? 1 << place : 0), 0);
}

/** Writes a diary from its first day to the anchor. */
export function writeDiary(tools: DiaryTools, id: number, wish: DiaryWish): WrittenDiary {
  const random = tools.random.fork(id);
  const setup = drawSetup(random, wish.strain, wish.outdoors, wish.setup);
  const plan = planGrow(random, setup, wish.strain, { until: tools.anchor, ...wish });
  const heard = new Set<string>();
  const harvest = drawHarvest(random, setup, wish.strain, plan);
  const diary = { id, wish, setup, plan, plantSeed: random.whole(1, 2 ** 31 - 1), harvest };
  const weeks = plan.weeks.map((week) => writeWeekRows(tools, random, diary, week, heard));
  const rows = weeks.map(({ row }) => row);
  const max_faza = highestFaza(rows);
  const { lang } = wish.author;
  const slots = weeks[0]?.slots ?? { strain: wish.strain.name };
  const name =
    wish.name ?? tools.writer.sentence(lang, PHRASES[lang].diaryNames, slots, tools.namesOf(wish.author.id));
  const cover = coverOf(weeks);
  if (cover?.plan.kind === "plant") {
    cover.plan.frame = "cover";
    Object.assign(cover, { width: 960, height: 1200 });
  }
  const last = rows.at(-1)?.add_date ?? wish.start;
  const result = rows.find(({ faza }) => faza === 2);
  const row: DiaryRow = {
    id,
    user_id: wish.author.id,
    name,
    slug: slug(name),
    lang,
    photo_id: cover?.id ?? null,
    dublicate_num: 0,
    type_room: setup.room,
    type_soil: setup.soil,
    type_watering: setup.watering,
    type_light: setup.lamp?.light ? [setup.lamp.light] : [],
    is_harvest: max_faza === 2,
    is_verify: random.chance(0.2),
    is_lock: false,
    max_faza,
    n_progress: diaryProgress(
      weeks.map(({ row: week, nutrients, photos }) => scored(week, nutrients, photos.length)),
    ),
    cnt_days: daysGrown(rows.map((week) => ({ ...week, props: { germ_date: week.germ_date } }))),
    cnt_weeks: rows.length,
    cnt_photos: weeks.reduce((sum, { photos }) => sum + photos.length, 0),
    cnt_seeds: setup.plants,
    cnt_views: 0,
    cnt_likes: 0,
    cnt_followers: 0,
    cnt_comments: 0,
    harvest_weight: result?.harvest_weight ?? null,
    harvest_watt: result?.harvest_watt ?? null,
    events: eventBits(rows),
    add_date: rows[0]?.add_date ?? wish.start,
    update_date: last,
  };
  return { wish, setup, plan, row, equip: equipment(tools, id, wish, setup), weeks };
}
