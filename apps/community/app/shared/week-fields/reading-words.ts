import {
  DERIVED_READINGS,
  type DerivedReadingKey,
  type ReadingKey,
  type ReadingLabel,
  readingLabel,
} from "@grow/domain";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ShownUnit } from "../words/unit-words.ts";

/** A reading of a week, or a figure derived from readings. */
export type ReadingName = ReadingKey | DerivedReadingKey;

const WORDS: Record<ReadingLabel | DerivedReadingKey, MessageDescriptor> = {
  air_temp: msg({ id: "reading.airTemp", message: "Air temperature, day" }),
  night_air_temp: msg({ id: "reading.nightAirTemp", message: "Air temperature, night" }),
  air_hum: msg({ id: "reading.airHum", message: "Humidity" }),
  vpd: msg({ id: "reading.vpd", message: "VPD" }),
  light: msg({ id: "reading.light", message: "Hours of light" }),
  light_intensity: msg({ id: "reading.lightIntensity", message: "Lamp power setting" }),
  dli: msg({ id: "reading.dli", message: "DLI" }),
  lamp_distance: msg({ id: "reading.lampDistance", message: "Lamp distance" }),
  height: msg({ id: "reading.height", message: "Height" }),
  ph: msg({ id: "reading.ph", message: "pH" }),
  runoff_ph: msg({ id: "reading.runoffPh", message: "Runoff pH" }),
  ec: msg({ id: "reading.ec", message: "EC" }),
  tds: msg({ id: "reading.tds", message: "TDS" }),
  older_ec: msg({ id: "reading.olderEc", message: "EC (old readings)" }),
  older_tds: msg({ id: "reading.olderTds", message: "TDS (old readings)" }),
  solution_temp: msg({ id: "reading.solutionTemp", message: "Solution temperature" }),
  substrate_temp: msg({ id: "reading.substrateTemp", message: "Substrate temperature" }),
  watering_volume: msg({ id: "reading.wateringVolume", message: "Water per day" }),
  pot_size: msg({ id: "reading.potSize", message: "Pot size" }),
  co2: msg({ id: "reading.co2", message: "CO₂" }),
  smell: msg({ id: "reading.smell", message: "Smell" }),
  harvest_wet_weight: msg({ id: "reading.harvestWetWeight", message: "Wet weight" }),
  harvest_weight: msg({ id: "reading.harvestWeight", message: "Dry weight" }),
  harvest_plant: msg({ id: "reading.harvestPlant", message: "Plants harvested" }),
  harvest_watt: msg({ id: "reading.harvestWatt", message: "Lamp power" }),
  harvest_space: msg({ id: "reading.harvestSpace", message: "Grow space" }),
};

export function isDerived(name: ReadingName): name is DerivedReadingKey {
  return name in DERIVED_READINGS;
}

/**
 * Gets the label of a reading: "Air temperature, day".
 *
 * @param unit - unit it is shown in: the label of a solution's strength is EC in mS/cm and TDS in ppm
 */
export function readingWord(i18n: I18n, name: ReadingName, unit: ShownUnit): string {
  return i18n._(WORDS[isDerived(name) ? name : readingLabel(name, unit)]);
}
