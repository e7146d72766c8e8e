import { optionName, ROOMS, SOILS, WATERINGS } from "@grow/domain";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Name<List extends readonly { name: string }[]> = List[number]["name"];

const ROOM_WORDS: Record<Name<typeof ROOMS>, MessageDescriptor> = {
  indoor: msg({ id: "setup.room.indoor", message: "Indoors" }),
  outdoor: msg({ id: "setup.room.outdoor", message: "Outdoors" }),
  greenhouse: msg({ id: "setup.room.greenhouse", message: "Greenhouse" }),
};

const SOIL_WORDS: Record<Name<typeof SOILS>, MessageDescriptor> = {
  soil: msg({ id: "setup.soil.soil", message: "Soil" }),
  coco: msg({ id: "setup.soil.coco", message: "Coco" }),
  hydro: msg({ id: "setup.soil.hydro", message: "Hydroponics" }),
  other: msg({ id: "setup.soil.other", message: "Other substrate" }),
};

const WATERING_WORDS: Record<Name<typeof WATERINGS>, MessageDescriptor> = {
  manual: msg({ id: "setup.watering.manual", message: "By hand" }),
  drip: msg({ id: "setup.watering.drip", message: "Drip" }),
  hydroponic: msg({ id: "setup.watering.hydroponic", message: "Hydroponic system" }),
  other: msg({ id: "setup.watering.other", message: "Other" }),
};

/** The label of a room: "Indoors"; empty for an unknown code. */
export function roomWord(i18n: I18n, code: number): string {
  const name = optionName(ROOMS, code);
  return name ? i18n._(ROOM_WORDS[name]) : "";
}

/** The label of a substrate: "Coco". */
export function soilWord(i18n: I18n, code: number): string {
  const name = optionName(SOILS, code);
  return name ? i18n._(SOIL_WORDS[name]) : "";
}

/** How the plants are watered: "Drip". */
export function wateringWord(i18n: I18n, code: number): string {
  const name = optionName(WATERINGS, code);
  return name ? i18n._(WATERING_WORDS[name]) : "";
}
