/**
 * The readings of a week that count towards "conditions". The germination date, the feeding plan and the
 * harvest figures do not.
 */
export const CONDITION_PROPS = [
  "air_hum",
  "air_temp",
  "co2",
  "height",
  "lamp_distance",
  "light",
  "night_air_temp",
  "ph",
  "pot_size",
  "ppm",
  "smell",
  "solution_temp",
  "substrate_temp",
  "tds",
  "watering_volume",
  "light_intensity",
] as const;

/** Name of a reading that counts towards "conditions". */
export type ConditionProp = (typeof CONDITION_PROPS)[number];

/** Figures of a harvest that count towards "result". The dry weight and the smoke report do not. */
export const RESULT_PROPS = ["harvest_wet_weight", "harvest_plant", "harvest_watt", "harvest_space"] as const;

/** Name of a figure that counts towards "result". */
export type ResultProp = (typeof RESULT_PROPS)[number];
