import { humidityForVpd, targetBand } from "@grow/domain";
import type { Random } from "@grow/testing";
import type { StrainSeed } from "../catalogue/strains.ts";
import type { Readings } from "../rows.ts";
import { type GrowPlan, incidentIn, type PlannedWeek } from "./plan.ts";
import type { Setup } from "./setup.ts";

/** A leaf is about this much cooler than the air, °C. */
const LEAF_OFFSET = 2;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
const rounded = (value: number, decimals = 0): number => Number(value.toFixed(decimals));

/** Height at the end of a week, cm: slow at first, doubling with the flowers, then standing still. */
export function heightAt(setup: Setup, strain: StrainSeed, plan: GrowPlan, week: PlannedWeek): number {
  const trained = setup.training === "none" ? 1 : 0.75;
  const place = setup.setting === "outdoor" ? 1.5 : setup.setting === "window" ? 0.8 : 1;
  const grown = (8 + 9 * plan.vegWeeks) * strain.vigour * trained * place;
  if (week.faza === -1) return 3;
  if (week.faza === 0) return rounded(4 + (grown - 4) * (week.inPhase / plan.vegWeeks) ** 1.6);
  const inFlower = week.faza === 1 ? week.inPhase : plan.flowerWeeks;
  const stretched = Math.min(1, (1 - Math.exp(-inFlower / 1.6)) / (1 - Math.exp(-5 / 1.6)));
  return rounded(grown * (1 + (strain.stretch - 1) * stretched));
}

/** Strength of the feed that a plant takes in a week of growth or flower, mS/cm. */
export function feedStrength(
  { vegWeeks, flowerWeeks }: Pick<GrowPlan, "vegWeeks" | "flowerWeeks">,
  { faza, inPhase }: Pick<PlannedWeek, "faza" | "inPhase">,
): number {
  if (faza === 0) return 0.7 + 0.8 * (inPhase / vegWeeks);
  return 1.3 + 0.65 * Math.sin((Math.PI * inPhase) / (flowerWeeks + 1));
}

/** Strength of the feed, mS/cm. */
function feed(random: Random, setup: Setup, plan: GrowPlan, week: PlannedWeek): number {
  if (setup.nutrients.length === 0) return random.number(0.3, 0.5);
  if (week.faza === -1) return random.number(0.3, 0.5);
  if (week.faza === 0) return feedStrength(plan, week) + random.around(0, 0.05);
  if (week.faza === 1 && week.inPhase < plan.flowerWeeks) {
    return feedStrength(plan, week) + random.around(0, 0.06);
  }
  return random.number(0.3, 0.5);
}

function climate(
  random: Random,
  setup: Setup,
  week: PlannedWeek,
): { air: number; night: number; hum: number } {
  const { faza } = week;
  // Dried in a cool dark place, wherever it grew.
  if (faza === 2) {
    const dry = random.around(19, 0.6, 1);
    return { air: dry, night: Math.min(dry, random.around(18, 0.5, 1)), hum: random.whole(55, 61) };
  }
  if (setup.room !== 1) {
    const air = random.around(setup.room === 3 ? 26 : 24, 1.3, 1);
    return { air, night: rounded(air - random.number(6, 9), 1), hum: random.whole(50, 66) };
  }
  const air = random.around(setup.setting === "window" ? 23.5 : faza === 1 ? 25 : 25.8, 0.8, 1);
  const band = targetBand("vpd", faza) ?? { min: 1, max: 1.4 };
  const aim = clamp(random.around((band.min + band.max) / 2, 0.14), band.min - 0.2, band.max + 0.2);
  const hum = humidityForVpd({ vpd: aim, air, leafOffset: -LEAF_OFFSET }) ?? 60;
  return { air, night: rounded(air - random.number(3, 5.5), 1), hum: rounded(clamp(hum, 34, 78)) };
}

function phOf(random: Random, setup: Setup): number {
  if (setup.soil === 1) return random.around(6.3, 0.12, 1);
  return random.around(setup.soil === 2 ? 5.9 : 5.8, 0.1, 1);
}

function lightHours(setup: Setup, strain: StrainSeed, week: PlannedWeek): number {
  if (setup.setting === "window") return 15;
  if (setup.room !== 1) return week.faza === 1 ? 13 : 15;
  return strain.auto || week.faza < 1 ? 18 : 12;
}

/**
 * Everything that could be read off in a week, with what is going wrong in it.
 */
