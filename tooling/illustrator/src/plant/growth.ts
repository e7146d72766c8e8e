import { clamp, lerp, smooth } from "../geometry.ts";
import type { Flaws, Habit, Training } from "../picture-spec.ts";
import { between, pick, randomFrom } from "../random.ts";

/** The permanent properties of one individual: everything derived from its seed and training. */
export interface Nature {
  seed: number;
  habit: Habit;
  training: Training;
  weeksOfGrowth: number;
  flaws: Flaws;
  /** Length of a grown internode, in plant units (about one metre). */
  internode: number;
  /** How strongly side branches grow, 1 = average. */
  branching: number;
  /** Height over the horizon at which branches leave the stem, degrees. */
  branchAngle: number;
  /** How fast branches turn upwards, part for each internode. */
  branchLift: number;
  /** Length of a full fan leaf, plant units. */
  leafLength: number;
  /** See {@link Leaf.breadth}. */
  breadth: number;
  /** Compass angle of the first pair of leaves, radians. */
  turn: number;
}

/** The age of a plant. */
export interface Age {
  phase: "vegetative" | "flowering" | "harvest";
  week: number;
}

const habitValues: Record<
  Habit,
  Pick<Nature, "internode" | "branching" | "branchAngle" | "branchLift" | "leafLength" | "breadth">
> = {
  bushy: {
    internode: 0.068,
    branching: 1.12,
    branchAngle: 24,
    branchLift: 0.17,
    leafLength: 0.235,
    breadth: 0.128,
  },
  tall: {
    internode: 0.084,
    branching: 1.02,
    branchAngle: 28,
    branchLift: 0.16,
    leafLength: 0.23,
    breadth: 0.088,
  },
  column: {
    internode: 0.076,
    branching: 0.78,
    branchAngle: 38,
    branchLift: 0.2,
    leafLength: 0.225,
    breadth: 0.106,
  },
};

/** The same plant without flaws. */
export const healthy = (nature: Nature): Nature =>
  natureOf(nature.seed, {
    habit: nature.habit,
    training: nature.training,
    weeksOfGrowth: nature.weeksOfGrowth,
  });

/** The individual of a seed, with the picture's training. */
export function natureOf(
  seed: number,
  given: { habit?: Habit; training?: Training; weeksOfGrowth?: number; flaws?: Flaws },
): Nature {
  const random = randomFrom(seed, "nature");
  const habit = given.habit ?? pick(random, "bushy", "bushy", "tall", "column");
  const values = habitValues[habit];
  const flaws = given.flaws ?? {};
  const stretched = flaws.stretch ?? 0;
  return {
    seed,
    habit,
    flaws,
    training: given.training ?? "none",
    weeksOfGrowth: given.weeksOfGrowth ?? 5,
    internode: values.internode * between(random, 0.9, 1.12) * (1 + 0.55 * stretched),
    branching: values.branching * between(random, 0.86, 1.14) * (1 - 0.3 * stretched),
    branchAngle: values.branchAngle + between(random, -6, 6) + 8 * stretched,
    branchLift: values.branchLift,
    leafLength: values.leafLength * between(random, 0.92, 1.1) * (1 - 0.18 * stretched),
    breadth: values.breadth * between(random, 0.9, 1.12),
    turn: between(random, 0, Math.PI),
  };
}

/** Pairs of leaves that the main stem has made; a part of one is the youngest, still unfolding. */
export function nodesGrown(nature: Nature, age: Age): number {
  const weeks = age.phase === "vegetative" ? age.week : nature.weeksOfGrowth;
  const grown = 1 + 16.5 * (1 - Math.exp(-0.13 * weeks));
  return age.phase === "vegetative" ? grown : grown + 2.6 * stretching(age);
}

/** The stretch of the first three weeks of flowering, 0 to 1. */
export const stretching = (age: Age): number =>
  age.phase === "vegetative" ? 0 : age.phase === "harvest" ? 1 : smooth(age.week, 0, 3.6);

/** How far the buds have come, 0 to 1. */
export const budding = (age: Age): number =>
  age.phase === "vegetative" ? 0 : age.phase === "harvest" ? 1 : clamp((age.week - 0.7) / 7.3);

/** How ripe the buds are (brown hairs, fading leaves), 0 to 1. */
export const ripeness = (age: Age): number =>
  age.phase === "vegetative" ? 0 : age.phase === "harvest" ? 1 : clamp((age.week - 3.6) / 5.6);

/** Length of an internode that appeared `age` node-times ago. */
export function internodeLength(nature: Nature, index: number, age: number, stretch: number): number {
  const own = randomFrom(nature.seed, "internode", index)();
  const full = nature.internode * lerp(0.86, 1.14, own) * (index === 0 ? 0.75 : index < 3 ? 0.85 : 1);
  const late = index > nature.weeksOfGrowth * 0.7 ? 0.62 : 0.3;
  return full * smooth(age, -0.6, 3.4) * (1 + late * stretch);
}
