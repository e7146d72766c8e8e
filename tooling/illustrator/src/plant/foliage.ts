import {
  blend,
  clamp,
  cross,
  heading,
  lerp,
  plus,
  RAD,
  smooth,
  times,
  towards,
  unit,
  up,
  type Vec,
  vec,
} from "../geometry.ts";
import { around, between, type Random, randomFrom } from "../random.ts";
import type { Nature } from "./growth.ts";
import type { Leaf } from "./leaf.ts";
import type { Axis, Joint, Skeleton } from "./skeleton.ts";

/** A leaf with its stalk. */
export interface Stalked {
  leaf: Leaf;
  stalk: Vec;
}

/** What the leaves of one plant need to know of the whole of it. */
export interface Foliage {
  nature: Nature;
  skeleton: Skeleton;
  /** Node-times the main stem has grown. */
  grown: number;
  /** Part of the leaves that fade at the end. */
  fading: number;
  /** 0 in growth, to 1 in ripe flower: leaves near the buds are smaller. */
  budding: number;
}

/** Light at a place: the top and the outside get more, the middle of the bush and its far side less. */
export function lightAt(skeleton: Skeleton, at: Vec): number {
  const h = clamp(at.y / Math.max(0.12, skeleton.height));
  const out = clamp(Math.hypot(at.x, at.z) / Math.max(0.1, skeleton.reach));
  return clamp(0.1 + 0.58 * h ** 1.25 + 0.18 * out + 0.2 * (at.z / Math.max(0.12, skeleton.reach)));
}

const unevenness = (random: Random): number[] => Array.from({ length: 9 }, () => around(random, 1));

/** Blades of a leaf at this place of the main stem: the first pair has one, then three, five, seven. */
const bladesAt = (index: number): number => (index === 0 ? 1 : index === 1 ? 3 : index < 4 ? 5 : 7);

function tiredness(f: Foliage, random: Random, height: number): number {
  const sick = f.nature.flaws.yellowing ?? 0;
  const fromBelow = sick > 0 ? clamp(sick * 1.7 - height * 1.4 + around(random, 0.2)) : 0;
  const late = random() < f.fading * lerp(1, 0.45, height) ? between(random, 0.35, 1) : 0;
  return Math.max(fromBelow, late);
}

function makeLeaf(
  f: Foliage,
  random: Random,
  from: Vec,
  pose: { azimuth: number; elevation: number; length: number; blades: number; stalk: number },
): Stalked {
  const flaws = f.nature.flaws;
  const limp = flaws.droop ?? 0;
  const elevation = pose.elevation - limp * between(random, 50, 80) * RAD;
  const stalkEnd = towards(from, heading(pose.azimuth, elevation + 0.35 - limp * 0.2), pose.stalk);
  const along = heading(pose.azimuth + around(random, 0.16), elevation - 0.28);
  const flat = unit(cross(along, up));
  const roll = around(random, 0.3);
  const face = cross(flat, along);
  const across = unit(plus(times(flat, Math.cos(roll)), times(face, Math.sin(roll))));
  const height = from.y / Math.max(0.12, f.skeleton.height);
  return {
    stalk: from,
    leaf: {
      base: stalkEnd,
      along,
      across,
      length: pose.length,
      blades: pose.blades,
      droop: between(random, 0.06, 0.2) + limp * 0.45,
      breadth: f.nature.breadth,
      light: lightAt(f.skeleton, stalkEnd) + around(random, 0.1),
      tired: tiredness(f, random, height),
      shift: around(random, 6),
      burnt:
        (flaws.tip_burn ?? 0) > 0 && random() < 0.3 + 0.7 * (flaws.tip_burn ?? 0) ? (flaws.tip_burn ?? 0) : 0,
      unevenness: unevenness(random),
    },
  };
}