export function fullReadings(
  random: Random,
  setup: Setup,
  strain: StrainSeed,
  plan: GrowPlan,
  week: PlannedWeek,
): Readings {
  const { air, night, hum } = climate(random, setup, week);
  const growth = clamp((week.days - 1) / (plan.vegWeeks + 4), 0, 1);
  const seedling = week.faza === -1 || (week.faza === 0 && week.inPhase === 1);
  const readings: Readings = {
    air_temp: air,
    night_air_temp: night,
    air_hum: hum,
    co2: setup.hasMeter.co2 ? random.whole(85, 120) * 10 : random.whole(40, 52) * 10,
    height: heightAt(setup, strain, plan, week),
    lamp_distance: setup.lamp ? rounded(60 - 24 * growth + random.around(0, 1.2)) : null,
    light: lightHours(setup, strain, week),
    light_intensity: setup.lamp ? rounded(clamp(30 + 65 * growth, 25, 100) / 5) * 5 : null,
    ph: phOf(random, setup),
    runoff_ph: null,
    pot_size: seedling ? 0.5 : week.faza === 0 && week.inPhase <= 2 ? 3 : setup.pot,
    smell: week.faza === -1 ? 0 : week.faza === 0 ? random.whole(0, 2) : clamp(2 + week.inPhase, 3, 9),
    solution_temp: random.around(20, 0.7, 1),
    substrate_temp: rounded(air - random.number(2, 3.5), 1),
    tds: rounded(feed(random, setup, plan, week), 2),
    watering_volume: rounded(seedling ? 0.1 : (0.3 + 2 * growth) * clamp(setup.pot / 11, 0.6, 2.5), 1),
  };
  return withRunoff(withIncident(readings, plan, week), growth);
}

/** Salts build up over the weeks, so that the runoff gets more acidic than the feed. */
function withRunoff(readings: Readings, growth: number): Readings {
  return { ...readings, runoff_ph: rounded((readings.ph ?? 6) + 0.2 - 0.5 * growth, 1) };
}

/** Moves the readings that give an incident away. */
function withIncident(readings: Readings, plan: GrowPlan, week: PlannedWeek): Readings {
  const found = incidentIn(plan, week.days);
  if (!found || found.stage === "over") return readings;
  const { incident } = found;
  const { air_temp, night_air_temp, air_hum, ph, tds, lamp_distance } = readings;
  switch (incident.kind) {
    case "heat":
      return {
        ...readings,
        air_temp: rounded((air_temp ?? 25) + 4 + incident.severity * 2, 1),
        night_air_temp: rounded((night_air_temp ?? 20) + 3, 1),
        air_hum: clamp((air_hum ?? 50) + 4, 40, 70),
      };
    case "mould":
      return { ...readings, air_hum: clamp((air_hum ?? 50) + 12, 58, 70) };
    case "yellowing":
      return { ...readings, ph: rounded((ph ?? 6) + 0.5, 1) };
    case "tip_burn":
      return { ...readings, tds: rounded((tds ?? 1.5) + (found.stage === "onset" ? 0.5 : -0.4), 2) };
    case "weak_light":
      return { ...readings, lamp_distance: lamp_distance === null ? null : lamp_distance + 18 };
    default:
      return readings;
  }
}

/** The readings a grower writes down: what he has a meter for, and what he bothers to note. */
export function notedReadings(random: Random, setup: Setup, full: Readings): Readings {
  const noted = (share: number): boolean =>
    random.chance(Math.min(1, share * (0.35 + 0.75 * setup.diligence)));
  const { hasMeter } = setup;
  return {
    air_temp: hasMeter.temp && noted(1) ? full.air_temp : null,
    night_air_temp: hasMeter.temp && noted(0.7) ? full.night_air_temp : null,
    air_hum: hasMeter.temp && noted(0.95) ? full.air_hum : null,
    co2: hasMeter.co2 && noted(0.9) ? full.co2 : null,
    height: noted(0.95) ? full.height : null,
    lamp_distance: noted(0.6) ? full.lamp_distance : null,
    light: noted(0.95) ? full.light : null,
    light_intensity: noted(0.45) ? full.light_intensity : null,
    ph: hasMeter.ph && noted(0.95) ? full.ph : null,
    runoff_ph: hasMeter.ph && setup.soil !== 3 && setup.diligence > 0.8 ? full.runoff_ph : null,
    pot_size: noted(0.7) ? full.pot_size : null,
    smell: noted(0.4) ? full.smell : null,
    solution_temp: setup.soil === 3 && noted(0.8) ? full.solution_temp : null,
    substrate_temp: noted(0.12) ? full.substrate_temp : null,
    tds: hasMeter.ec && noted(0.95) ? full.tds : null,
    watering_volume: noted(0.65) ? full.watering_volume : null,
  };
}
