import "./locales/catalog.ts";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  photoperiod: msg({ id: "category.photoperiod", message: "Photoperiod" }),
  autoflower: msg({ id: "category.autoflower", message: "Autoflower" }),
  fast: msg({ id: "category.fast", message: "Fast version" }),
  base: msg({ id: "category.base", message: "Base feed" }),
  bloom: msg({ id: "category.bloom", message: "Bloom" }),
  root: msg({ id: "category.root", message: "Roots" }),
  additive: msg({ id: "category.additive", message: "Additives" }),
  ph: msg({ id: "category.ph", message: "pH" }),
  organic: msg({ id: "category.organic", message: "Organic" }),
  box: msg({ id: "category.box", message: "Complete boxes" }),
  propagator: msg({ id: "category.propagator", message: "Propagators" }),
  drying: msg({ id: "category.drying", message: "For drying" }),
  tent: msg({ id: "category.tent", message: "For growing" }),
  propagation: msg({ id: "category.propagation", message: "For seedlings and clones" }),
  led: msg({ id: "category.led", message: "LED" }),
  hid: msg({ id: "category.hid", message: "HID" }),
  fluorescent: msg({ id: "category.fluorescent", message: "Fluorescent" }),
  carbon: msg({ id: "category.carbon", message: "Carbon" }),
  dust: msg({ id: "category.dust", message: "Dust" }),
  odour: msg({ id: "category.odour", message: "Odour neutralisers" }),
  split: msg({ id: "category.split", message: "Split units" }),
  portable: msg({ id: "category.portable", message: "Portable units" }),
  humidifier: msg({ id: "category.humidifier", message: "Humidifiers" }),
  dehumidifier: msg({ id: "category.dehumidifier", message: "Dehumidifiers" }),
  environment: msg({ id: "category.environment", message: "Climate" }),
  watering: msg({ id: "category.watering", message: "Watering" }),
  power: msg({ id: "category.power", message: "Timers and power" }),
  gravity: msg({ id: "category.gravity", message: "Gravity-fed" }),
  pump: msg({ id: "category.pump", message: "With a pump" }),
  valve: msg({ id: "category.valve", message: "Valves and drippers" }),
  bucket: msg({ id: "category.bucket", message: "Buckets" }),
  table: msg({ id: "category.table", message: "Tables" }),
  channel: msg({ id: "category.channel", message: "Channels" }),
  soil: msg({ id: "category.soil", message: "Soil" }),
  coco: msg({ id: "category.coco", message: "Coco" }),
  rockwool: msg({ id: "category.rockwool", message: "Rockwool" }),
  perlite: msg({ id: "category.perlite", message: "Perlite" }),
  clay: msg({ id: "category.clay", message: "Clay pebbles" }),
  inline: msg({ id: "category.inline", message: "Inline" }),
  axial: msg({ id: "category.axial", message: "Axial" }),
  circulation: msg({ id: "category.circulation", message: "Circulation" }),
  bag: msg({ id: "category.bag", message: "Bags" }),
  bottle: msg({ id: "category.bottle", message: "Bottles" }),
  burner: msg({ id: "category.burner", message: "Burners" }),
};

/** The name of a product's category: "Base feed"; undefined for one that has no name here. */
export function categoryWord(i18n: I18n, category: string | null): string | undefined {
  const word = category === null ? undefined : WORDS[category];
  return word && i18n._(word);
}
