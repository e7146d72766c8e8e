import type { Random } from "@grow/testing";
import type { StrainSeed } from "../catalogue/strains.ts";
import type { GrowPlan } from "./plan.ts";
import type { Setup } from "./setup.ts";

/** What a grow brought, and what its grower thinks of the seed. */
export interface HarvestResult {
  /** Dry weight of all plants, g. */
  readonly dry: number;
  readonly wet: number;
  /** Power of the lamps, W; null under the sun. */
  readonly watt: number | null;
  /** m² */
  readonly space: number | null;
  readonly plants: number;
  readonly growing: number;
  readonly resistance: number;
  readonly general: number;
}

const clamp = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, Math.round(value)));

/** Draws the result of a grow from its strain, its light and what went wrong. */
export function drawHarvest(random: Random, setup: Setup, strain: StrainSeed, plan: GrowPlan): HarvestResult {
  const lost = plan.incidents.reduce((share, { kind, severity }) => {
    if (kind === "late") return share;
    return share * (1 - severity * (kind === "mould" ? 0.5 : 0.2));
  }, 1);
  const skill = random.number(0.65, 1.05);
  const watt = setup.lamp?.watt ?? null;
  const underLamp = watt === null ? 0 : watt * strain.yield * skill * lost;
  const underSun =
    setup.plants * (setup.setting === "window" ? 22 : 95) * strain.yield * strain.vigour * skill * lost;
  const dry = Math.max(9, Math.round(watt === null ? underSun : underLamp));
  const mishaps = plan.incidents.length;
  return {
    dry,
    wet: Math.round(dry * random.number(4, 4.9)),
    watt,
    space: setup.space?.space ?? null,
    plants: setup.plants,
    growing: clamp(random.around(8.4 - mishaps * 0.6, 0.9), 4, 10),
    resistance: clamp(random.around(strain.resistance - mishaps * 0.4, 0.8), 3, 10),
    general: clamp(random.around(7.4 + strain.yield - mishaps * 0.5, 0.9), 4, 10),
  };
}
