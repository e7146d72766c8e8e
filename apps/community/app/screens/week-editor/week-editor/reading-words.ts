import type { ReadingKey } from "@grow/domain";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const WORDS: Record<ReadingKey, MessageDescriptor> = {
  air_temp: msg({ id: "weekEditor.reading.airTemp", message: "Air temperature, day" }),
  night_air_temp: msg({ id: "weekEditor.reading.nightAirTemp", message: "Air temperature, night" }),
  air_hum: msg({ id: "weekEditor.reading.airHum", message: "Humidity" }),
  light_intensity: msg({ id: "weekEditor.reading.lightIntensity", message: "Light intensity" }),
  light: msg({ id: "weekEditor.reading.light", message: "Light a day" }),
  lamp_distance: msg({ id: "weekEditor.reading.lampDistance", message: "Lamp distance" }),
  ph: msg({ id: "weekEditor.reading.ph", message: "pH" }),
  tds: msg({ id: "weekEditor.reading.tds", message: "EC" }),
  ppm: msg({ id: "weekEditor.reading.ppm", message: "TDS, older reading" }),
  height: msg({ id: "weekEditor.reading.height", message: "Height" }),
  watering_volume: msg({ id: "weekEditor.reading.wateringVolume", message: "Water a day" }),
  solution_temp: msg({ id: "weekEditor.reading.solutionTemp", message: "Solution temperature" }),
  co2: msg({ id: "weekEditor.reading.co2", message: "CO₂" }),
  substrate_temp: msg({ id: "weekEditor.reading.substrateTemp", message: "Substrate temperature" }),
  pot_size: msg({ id: "weekEditor.reading.potSize", message: "Pot size" }),
  smell: msg({ id: "weekEditor.reading.smell", message: "Smell, 0 to 10" }),
  harvest_weight: msg({ id: "weekEditor.reading.harvestWeight", message: "Dry weight" }),
  harvest_wet_weight: msg({ id: "weekEditor.reading.harvestWetWeight", message: "Wet weight" }),
  harvest_plant: msg({ id: "weekEditor.reading.harvestPlant", message: "Plants harvested" }),
  harvest_watt: msg({ id: "weekEditor.reading.harvestWatt", message: "Lamp power" }),
  harvest_space: msg({ id: "weekEditor.reading.harvestSpace", message: "Grow space" }),
};

/** What a reading is called: "Air temperature, day". */
export function readingWord(i18n: I18n, key: ReadingKey): string {
  return i18n._(WORDS[key]);
}