function pairOfLeaves(f: Foliage, axis: Axis, joint: Joint): Stalked[] {
  const leaves: Stalked[] = [];
  const order = axis.order;
  for (const side of [0, 1]) {
    const random = randomFrom(f.nature.seed, axis.id, "leaf", joint.index, side);
    // Twigs and the inside of branches are thinned, as leaves there are hidden anyway.
    const dropped = random();
    if (order === 2 && dropped < 0.3) continue;
    const open = smooth(joint.age, -0.4, 2.8);
    const early =
      order === 0 ? ([0.36, 0.55, 0.76, 0.9][joint.index] ?? 1) : lerp(0.62, 0.78, clamp(joint.index / 3));
    const small = order === 2 ? 0.74 : 1;
    const nearBuds = 1 - 0.34 * f.budding * smooth(3.4 - joint.age, 0, 2.6);
    const length =
      f.nature.leafLength * lerp(0.24, 1, open) * early * small * nearBuds * between(random, 0.88, 1.14);
    leaves.push(
      makeLeaf(f, random, joint.at, {
        azimuth: joint.azimuth + side * Math.PI + around(random, 0.22),
        elevation: (lerp(62, -4, smooth(joint.age, 0, 4.2)) + around(random, 13)) * RAD,
        length,
        blades: order === 0 ? bladesAt(joint.index) : joint.age < 1.2 ? 5 : random() < 0.55 ? 5 : 7,
        stalk: length * lerp(0.12, 0.36, open),
      }),
    );
  }
  return leaves;
}

/** The young leaves that stand around a growing tip. */
function rosette(f: Foliage, axis: Axis): Stalked[] {
  const size =
    f.nature.leafLength *
    (axis.order === 0 ? 0.62 : axis.order === 1 ? 0.5 : 0.38) *
    clamp(0.45 + f.grown / 9);
  const count = axis.order === 0 ? 7 : axis.order === 1 ? 5 : 3;
  return Array.from({ length: count }, (_, i) => {
    const random = randomFrom(f.nature.seed, axis.id, "rosette", i);
    const inner = i / count;
    return makeLeaf(f, random, axis.tip, {
      azimuth: i * 2.4 + random(),
      elevation: (lerp(22, 74, inner) + around(random, 8)) * RAD,
      length: size * lerp(1, 0.5, inner) * between(random, 0.8, 1.1),
      blades: f.grown < 3 ? 1 : inner < 0.5 ? 5 : 3,
      stalk: size * 0.08,
    });
  });
}

/** The two round seed leaves, which stay for the first weeks. */
function seedLeaves(f: Foliage): Stalked[] {
  if (f.grown > 5) return [];
  return [0, 1].map((side) => {
    const random = randomFrom(f.nature.seed, "seed-leaf", side);
    const at = vec(0, f.nature.internode * 0.32, 0);
    const made = makeLeaf(f, random, at, {
      azimuth: f.nature.turn + Math.PI / 2 + side * Math.PI,
      elevation: 0.35,
      length: 0.055,
      blades: 1,
      stalk: 0.01,
    });
    return {
      ...made,
      leaf: { ...made.leaf, breadth: 0.3, tired: Math.max(made.leaf.tired, smooth(f.grown, 3, 5)) },
    };
  });
}

/** All leaves of a plant. */
export function growLeaves(f: Foliage): Stalked[] {
  const leaves: Stalked[] = seedLeaves(f);
  for (const axis of f.skeleton.axes) {
    for (const joint of axis.joints) leaves.push(...pairOfLeaves(f, axis, joint));
    leaves.push(...rosette(f, axis));
  }
  return leaves;
}

/** A place where a bud grows, with its size relative to the main one. */
export interface BudSite {
  at: Vec;
  dir: Vec;
  size: number;
  /** 1 at the tip of a stem, less in the axils below, where buds stay short. */
  long: number;
  id: string;
}

/** Where the buds of a flowering plant sit: at all tips, and in the axils below them. */
export function budSites(f: Foliage): BudSite[] {
  const sites: BudSite[] = [];
  for (const axis of f.skeleton.axes) {
    const size = axis.order === 0 ? 1 : axis.order === 1 ? 0.62 * clamp(axis.vigour, 0.6, 1.1) : 0.42;
    sites.push({
      at: axis.tip,
      dir: blend(axis.tipDir, up, 0.45),
      size,
      long: axis.order === 0 ? 1 : 0.86,
      id: `${axis.id}.tip`,
    });
    for (const joint of axis.joints) {
      const random = randomFrom(f.nature.seed, axis.id, "bud", joint.index);
      const nearTip = 1 - joint.age / (axis.order === 0 ? 8 : 6);
      if (nearTip < 0 || axis.order === 2) continue;
      for (const side of [0, 1]) {
        if (random() < 0.2) continue;
        const out = heading(joint.azimuth + side * Math.PI, 0.9);
        sites.push({
          at: towards(joint.at, out, 0.012),
          dir: blend(axis.tipDir, out, 0.36),
          size: size * lerp(0.34, 0.8, nearTip),
          long: 0.66,
          id: `${axis.id}.${joint.index}.${side}`,
        });
      }
    }
  }
  return sites;
}
