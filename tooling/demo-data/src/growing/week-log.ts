import type { WeekEvent, WeekEventType } from "@grow/domain/weeks";
import { sortEvents } from "@grow/domain/weeks";
import type { Random } from "@grow/testing";
import type { FeedingRow, Readings } from "../rows.ts";
import type { GrowPlan, PlannedWeek } from "./plan.ts";
import type { Setup } from "./setup.ts";

/** How likely each event is in a week of a diligent grower. */
function chances(
  setup: Setup,
  plan: GrowPlan,
  { faza, inPhase }: PlannedWeek,
): Partial<Record<WeekEventType, number>> {
  if (faza === 0)
    return {
      topping: inPhase === 3 ? 0.5 : 0,
      fim: inPhase === 3 ? 0.12 : 0,
      lst: inPhase >= 2 ? 0.4 : 0,
      transplant: inPhase === 2 || inPhase === 4 ? 0.5 : 0,
      defoliation: inPhase >= 4 ? 0.3 : 0,
      "pest-treatment": 0.05,
    };
  if (faza !== 1) return {};
  return {
    "light-change": inPhase === 1 && setup.lamp ? 0.8 : 0,
    defoliation: inPhase === 1 || inPhase === 3 ? 0.5 : 0.05,
    "pest-treatment": 0.04,
    flush: inPhase === plan.flowerWeeks ? 0.5 : 0,
  };
}

/** What a grower did in a week and wrote down with its day. */
export function eventsOfWeek(random: Random, setup: Setup, plan: GrowPlan, week: PlannedWeek): WeekEvent[] {
  const noted = 0.3 + 0.7 * setup.diligence;
  const done = Object.entries(chances(setup, plan, week)) as [WeekEventType, number][];
  return sortEvents(
    done.flatMap(([type, chance]) =>
      random.chance(chance * noted) ? [{ type, day: random.chance(0.9) ? random.whole(1, 7) : null }] : [],
    ),
  );
}

const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** The feedings of a week that a diligent grower noted, with a watering in between. */
export function feedingsOfWeek(
  random: Random,
  setup: Setup,
  week: PlannedWeek,
  { tds, ph, watering_volume: volume }: Readings,
): FeedingRow[] {
  const isNoted = setup.diligence > 0.65 && week.faza >= 0 && week.faza < 2 && setup.soil !== 3;
  if (!isNoted || tds === null || random.chance(0.3)) return [];
  const days = random.pick([
    [2, 5],
    [1, 4, 7],
    [1, 3, 5, 7],
  ]);
  return days.map((day, index) => {
    const isWater = index % 2 === 1;
    const ec = isWater ? 0.4 : rounded(tds + random.number(-0.1, 0.1), 2);
    const measures = !isWater && random.chance(0.6);
    return {
      day,
      is_water: isWater,
      volume: volume === null ? null : rounded(volume * 2 * random.number(0.8, 1.2), 1),
      ec,
      ph: ph === null ? null : rounded(ph + random.number(-0.15, 0.15), 1),
      runoff_ec: measures ? rounded(ec * random.number(1.05, 1.35), 2) : null,
      runoff_ph: measures && ph !== null ? rounded(ph + random.number(-0.1, 0.4), 1) : null,
    };
  });
}
