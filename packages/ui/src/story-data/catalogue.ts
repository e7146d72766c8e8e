import {
  AirConditionerIcon,
  AirFilterIcon,
  Co2GeneratorIcon,
  ControllerIcon,
  DripSystemIcon,
  GrowBoxIcon,
  GrowLightIcon,
  GrowTentIcon,
  HydroponicSystemIcon,
  NutrientIcon,
  SeedbankIcon,
  SubstrateIcon,
  VentilationFanIcon,
} from "../foundation/icon/catalogue-icons.ts";
import type { CatalogueSection, CatalogueThing } from "../navigation/catalogue-menu/catalogue-menu.tsx";
import { picture } from "./pictures.ts";

const sections = [
  ["seedbanks", SeedbankIcon, "Seedbanks", "214 breeders", "Samenbanken", "214 Züchter"],
  ["nutrients", NutrientIcon, "Nutrients", "1,080 products", "Nährstoffe", "1.080 Produkte"],
  ["substrates", SubstrateIcon, "Substrates", "310", "Substrate", "310"],
  ["boxes", GrowBoxIcon, "Grow boxes", "96", "Growboxen", "96"],
  ["tents", GrowTentIcon, "Grow tents", "412", "Growzelte", "412"],
  ["lights", GrowLightIcon, "Grow lights", "1,340", "Pflanzenlampen", "1.340"],
  ["filters", AirFilterIcon, "Air filters", "168", "Aktivkohlefilter", "168"],
  ["coolers", AirConditionerIcon, "Air conditioners", "74", "Klimageräte", "74"],
  ["fans", VentilationFanIcon, "Ventilation fans", "203", "Lüfter", "203"],
  ["drip", DripSystemIcon, "Drip systems", "61", "Tropfbewässerung", "61"],
  ["hydro", HydroponicSystemIcon, "Hydroponic systems", "88", "Hydroponiksysteme", "88"],
  ["co2", Co2GeneratorIcon, "CO₂ generators", "39", "CO₂-Generatoren", "39"],
  ["controllers", ControllerIcon, "Controllers", "117", "Klimasteuerungen", "117"],
] as const;

/** The thirteen sections with their counts. */
export function catalogueSections(language: "en" | "de"): CatalogueSection[] {
  return sections.map(([key, icon, english, count, german, anzahl], index) => ({
    href: `#${key}`,
    icon,
    name: language === "de" ? german : english,
    detail: language === "de" ? anzahl : count,
    current: index === 5,
  }));
}

/** Sample equipment. */
export const equipment: readonly CatalogueThing[] = [
  { href: "#lamp", photo: picture("lamp"), name: "Halden Board 240", detail: "2 diaries" },
  { href: "#tent", photo: picture("tent"), name: "Nordzelt 80", detail: "1 diary" },
  { href: "#seeds", photo: picture("seeds"), name: "Night Plum", detail: "Ember Genetics" },
];
