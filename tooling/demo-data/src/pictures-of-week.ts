import type { Random } from "@grow/testing";
import type { Flaws, Frame, PictureSpec } from "@grow/tooling-illustrator";
import type { StrainSeed } from "./catalogue/strains.ts";
import { type GrowPlan, incidentIn, type PlannedWeek } from "./growing/plan.ts";
import type { Setup } from "./growing/setup.ts";
import type { Incident, Phrases } from "./texts/phrases.ts";

/** What a photo shows, for its description. */
export type PhotoSubject = keyof Phrases["alt"];

/** One photo of a week before it becomes a row. */
export interface PlannedPhoto {
  readonly spec: PictureSpec;
  readonly subject: PhotoSubject;
}

const FLAW_OF: Readonly<Record<Incident, keyof Flaws | null>> = {
  yellowing: "yellowing",
  tip_burn: "tip_burn",
  droop: "droop",
  mould: "mould",
  pests: "holes",
  heat: "crooked",
  weak_light: "stretch",
  late: null,
};

/** What can be seen of past and present trouble: a stretched stem stays, a droop goes. */
function flawsOf(plan: GrowPlan, week: PlannedWeek): Flaws {
  const flaws: Flaws = {};
  for (const incident of plan.incidents) {
    const flaw = FLAW_OF[incident.kind];
    if (flaw === null || week.days < incident.from) continue;
    const stays = flaw === "stretch" || flaw === "crooked";
    const healing = incidentIn(plan, week.days)?.incident === incident ? 1 : 0.3;
    if (stays) flaws[flaw] = incident.severity;
    else if (week.days <= incident.from + incident.weeks + 1) {
      flaws[flaw] = Number((incident.severity * healing).toFixed(2));
    }
  }
  return flaws;
}

/**
 * Plans the photos of a week: the same plant in the same place all along, one week older each time.
 *
 * @param seed - of the individual plant, the same for the whole diary
 * @param count - how many photos
 */
export function photosOfWeek(
  random: Random,
  setup: Setup,
  strain: StrainSeed,
  plan: GrowPlan,
  week: PlannedWeek,
  seed: number,
  count: number,
): PlannedPhoto[] {
  const base = { kind: "plant" as const, seed, hue: strain.hue };
  const living = {
    setting: setup.setting,
    flaws: flawsOf(plan, week),
    training: setup.training,
    habit: setup.habit,
    weeksOfGrowth: plan.vegWeeks,
  };
  const frameOf = (shot: number): Frame =>
    shot === 0 ? "portrait" : random.pick(["portrait", "portrait", "landscape"]);
  return Array.from({ length: count }, (_, shot): PlannedPhoto => {
    const frame = frameOf(shot);
    if (week.faza === -1) {
      const spec = { ...base, phase: "germination" as const, medium: setup.medium, week: 1, shot, frame };
      return { spec, subject: "germination" };
    }
    if (week.faza === 0) {
      const view = (["whole", "canopy", "leaf", "whole"] as const)[shot % 4] ?? "whole";
      return {
        spec: { ...base, ...living, phase: "vegetative", view, week: week.inPhase, shot, frame },
        subject: view,
      };
    }
    if (week.faza === 1) {
      const early = week.inPhase <= 2;
      const view =
        (early ? (["whole", "canopy", "leaf"] as const) : (["whole", "bud", "canopy"] as const))[shot % 3] ??
        "whole";
      return {
        spec: { ...base, ...living, phase: "flowering", view, week: week.inPhase, shot, frame },
        subject: view,
      };
    }
    const view = (["drying", "jar", "bud", "whole"] as const)[shot % 4] ?? "jar";
    return {
      spec: { ...base, ...living, phase: "harvest", view, week: plan.flowerWeeks, shot, frame },
      subject: view,
    };
  });
}
