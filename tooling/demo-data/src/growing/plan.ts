import type { Faza } from "@grow/domain";
import type { Random } from "@grow/testing";
import { daysAfter, daysBetween } from "../calendar.ts";
import type { StrainSeed } from "../catalogue/strains.ts";
import { INCIDENTS, type Incident } from "../texts/phrases.ts";
import type { Setup } from "./setup.ts";

/** Something that goes wrong, from a week of the diary on. */
export interface PlannedIncident {
  readonly kind: Incident;
  /** Number of the first week in which it is seen. */
  readonly from: number;
  /** Weeks it lasts; the week after them tells that it is over. */
  readonly weeks: number;
  /** 0 to 1. */
  readonly severity: number;
}

/** A week that is going to be written. */
export interface PlannedWeek {
  /** Number of the week, 1 = first. */
  readonly days: number;
  readonly faza: Faza;
  /** Week within its phase, from 1. */
  readonly inPhase: number;
  /** When the grower wrote it. */
  readonly date: string;
}

/** The course of a grow. */
export interface GrowPlan {
  readonly start: string;
  readonly vegWeeks: number;
  readonly flowerWeeks: number;
  readonly weeks: readonly PlannedWeek[];
  readonly incidents: readonly PlannedIncident[];
}

function drawIncidents(
  random: Random,
  setup: Setup,
  strain: StrainSeed,
  veg: number,
  flower: number,
): PlannedIncident[] {
  const possible = INCIDENTS.filter((kind) => {
    if (kind === "tip_burn") return setup.nutrients.length > 0;
    if (kind === "weak_light") return setup.setting === "window" || setup.setting === "tent";
    if (kind === "heat") return setup.setting === "tent";
    if (kind === "mould") return strain.resistance < 9;
    return true;
  });
  const count = random.pick([0, 0, 1, 1, 1, 1, 2, 2]);
  const start: Record<Incident, () => number> = {
    yellowing: () => 1 + veg + random.whole(0, 4),
    tip_burn: () => 1 + veg + random.whole(1, 4),
    droop: () => 1 + random.whole(1, veg),
    mould: () => 1 + veg + flower - random.whole(1, 2),
    pests: () => 1 + random.whole(2, veg + 3),
    heat: () => 1 + random.whole(2, veg + flower - 2),
    weak_light: () => 1 + random.whole(1, Math.max(1, veg - 1)),
    late: () => 1 + veg + flower - 1,
  };
  const drawn = random.some(possible, count).map((kind) => ({
    kind,
    from: start[kind](),
    weeks: kind === "late" || kind === "mould" ? 2 : random.whole(1, 2),
    severity: random.number(0.3, 0.9),
  }));
  return drawn.sort((a, b) => a.from - b.from);
}

/** Weeks of growth before the flowers of a strain in a setup. */
function drawVegWeeks(random: Random, setup: Setup, strain: StrainSeed): number {
  if (strain.auto) return random.whole(3, 4);
  if (setup.room === 2) return random.whole(7, 9);
  return random.whole(3, 6);
}

/** What is known of a grow before it is planned. */
export interface PlanFrame {
  /** First day; the weeks follow from it. */
  readonly start: string;
  /** Day up to which weeks have been written. */
  readonly until: string;
  readonly vegWeeks?: number;
  /** Leaves out what goes wrong. */
  readonly flawless?: boolean;
  /** Writes every week, leaving out none. */
  readonly complete?: boolean;
}

/**
 * Plans a grow from the seed to the jar, and leaves out what lies after `until` and the weeks the grower skipped.
 */
export function planGrow(random: Random, setup: Setup, strain: StrainSeed, frame: PlanFrame): GrowPlan {
  const vegWeeks = frame.vegWeeks ?? drawVegWeeks(random, setup, strain);
  const incidents = frame.flawless ? [] : drawIncidents(random, setup, strain, vegWeeks, strain.flowering);
  const late = incidents.some((incident) => incident.kind === "late");
  const flowerWeeks = strain.flowering + (late ? 2 : 0);
  const total = 1 + vegWeeks + flowerWeeks + 1;
  const weeks: PlannedWeek[] = [];
  for (let days = 1; days <= total; days += 1) {
    const faza: Faza = days === 1 ? -1 : days <= 1 + vegWeeks ? 0 : days < total ? 1 : 2;
    const before = faza === -1 ? 0 : faza === 0 ? 1 : faza === 1 ? 1 + vegWeeks : total - 1;
    // The harvest is written when the buds are dry.
    const written = 7 * days - random.number(0.2, 2.5) + (faza === 2 ? 7 : 0);
    const date = daysAfter(frame.start, written);
    if (daysBetween(date, frame.until) < 0) break;
    const skipped =
      !frame.complete && faza !== 2 && days > 1 && random.chance(0.14 * (1 - setup.diligence) + 0.01);
    if (!skipped) weeks.push({ days, faza, inPhase: days - before, date });
  }
  return { start: frame.start, vegWeeks, flowerWeeks, weeks, incidents };
}

/** How an incident stands in a week: just seen, going on, over. */
export type IncidentStage = "onset" | "course" | "over";

/** What goes wrong in a week, if anything, and how far it has come. */
export function incidentIn(
  plan: GrowPlan,
  days: number,
): { readonly incident: PlannedIncident; readonly stage: IncidentStage } | undefined {
  for (const incident of plan.incidents) {
    const age = days - incident.from;
    if (age < 0 || age > incident.weeks) continue;
    const stage = age === 0 ? "onset" : age < incident.weeks ? "course" : "over";
    return { incident, stage };
  }
  return undefined;
}
