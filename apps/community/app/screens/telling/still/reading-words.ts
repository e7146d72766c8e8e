import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { HarvestFigureName, RatingView } from "../../diary/diary/harvest-view.ts";
import type { ReadingName } from "../../diary/diary/readings-view.ts";
import type { FactView, StandingView } from "../../diary/diary/view.ts";

const READINGS: Record<ReadingName, MessageDescriptor> = {
  air_temp: msg({ id: "diary.reading.airTemp", message: "Air temperature, day" }),
  night_air_temp: msg({ id: "diary.reading.nightAirTemp", message: "Air temperature, night" }),
  air_hum: msg({ id: "diary.reading.airHum", message: "Humidity" }),
  vpd: msg({ id: "diary.reading.vpd", message: "VPD" }),
  light: msg({ id: "diary.reading.light", message: "Light a day" }),
  light_intensity: msg({ id: "diary.reading.lightIntensity", message: "Light intensity" }),
  dli: msg({ id: "diary.reading.dli", message: "DLI" }),
  lamp_distance: msg({ id: "diary.reading.lampDistance", message: "Lamp distance" }),
  height: msg({ id: "diary.reading.height", message: "Height" }),
  ph: msg({ id: "diary.reading.ph", message: "pH" }),
  tds: msg({ id: "diary.reading.tds", message: "EC" }),
  ppm: msg({ id: "diary.reading.tds", message: "EC" }),
  solution_temp: msg({ id: "diary.reading.solutionTemp", message: "Solution" }),
  substrate_temp: msg({ id: "diary.reading.substrateTemp", message: "Substrate" }),
  watering_volume: msg({ id: "diary.reading.wateringVolume", message: "Water a day" }),
  pot_size: msg({ id: "diary.reading.potSize", message: "Pot size" }),
  co2: msg({ id: "diary.reading.co2", message: "CO₂" }),
  smell: msg({ id: "diary.reading.smell", message: "Smell" }),
};

const FACTS: Record<FactView["name"], MessageDescriptor> = {
  harvest: msg({ id: "diary.fact.harvest", message: "Harvest" }),
  yield: msg({ id: "diary.fact.yield", message: "Yield" }),
  days: msg({ id: "diary.fact.days", message: "Days" }),
  weeks: msg({ id: "diary.fact.weeks", message: "Weeks" }),
  height: msg({ id: "diary.reading.height", message: "Height" }),
  rating: msg({ id: "diary.fact.rating", message: "Rating" }),
};

const HARVEST: Record<HarvestFigureName, MessageDescriptor> = {
  dry: msg({ id: "diary.harvest.dry", message: "Dry weight" }),
  wet: msg({ id: "diary.harvest.wet", message: "Wet weight" }),
  perWatt: msg({ id: "diary.harvest.perWatt", message: "Per watt" }),
  perSquare: msg({ id: "diary.harvest.perSquare", message: "By area" }),
  perPlant: msg({ id: "diary.harvest.perPlant", message: "By plant" }),
  plants: msg({ id: "diary.harvest.plants", message: "Plants" }),
  power: msg({ id: "diary.harvest.power", message: "Lamp power" }),
  space: msg({ id: "diary.harvest.space", message: "Space" }),
};

const RATINGS: Record<RatingView["name"], MessageDescriptor> = {
  general: msg({ id: "diary.seed.general", message: "Overall" }),
  growing: msg({ id: "diary.seed.growing", message: "Easy to grow" }),
  resistance: msg({ id: "diary.seed.resistance", message: "Resistance" }),
};

const STANDINGS: Record<StandingView, MessageDescriptor> = {
  removed: msg({ id: "diary.standing.removed", message: "Removed" }),
  banned: msg({ id: "diary.standing.banned", message: "Closed by a moderator" }),
  waiting: msg({ id: "diary.standing.waiting", message: "Waiting for approval" }),
  hidden: msg({ id: "diary.standing.hidden", message: "Hidden" }),
  private: msg({ id: "diary.standing.private", message: "Private" }),
  unlisted: msg({ id: "diary.standing.unlisted", message: "Unlisted" }),
};

/** "Air temperature, day". */
export const readingWord = (i18n: I18n, name: ReadingName): string => i18n._(READINGS[name]);
/** "Yield". */
export const factWord = (i18n: I18n, name: FactView["name"]): string => i18n._(FACTS[name]);
/** "Dry weight". */
export const harvestWord = (i18n: I18n, name: HarvestFigureName): string => i18n._(HARVEST[name]);
/** "Easy to grow". */
export const ratingWord = (i18n: I18n, name: RatingView["name"]): string => i18n._(RATINGS[name]);
/** "Waiting for approval". */
export const standingWord = (i18n: I18n, name: StandingView): string => i18n._(STANDINGS[name]);
