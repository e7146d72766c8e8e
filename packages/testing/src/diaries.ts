/** Input of the diary form. */
export interface DiaryInput {
  readonly name: string;
  readonly type_room: number;
  readonly type_soil: number;
  readonly type_watering: number;
}

/** Input of the week form. */
export interface WeekInput {
  readonly faza: number;
  readonly days: number;
  readonly text: string;
  readonly props: Readonly<Record<string, number | string | null>>;
}

/** A comment of exactly 140 characters, the shortest that scores "good". */
export const GOOD_COMMENT =
  "Second flush of white pistils, the lower shoots are gone and the canopy is even now. She drinks two litres a day; no tip burn at this level.";

/**
 * Creates the input of a diary grown indoors in coco, watered by hand.
 *
 * @example
 * aDiary({ name: "Balcony season" });
 */
export function aDiary(change: Partial<DiaryInput> = {}): DiaryInput {
  return { name: "Night Plum in coco", type_room: 1, type_soil: 2, type_watering: 1, ...change };
}

/** Creates a vegetative week with plausible readings, enough to score "good". */
export function aVegetativeWeek(change: Partial<WeekInput> = {}): WeekInput {
  return {
    faza: 0,
    days: 3,
    text: GOOD_COMMENT,
    props: { air_temp: 25.5, night_air_temp: 21, air_hum: 62, ph: 5.9, tds: 1.2, height: 24, light: 18 },
    ...change,
  };
}

/** Creates a flowering week with plausible readings, enough to score "good". */
export function aFloweringWeek(change: Partial<WeekInput> = {}): WeekInput {
  return {
    faza: 1,
    days: 9,
    text: GOOD_COMMENT,
    props: { air_temp: 25, night_air_temp: 20, air_hum: 50, ph: 6, tds: 1.8, height: 82, light: 12 },
    ...change,
  };
}

/** Creates a harvest week with its four figures. */
export function aHarvestWeek(change: Partial<WeekInput> = {}): WeekInput {
  return {
    faza: 2,
    days: 15,
    text: GOOD_COMMENT,
    props: {
      harvest_weight: 210,
      harvest_wet_weight: 940,
      harvest_plant: 2,
      harvest_watt: 240,
      harvest_space: 0.64,
    },
    ...change,
  };
}
