/** What a controller switches. */
export const CONTROLLER_CONTROLS = [
  "humidifiers",
  "dehumidifiers",
  "co2",
  "ventilation",
  "air_conditioners",
  "lights",
] as const;

/** What a controller regulates. */
export const CONTROLLER_TYPES = ["environment", "watering"] as const;

/** How a hydroponic system feeds the roots; `dwc` is deep water culture, `nft` the nutrient film technique. */
export const HYDROPONIC_SYSTEMS = ["drip", "wick", "dwc", "ebb", "nft", "aeroponics"] as const;

/** What a sensor measures; `par` is light that plants use, `water_ec` covers EC and TDS. */
export const SENSORS = [
  "air_temperature",
  "water_temperature",
  "soil_temperature",
  "humidity",
  "co2",
  "par",
  "water_ph",
  "water_ec",
] as const;

/** Units for the size of a grow box or tent. */
export const BOX_SIZE_UNITS = ["cm", "inch"] as const;

/** Units for the volume of a drip system. */
export const DRIP_VOLUME_UNITS = ["liter", "gallon"] as const;

/** Where an air filter is mounted. */
export const AIR_FILTER_TYPES = ["intake", "exhaust"] as const;

/** Places of a banner on a page. */
export const BANNER_TYPES = ["box", "cpm", "header", "sidebar", "button"] as const;

/** What a controller switches, as a code. */
export type ControllerControl = (typeof CONTROLLER_CONTROLS)[number];
/** What a controller regulates, as a code. */
export type ControllerType = (typeof CONTROLLER_TYPES)[number];
/** Hydroponic system as a code. */
export type HydroponicSystem = (typeof HYDROPONIC_SYSTEMS)[number];
/** What a sensor measures, as a code. */
export type Sensor = (typeof SENSORS)[number];
/** Unit of the size of a box. */
export type BoxSizeUnit = (typeof BOX_SIZE_UNITS)[number];
/** Unit of the volume of a drip system. */
export type DripVolumeUnit = (typeof DRIP_VOLUME_UNITS)[number];
/** Where an air filter is mounted, as a code. */
export type AirFilterType = (typeof AIR_FILTER_TYPES)[number];
/** Place of a banner. */
export type BannerType = (typeof BANNER_TYPES)[number];
