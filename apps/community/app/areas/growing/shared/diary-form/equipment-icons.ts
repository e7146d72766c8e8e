import type { EquipmentCategory } from "@grow/domain";
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
import { Package } from "lucide-react";

/** The drawing of each kind of thing; both lights have the same. */
export const EQUIPMENT_ICONS: Readonly<Record<EquipmentCategory, IconDrawing>> = {
  seed: SeedbankIcon,
  nutrient: NutrientIcon,
  lamp_veg: GrowLightIcon,
  lamp_flower: GrowLightIcon,
  tent: GrowTentIcon,
  box: GrowBoxIcon,
  medium: SubstrateIcon,
  air_filter: AirFilterIcon,
  air_conditioner: AirConditionerIcon,
  fan: VentilationFanIcon,
  drip_system: DripSystemIcon,
  hydroponic_system: HydroponicSystemIcon,
  co2_generator: Co2GeneratorIcon,
  controller: ControllerIcon,
  other: Package,
};
