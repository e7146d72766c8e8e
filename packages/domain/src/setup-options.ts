/** Rooms a diary may be grown in (`type_room`). */
export const ROOMS = [
  { code: 1, name: "indoor" },
  { code: 2, name: "outdoor" },
  { code: 3, name: "greenhouse" },
] as const;

/** Growing media (`type_soil`). */
export const SOILS = [
  { code: 1, name: "soil" },
  { code: 2, name: "coco" },
  { code: 3, name: "hydro" },
  { code: 4, name: "other" },
] as const;

/** How the plants are watered (`type_watering`). */
export const WATERINGS = [
  { code: 1, name: "manual" },
  { code: 2, name: "drip" },
  { code: 3, name: "hydroponic" },
  { code: 4, name: "other" },
] as const;

/** Kinds of grow light. */
export const LIGHTS = [
  { code: 1, name: "fluorescent" },
  { code: 2, name: "hid" },
  { code: 3, name: "led" },
] as const;

/** Code of a room: 1 indoor, 2 outdoor, 3 greenhouse. */
export type RoomCode = (typeof ROOMS)[number]["code"];
/** Code of a growing medium: 1 soil, 2 coco, 3 hydro, 4 other. */
export type SoilCode = (typeof SOILS)[number]["code"];
/** Code of a watering method: 1 manual, 2 drip, 3 hydroponic, 4 other. */
export type WateringCode = (typeof WATERINGS)[number]["code"];
/** Code of a light: 1 fluorescent, 2 HID, 3 LED. */
export type LightCode = (typeof LIGHTS)[number]["code"];
