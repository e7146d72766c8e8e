import type { RoomCode, SoilCode, WateringCode } from "@grow/domain";
import type { Random } from "@grow/testing";
import type { Habit, Medium, Setting, Training } from "@grow/tooling-illustrator";
import { BRANDS } from "../catalogue/brands.ts";
import { PRODUCTS, type ProductSeed } from "../catalogue/products.ts";
import type { StrainSeed } from "../catalogue/strains.ts";

/** Where and how a diary is grown, and which meters its grower owns. */
export interface Setup {
  readonly room: RoomCode;
  readonly soil: SoilCode;
  readonly watering: WateringCode;
  readonly setting: Setting;
  readonly medium: Medium;
  readonly training: Training;
  readonly habit: Habit;
  readonly lamp: ProductSeed | null;
  readonly space: ProductSeed | null;
  readonly substrate: ProductSeed | null;
  readonly filter: ProductSeed | null;
  readonly fan: ProductSeed | null;
  readonly hydro: ProductSeed | null;
  /** Bottles in use; empty when the soil feeds alone. */
  readonly nutrients: readonly ProductSeed[];
  readonly plants: number;
  /** Size of the last pot, l. */
  readonly pot: number;
  /** How much of what could be written down is written down, 0 to 1. */
  readonly diligence: number;
  readonly hasMeter: {
    readonly ec: boolean;
    readonly ph: boolean;
    readonly co2: boolean;
    readonly temp: boolean;
  };
}

const ofBrandSection = (section: string): ProductSeed[] =>
  PRODUCTS.filter((product) =>
    BRANDS.some((brand) => brand.name === product.brand && brand.section === section),
  );

const LAMPS = ofBrandSection("grow-lights");
const TENTS = ofBrandSection("grow-tents");
const BOXES = ofBrandSection("grow-boxes");
const FILTERS = ofBrandSection("air-filters");
const FANS = ofBrandSection("ventilation-fans");
const HYDRO = ofBrandSection("hydroponic-systems");
const DRIPS = ofBrandSection("drip-systems");
const NUTRIENT_BRANDS = BRANDS.filter((brand) => brand.section === "nutrients").map((brand) => brand.name);

function substrateFor(random: Random, soil: SoilCode): ProductSeed | null {
  if (soil === 3) return null;
  const wanted = soil === 2 ? "coco" : "soil";
  return random.pick(PRODUCTS.filter((product) => product.category === wanted));
}

/** A lamp that fits the floor: about 200 to 450 W a square metre. */
function lampFor(random: Random, space: number): ProductSeed {
  const fitting = LAMPS.filter((lamp) => {
    const watts = (lamp.watt ?? 0) / space;
    return watts >= 180 && watts <= 460;
  });
  return random.pick(fitting.length > 0 ? fitting : LAMPS);
}

/** What is fixed in advance for a diary that the site should show. */
export type SetupWish = Partial<
  Pick<Setup, "room" | "soil" | "diligence" | "training" | "lamp" | "space">
> & {
  readonly nutrientBrand?: string;
};

/**
 * Draws where and how a strain is grown.
 *
 * @param outdoors - whether the season and the place allow growing outside
 */
export function drawSetup(
  random: Random,
  strain: StrainSeed,
  outdoors: boolean,
  wish: SetupWish = {},
): Setup {
  const room: RoomCode = wish.room ?? (outdoors && random.chance(0.6) ? random.pick([2, 2, 3]) : 1);
  const window = room === 1 && strain.auto && wish.space === undefined && random.chance(0.2);
  const inBox = room === 1 && !window && random.chance(0.12);
  const space = room !== 1 || window ? null : (wish.space ?? random.pick(inBox ? BOXES : TENTS));
  const lamp = space ? (wish.lamp ?? lampFor(random, space.space ?? 0.64)) : null;
  const soil: SoilCode = wish.soil ?? (room !== 1 ? 1 : random.pick([1, 1, 2, 2, 2, 3]));
  const watering: WateringCode = soil === 3 ? 3 : random.chance(0.2) ? 2 : 1;
  const living = soil === 1 && wish.nutrientBrand === undefined && random.chance(0.3);
  const nutrientBrand = wish.nutrientBrand ?? random.pick(NUTRIENT_BRANDS);
  const floor = space?.space ?? 0.5;
  const balcony = room === 2 && random.chance(0.45);
  return {
    room,
    soil,
    watering,
    setting:
      room === 3 ? "greenhouse" : room === 2 ? (balcony ? "balcony" : "outdoor") : window ? "window" : "tent",
    medium: random.pick(soil === 3 ? ["cube", "paper"] : ["paper", "paper", "glass", "pellet"]),
    training:
      wish.training ??
      (strain.auto ? random.pick(["none", "none", "lst"]) : random.pick(["none", "topped", "lst", "scrog"])),
    habit: strain.stretch > 2.1 ? "tall" : random.pick(["bushy", "column", "tall", "bushy"]),
    lamp,
    space,
    substrate: substrateFor(random, soil),
    filter: space && random.chance(0.75) ? random.pick(FILTERS) : null,
    fan: space && random.chance(0.7) ? random.pick(FANS) : null,
    hydro: soil === 3 ? random.pick(HYDRO) : watering === 2 ? random.pick(DRIPS) : null,
    nutrients: living ? [] : PRODUCTS.filter((product) => product.brand === nutrientBrand),
    plants: room !== 1 ? random.whole(1, 3) : floor >= 1 ? random.whole(2, 4) : random.whole(1, 2),
    pot:
      room === 2 && !balcony ? random.pick([25, 40, 50]) : random.pick(window ? [5, 7] : [7, 11, 11, 15, 18]),
    diligence: wish.diligence ?? random.number(0.35, 1),
    hasMeter: {
      ec: !living && random.chance(0.75),
      ph: random.chance(0.8),
      co2: room === 1 && random.chance(0.2),
      temp: random.chance(0.93),
    },
  };
}
