import type { Section } from "@grow/domain";
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
  type IconDrawing,
  NutrientIcon,
  SeedbankIcon,
  SubstrateIcon,
  VentilationFanIcon,
} from "@grow/ui/foundation";

/** The drawing of each section of the catalogue. */
export const SECTION_ICONS: Readonly<Record<Section, IconDrawing>> = {
  seedbank: SeedbankIcon,
  nutrients: NutrientIcon,
  "grow-boxes": GrowBoxIcon,
  "grow-tents": GrowTentIcon,
  "grow-lights": GrowLightIcon,
  "air-filters": AirFilterIcon,
  "air-conditioners": AirConditionerIcon,
  controllers: ControllerIcon,
  "drip-systems": DripSystemIcon,
  "hydroponic-systems": HydroponicSystemIcon,
  substrates: SubstrateIcon,
  "ventilation-fans": VentilationFanIcon,
  "co2-generators": Co2GeneratorIcon,
};
