import type { ROOMS, SOILS, WATERINGS } from "@grow/domain";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Visibility = "public" | "unlisted" | "private";

const ROOM_WORDS: Record<(typeof ROOMS)[number]["name"], MessageDescriptor> = {
  indoor: msg({ id: "diaryEditor.room.indoor", message: "Indoors" }),
  outdoor: msg({ id: "diaryEditor.room.outdoor", message: "Outdoors" }),
  greenhouse: msg({ id: "diaryEditor.room.greenhouse", message: "Greenhouse" }),
};
const SOIL_WORDS: Record<(typeof SOILS)[number]["name"], MessageDescriptor> = {
  soil: msg({ id: "diaryEditor.soil.soil", message: "Soil" }),
  coco: msg({ id: "diaryEditor.soil.coco", message: "Coco" }),
  hydro: msg({ id: "diaryEditor.soil.hydro", message: "Hydroponics" }),
  other: msg({ id: "diaryEditor.soil.other", message: "Other" }),
};
const WATERING_WORDS: Record<(typeof WATERINGS)[number]["name"], MessageDescriptor> = {
  manual: msg({ id: "diaryEditor.watering.manual", message: "By hand" }),
  drip: msg({ id: "diaryEditor.watering.drip", message: "Drip" }),
  hydroponic: msg({ id: "diaryEditor.watering.hydroponic", message: "Hydroponic system" }),
  other: msg({ id: "diaryEditor.watering.other", message: "Other" }),
};
const VISIBILITY_WORDS: Record<Visibility, MessageDescriptor> = {
  public: msg({ id: "diaryEditor.visibility.public", message: "Everyone" }),
  unlisted: msg({ id: "diaryEditor.visibility.unlisted", message: "Anyone with the link" }),
  private: msg({ id: "diaryEditor.visibility.private", message: "Only me" }),
};
const VISIBILITY_DETAILS: Record<Visibility, MessageDescriptor> = {
  public: msg({
    id: "diaryEditor.visibility.public.detail",
    message: "Shows up in Diaries and search",
  }),
  unlisted: msg({
    id: "diaryEditor.visibility.unlisted.detail",
    message: "Won't show up in Diaries or search",
  }),
  private: msg({ id: "diaryEditor.visibility.private.detail", message: "You can change this anytime" }),
};

export const roomWord = (i18n: I18n, name: keyof typeof ROOM_WORDS): string => i18n._(ROOM_WORDS[name]);
export const soilWord = (i18n: I18n, name: keyof typeof SOIL_WORDS): string => i18n._(SOIL_WORDS[name]);
export const wateringWord = (i18n: I18n, name: keyof typeof WATERING_WORDS): string =>
  i18n._(WATERING_WORDS[name]);
export const visibilityWord = (i18n: I18n, visibility: Visibility): string =>
  i18n._(VISIBILITY_WORDS[visibility]);
export const visibilityDetail = (i18n: I18n, visibility: Visibility): string =>
  i18n._(VISIBILITY_DETAILS[visibility]);
