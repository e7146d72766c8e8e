import type { Schema } from "@grow/contract";
import { useLingui } from "@lingui/react/macro";

/** Names of the catalogue's sections. */
export function useSectionWords(): Record<Schema<"Section">, string> {
  const { t } = useLingui();
  return {
    seedbank: t({ id: "section.seedbank", message: "Seeds" }),
    nutrients: t({ id: "section.nutrients", message: "Nutrients" }),
    "grow-boxes": t({ id: "section.boxes", message: "Grow boxes" }),
    "grow-tents": t({ id: "section.tents", message: "Tents" }),
    "grow-lights": t({ id: "section.lights", message: "Grow lights" }),
    "air-filters": t({ id: "section.filters", message: "Air filters" }),
    "air-conditioners": t({ id: "section.conditioners", message: "Air conditioners" }),
    controllers: t({ id: "section.controllers", message: "Controllers" }),
    "drip-systems": t({ id: "section.drip", message: "Drip systems" }),
    "hydroponic-systems": t({ id: "section.hydro", message: "Hydroponic systems" }),
    substrates: t({ id: "section.substrates", message: "Substrates" }),
    "ventilation-fans": t({ id: "section.fans", message: "Fans" }),
    "co2-generators": t({ id: "section.co2", message: "CO₂ generators" }),
  };
}
