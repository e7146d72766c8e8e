import { blend, clamp, heading, lerp, plus, RAD, towards, unit, up, type Vec, vec } from "../geometry.ts";
import { around, between, randomFrom } from "../random.ts";
import { type Age, internodeLength, type Nature, nodesGrown, stretching } from "./growth.ts";

/** A place on a stem where leaves sit and branches begin. */
export interface Joint {
  at: Vec;
  /** Direction of the stem here. */
  dir: Vec;
  /** Compass angle of the first leaf of the pair, radians. */
  azimuth: number;
  /** Node-times since it appeared. */
  age: number;
  /** Place on its axis, 0 at the foot. */
  index: number;
}

/** A stem: the main one (order 0), a branch (1) or a twig (2). */
export interface Axis {
  id: string;
  order: 0 | 1 | 2;
  joints: Joint[];
  /** All points of the stem from foot to tip. */
  line: Vec[];
  tip: Vec;
  tipDir: Vec;
  /** 1 for a main stem or a branch as strong as one. */
  vigour: number;
}

export interface Skeleton {
  axes: Axis[];
  /** Highest point, plant units. */
  height: number;
  /** Farthest reach to the side, plant units. */
  reach: number;
}

interface AxisPlan {
  id: string;
  order: 0 | 1 | 2;
  from: Vec;
  dir: Vec;
  nodes: number;
  vigour: number;
  lift: number;
  stretch: number;
  azimuth: number;
  /** Joints above this are cut off; those below go on growing. */
  cut?: number;
}

function growAxis(nature: Nature, plan: AxisPlan): Axis {
  const random = randomFrom(nature.seed, "axis", plan.id);
  const wander = 0.05 + (nature.flaws.crooked ?? 0) * 0.3;
  const joints: Joint[] = [];
  const path: Vec[] = [plan.from];
  let at = plan.from;
  let dir = plan.dir;
  const scale = plan.order === 0 ? 1 : plan.order === 1 ? 1.2 * plan.vigour : 0.6 * plan.vigour;
  for (let i = 0; i < Math.ceil(Math.min(plan.nodes, plan.cut ?? plan.nodes)); i++) {
    const own = randomFrom(nature.seed, plan.id, i);
    const age = plan.nodes - i;
    dir = unit(plus(blend(dir, up, plan.lift), vec(around(own, wander), 0, around(own, wander))));
    const length = internodeLength(nature, i, age, plan.stretch) * scale;
    path.push(towards(at, dir, length * 0.5));
    at = towards(at, dir, length);
    path.push(at);
    joints.push({
      at,
      dir,
      age,
      index: i,
      azimuth: plan.azimuth + i * (plan.order === 0 ? 1.42 : 1.57) + around(own, 0.25),
    });
  }
  random();
  return { id: plan.id, order: plan.order, joints, line: path, tip: at, tipDir: dir, vigour: plan.vigour };
}

/** How strong the branch at a joint of its stem is: low ones more than high ones, but the lowest gets the least light. */
function branchStrength(nature: Nature, index: number): number {
  return nature.branching * (index < 2 ? 0.8 : 1) * lerp(1.04, 0.72, index / 14);
}

function growBranches(nature: Nature, main: Axis, grown: number, stretch: number): Axis[] {
  const axes: Axis[] = [];
  const upright = nature.training === "lst" || nature.training === "scrog";
  for (const joint of main.joints) {
    if (joint.index < 1 || (nature.training !== "none" && joint.index > grown - 1)) continue;
    for (const side of [0, 1]) {
      const random = randomFrom(nature.seed, main.id, "branch", joint.index, side);
      const vigour = branchStrength(nature, joint.index) * between(random, 0.74, 1.16);
      const nodes = Math.min((joint.age - 1.4) * 0.86 * vigour, 7.4);
      if (nodes < 0.5) continue;
      const azimuth = joint.azimuth + side * Math.PI + around(random, 0.2);
      const angle = (nature.branchAngle + around(random, 8) + (upright ? 14 : 0)) * RAD;
      const branch = growAxis(nature, {
        id: `${main.id}.${joint.index}.${side}`,
        order: 1,
        from: joint.at,
        dir: heading(azimuth, angle),
        nodes,
        vigour,
        lift: nature.branchLift * (upright ? 1.7 : 1),
        stretch,
        azimuth: azimuth + Math.PI / 2,
      });
      axes.push(branch);
      for (const twig of branch.joints) {
        const own = randomFrom(nature.seed, branch.id, "twig", twig.index);
        const twigNodes = Math.min((twig.age - 1.9) * 0.6, 2.4);
        if (twigNodes < 0.6 || own() < 0.25) continue;
        axes.push(
          growAxis(nature, {
            id: `${branch.id}.${twig.index}`,
            order: 2,
            from: twig.at,
            dir: blend(heading(twig.azimuth + (own() < 0.5 ? 0 : Math.PI), 0.7), twig.dir, 0.35),
            nodes: twigNodes,
            vigour: vigour * 0.9,
            lift: 0.25,
            stretch,
            azimuth: own() * 6,
          }),
        );
      }
    }
  }
  return axes;
}

