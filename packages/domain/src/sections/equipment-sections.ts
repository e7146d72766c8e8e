import type { Section } from "../catalogue.ts";
import type { EquipmentCategory } from "../equipment.ts";

/**
 * The section whose products a category of a diary's equipment names; null for `other`, which may be anything.
 *
 * @example
 * EQUIPMENT_SECTIONS.lamp_veg; // "grow-lights"
 */
export const EQUIPMENT_SECTIONS: Readonly<Record<EquipmentCategory, Section | null>> = {
  seed: "seedbank",
  nutrient: "nutrients",
  lamp_veg: "grow-lights",
  lamp_flower: "grow-lights",
  tent: "grow-tents",
  box: "grow-boxes",
  medium: "substrates",
  air_filter: "air-filters",
  air_conditioner: "air-conditioners",
  fan: "ventilation-fans",
  drip_system: "drip-systems",
  hydroponic_system: "hydroponic-systems",
  co2_generator: "co2-generators",
  controller: "controllers",
  other: null,
};
