import "./locales/catalog.ts";
import type { Catalogue } from "@grow/domain";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const WORDS: Record<Catalogue, MessageDescriptor> = {
  seedbank: msg({ id: "catalogue.seedbank", message: "Seedbanks" }),
  equipment: msg({ id: "catalogue.equipment", message: "All gear" }),
  nutrients: msg({ id: "catalogue.nutrients", message: "Nutrients" }),
  "grow-boxes": msg({ id: "catalogue.grow-boxes", message: "Grow boxes" }),
  "grow-tents": msg({ id: "catalogue.grow-tents", message: "Grow tents" }),
  "grow-lights": msg({ id: "catalogue.grow-lights", message: "Grow lights" }),
  "air-filters": msg({ id: "catalogue.air-filters", message: "Air filters" }),
  "air-conditioners": msg({ id: "catalogue.air-conditioners", message: "Air conditioners" }),
  controllers: msg({ id: "catalogue.controllers", message: "Controllers" }),
  "drip-systems": msg({ id: "catalogue.drip-systems", message: "Drip systems" }),
  "hydroponic-systems": msg({ id: "catalogue.hydroponic-systems", message: "Hydroponic systems" }),
  substrates: msg({ id: "catalogue.substrates", message: "Substrates" }),
  "ventilation-fans": msg({ id: "catalogue.ventilation-fans", message: "Fans" }),
  "co2-generators": msg({ id: "catalogue.co2-generators", message: "CO₂ generators" }),
};

/** The name of a catalogue: "Grow lights". */
export function sectionWord(i18n: I18n, catalogue: Catalogue): string {
  return i18n._(WORDS[catalogue]);
}
