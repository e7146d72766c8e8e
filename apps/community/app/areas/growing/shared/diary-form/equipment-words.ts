import type { EquipmentCategory } from "@grow/domain";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const WORDS: Record<EquipmentCategory, MessageDescriptor> = {
  seed: msg({ id: "diaryEditor.equip.seed", message: "Strain" }),
  nutrient: msg({ id: "diaryEditor.equip.nutrient", message: "Nutrients" }),
  lamp_veg: msg({ id: "diaryEditor.equip.lampVeg", message: "Vegetative light" }),
  lamp_flower: msg({ id: "diaryEditor.equip.lampFlower", message: "Flowering light" }),
  tent: msg({ id: "diaryEditor.equip.tent", message: "Tent" }),
  box: msg({ id: "diaryEditor.equip.box", message: "Grow box" }),
  medium: msg({ id: "diaryEditor.equip.medium", message: "Substrate" }),
  air_filter: msg({ id: "diaryEditor.equip.airFilter", message: "Air filter" }),
  air_conditioner: msg({ id: "diaryEditor.equip.airConditioner", message: "Air conditioner" }),
  fan: msg({ id: "diaryEditor.equip.fan", message: "Fan" }),
  drip_system: msg({ id: "diaryEditor.equip.drip", message: "Drip system" }),
  hydroponic_system: msg({ id: "diaryEditor.equip.hydroponic", message: "Hydroponic system" }),
  co2_generator: msg({ id: "diaryEditor.equip.co2", message: "CO₂ generator" }),
  controller: msg({ id: "diaryEditor.equip.controller", message: "Controller" }),
  other: msg({ id: "diaryEditor.equip.other", message: "Other gear" }),
};

export function equipmentWord(i18n: I18n, category: EquipmentCategory): string {
  return i18n._(WORDS[category]);
}
