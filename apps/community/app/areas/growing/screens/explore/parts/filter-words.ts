import type { ExploreGroup } from "@grow/domain";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { eventWord, isEvent } from "../../../../../shared/week-log/event-words.ts";

const GROUPS: Record<ExploreGroup, MessageDescriptor> = {
  phase: msg({ id: "explore.group.phase", message: "Phase" }),
  light: msg({ id: "explore.group.light", message: "Light" }),
  soil: msg({ id: "explore.group.soil", message: "Substrate" }),
  room: msg({ id: "explore.group.room", message: "Room" }),
  watering: msg({ id: "explore.group.watering", message: "Watering" }),
};

const WORDS: Record<string, MessageDescriptor> = {
  germination: msg({ id: "explore.tag.germination", message: "Germination" }),
  vegetative: msg({ id: "explore.tag.vegetative", message: "Vegetative" }),
  flowering: msg({ id: "explore.tag.flowering", message: "Flowering" }),
  harvest: msg({ id: "explore.tag.harvest", message: "Harvested" }),
  fluorescent: msg({ id: "explore.tag.fluorescent", message: "Fluorescent" }),
  hid: msg({ id: "explore.tag.hid", message: "HID" }),
  led: msg({ id: "explore.tag.led", message: "LED" }),
  soil: msg({ id: "explore.tag.soil", message: "Soil" }),
  coco: msg({ id: "explore.tag.coco", message: "Coco" }),
  hydro: msg({ id: "explore.tag.hydro", message: "Hydroponics" }),
  "other-soil": msg({ id: "explore.tag.otherSoil", message: "Other substrate" }),
  indoor: msg({ id: "explore.tag.indoor", message: "Indoors" }),
  outdoor: msg({ id: "explore.tag.outdoor", message: "Outdoors" }),
  greenhouse: msg({ id: "explore.tag.greenhouse", message: "Greenhouse" }),
  "manual-watering": msg({ id: "explore.tag.manualWatering", message: "By hand" }),
  "drip-watering": msg({ id: "explore.tag.dripWatering", message: "Drip" }),
  "hydroponic-watering": msg({ id: "explore.tag.hydroponicWatering", message: "Hydroponic system" }),
  "other-watering": msg({ id: "explore.tag.otherWatering", message: "Other watering" }),
  video: msg({ id: "explore.tag.video", message: "With video" }),
};

export function groupWord(i18n: I18n, group: ExploreGroup): string {
  return i18n._(GROUPS[group]);
}

/** A filter word as people read it. A strain's or brand's is made from its address: "strain-night-plum" is "Night plum". */
export function tagWord(i18n: I18n, tag: string): string {
  const known = WORDS[tag];
  if (known) return i18n._(known);
  if (isEvent(tag)) return eventWord(i18n, tag);
  const name = tag.replace(/^(?:strain|brand)-/, "").replaceAll("-", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