/** Where a trained plant splits into two leaders (in node-times), how flat they start and how fast they rise. */
const leading: Record<Nature["training"], { cut: number; angle: number; lift: number }> = {
  none: { cut: Number.POSITIVE_INFINITY, angle: 0, lift: 0 },
  topped: { cut: 4, angle: 42, lift: 0.26 },
  lst: { cut: 3, angle: 8, lift: 0.07 },
  scrog: { cut: 4, angle: 24, lift: 0.1 },
};

/** Grows the stems of a plant. The same nature at a higher age is the same plant, larger. */
export function growSkeleton(nature: Nature, age: Age): Skeleton {
  const grown = nodesGrown(nature, age);
  const stretch = stretching(age);
  const random = randomFrom(nature.seed, "lean");
  const crooked = nature.flaws.crooked ?? 0;
  const lean = around(random, 0.05) + crooked * (random() < 0.5 ? -0.55 : 0.55);
  const start = unit(vec(lean, 1, around(random, 0.05)));
  const { cut, angle, lift } = leading[nature.training];
  const topped = grown > cut + 0.4;
  const main = growAxis(nature, {
    id: "m",
    order: 0,
    from: vec(0, 0, 0),
    dir: start,
    nodes: grown,
    ...(topped ? { cut } : {}),
    vigour: 1,
    lift: 0.1,
    stretch,
    azimuth: nature.turn,
  });
  const axes = [main, ...growBranches(nature, main, topped ? cut : grown, stretch)];
  if (topped) {
    for (const side of [0, 1]) {
      const leader = growAxis(nature, {
        id: `t${side}`,
        order: 0,
        from: main.tip,
        dir: heading(nature.turn + 0.6 + side * Math.PI, angle * RAD),
        nodes: grown - cut,
        vigour: 0.95,
        lift: lift,
        stretch,
        azimuth: nature.turn + side,
      });
      axes.push(leader, ...growBranches(nature, leader, grown - cut, stretch));
    }
  }
  if (nature.training === "scrog") flatten(axes, 0.5 + 0.32 * stretch);
  let height = 0;
  let reach = 0;
  for (const axis of axes) {
    height = Math.max(height, axis.tip.y);
    reach = Math.max(reach, Math.abs(axis.tip.x));
  }
  return { axes, height, reach };
}

/** Under a net: what would grow past it is led sideways, so that all tips stand about equally high. */
function flatten(axes: Axis[], net: number): void {
  const press = (v: Vec): Vec => {
    if (v.y <= net * 0.7) return v;
    const over = v.y - net * 0.7;
    const y = net * 0.7 + over * 0.34;
    const spread = 1 + over * 0.9;
    return vec(v.x * spread, y, v.z * spread);
  };
  for (const axis of axes) {
    axis.line = axis.line.map(press);
    axis.tip = press(axis.tip);
    axis.tipDir = blend(axis.tipDir, up, 0.7);
    for (const joint of axis.joints) joint.at = press(joint.at);
  }
}

/** How far along a stem is grown in thickness: 1 at the foot of the oldest. */
export const thickness = (axis: Axis, nodes: number): number =>
  clamp(0.25 + axis.joints.length / Math.max(4, nodes)) *
  (axis.order === 0 ? 1 : axis.order === 1 ? 0.5 : 0.3);
