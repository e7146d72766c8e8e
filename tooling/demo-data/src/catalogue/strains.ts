import type { Aroma } from "../texts/phrases.ts";

/** A strain that exists only here, and the seedbank that sells it. */
export interface StrainSeed {
  readonly brand: string;
  readonly name: string;
  /** Flowers by age instead of day length. */
  readonly auto: boolean;
  /** Weeks from the change of light (or the first pistils) to ripeness, 6 to 11. */
  readonly flowering: number;
  /** How much taller the plant gets in flower, 1.4 to 2.8 times. */
  readonly stretch: number;
  /** How strong it grows, 0.7 to 1.3. */
  readonly vigour: number;
  /** Grams per watt in good hands, 0.6 to 1.4. */
  readonly yield: number;
  /** How well it bears mould and mistakes, 0 to 10. */
  readonly resistance: number;
  /** Colour of the buds, degrees: 60–110 lime to green, 260–300 purple, 320–350 rose. */
  readonly hue: number;
  readonly aroma: Aroma;
}

type Numbers = readonly [
  flowering: number,
  stretch: number,
  vigour: number,
  grams: number,
  resistance: number,
  hue: number,
];

const photo = (brand: string, name: string, aroma: Aroma, numbers: Numbers): StrainSeed =>
  make(brand, name, false, aroma, numbers);
const auto = (brand: string, name: string, aroma: Aroma, numbers: Numbers): StrainSeed =>
  make(brand, name, true, aroma, numbers);

function make(brand: string, name: string, isAuto: boolean, aroma: Aroma, numbers: Numbers): StrainSeed {
  const [flowering, stretch, vigour, grams, resistance, hue] = numbers;
  return { brand, name, auto: isAuto, flowering, stretch, vigour, yield: grams, resistance, hue, aroma };
}

/** All strains. */
export const STRAINS: readonly StrainSeed[] = [
  photo("Ember Genetics", "Night Plum", "berry", [8, 1.7, 1, 1.1, 7, 288]),
  photo("Ember Genetics", "Velvet Orbit", "floral", [9, 1.9, 1.05, 1.05, 6, 300]),
  photo("Ember Genetics", "Copper Lantern", "spicy", [8, 1.6, 0.95, 1, 7, 335]),
  photo("Ember Genetics", "Plum Static", "fuel", [9, 2, 1.1, 1.15, 5, 278]),
  photo("Ember Genetics", "Cinder Rose", "floral", [8, 1.5, 0.9, 0.95, 6, 345]),
  photo("Northfold Seeds", "Harbour Fog", "earthy", [7, 1.6, 1.1, 0.9, 9, 104]),
  photo("Northfold Seeds", "Winter Ledger", "pine", [7, 1.5, 1, 0.85, 9, 96]),
  photo("Northfold Seeds", "Rye Lantern", "honey", [7, 1.6, 1.05, 0.9, 8, 74]),
  photo("Northfold Seeds", "Grey Heron", "mint", [8, 1.7, 1, 0.95, 8, 110]),
  photo("Haiden & Daughters", "Riverbank Saffron", "spicy", [11, 2.7, 1.2, 0.9, 7, 68]),
  photo("Haiden & Daughters", "Pine Almanac", "pine", [10, 2.2, 1.1, 0.95, 8, 100]),
  photo("Haiden & Daughters", "Slow Comet", "citrus", [11, 2.5, 1.15, 1, 6, 80]),
  photo("Old Kiln Seeds", "Lemon Thicket", "citrus", [8, 1.8, 1.1, 1.15, 7, 70]),
  photo("Old Kiln Seeds", "Paper Kite", "tropical", [9, 2, 1.1, 1.2, 6, 84]),
  photo("Old Kiln Seeds", "Quiet Thunder", "fuel", [8, 1.7, 1, 1.2, 6, 98]),
  photo("Old Kiln Seeds", "Marzipan Mile", "honey", [8, 1.5, 0.95, 1.1, 7, 90]),
  photo("Old Kiln Seeds", "Tin Roof Rain", "earthy", [9, 1.8, 1, 1.05, 8, 106]),
  auto("Tidewater Autoflowers", "Little Beacon", "citrus", [6, 1.6, 0.85, 0.75, 7, 78]),
  auto("Tidewater Autoflowers", "Quick Tidewrack", "earthy", [6, 1.7, 0.9, 0.8, 7, 92]),
  auto("Tidewater Autoflowers", "Skiff", "berry", [6, 1.5, 0.8, 0.7, 8, 284]),
  auto("Tidewater Autoflowers", "Salt Meadow", "mint", [7, 1.7, 0.95, 0.85, 6, 100]),
  photo("Moss & Stone", "Moss Cathedral", "earthy", [9, 1.8, 1, 0.9, 8, 108]),
  photo("Moss & Stone", "Violet Line", "floral", [9, 1.7, 0.95, 0.9, 7, 292]),
  photo("Moss & Stone", "Dusty Quince", "honey", [8, 1.6, 0.9, 0.85, 8, 66]),
  photo("Tres Riscos", "Risco Rojo", "berry", [9, 2, 1.15, 1.05, 6, 340]),
  photo("Tres Riscos", "Noche Salada", "spicy", [9, 1.9, 1.05, 1.05, 7, 282]),
  photo("Tres Riscos", "Miel de Risco", "honey", [10, 2.1, 1.1, 1, 7, 72]),
  photo("Mekong Loft", "Monsoon Letter", "tropical", [11, 2.8, 1.25, 0.95, 9, 88]),
  photo("Mekong Loft", "Seven Rafts", "citrus", [10, 2.4, 1.15, 0.95, 8, 82]),
  auto("Mekong Loft", "Night Market", "spicy", [7, 1.8, 0.95, 0.8, 8, 94]),
  photo("Taiga Parallel", "White Parallel", "pine", [7, 1.5, 1, 0.9, 9, 102]),
  auto("Taiga Parallel", "Birch Smoke", "earthy", [6, 1.5, 0.85, 0.75, 9, 98]),
  auto("Taiga Parallel", "Short Summer", "berry", [6, 1.5, 0.85, 0.7, 9, 286]),
];
