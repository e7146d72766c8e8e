import { budCloseup } from "./closeup/bud.ts";
import { leafCloseup } from "./closeup/leaf.ts";
import { clamp, lerp } from "./geometry.ts";
import { cubeOrPellet } from "./germination/cube-and-pellet.ts";
import { inGlass } from "./germination/glass.ts";
import { onPaper } from "./germination/paper.ts";
import { inStarterCup } from "./germination/starter-cup.ts";
import { drying } from "./harvest/drying.ts";
import { jar } from "./harvest/jar.ts";
import { trimmedBuds } from "./harvest/trimmed-buds.ts";
import { type GerminationPicture, type PlantPicture, pictureSize, type Setting } from "./picture-spec.ts";
import { type Age, type Nature, natureOf, ripeness, stretching } from "./plant/growth.ts";
import { drawLivingPlant } from "./plant/living-plant.ts";
import { plantPalette } from "./plant/palette.ts";
import { around, between, hash, randomFrom } from "./random.ts";
import { balcony } from "./scene/balcony.ts";
import { greenhouse } from "./scene/greenhouse.ts";
import { outdoor } from "./scene/outdoor.ts";
import { drawPot, potGradient, potHeight } from "./scene/pot.ts";
import { type Scene, type Stage, sharedBlurs } from "./scene/scene.ts";
import { tent } from "./scene/tent.ts";
import { windowSill } from "./scene/window.ts";
import { glow, moved, n1, rect, stroke, url } from "./svg.ts";

type LivingSpec = Exclude<PlantPicture, GerminationPicture>;

const rooms: Record<Setting, (stage: Stage) => Scene> = {
  tent,
  window: windowSill,
  greenhouse,
  outdoor,
  balcony,
};

/** The visible part of the picture. */
interface Window {
  x: number;
  y: number;
  zoom: number;
}

function page(
  stage: Stage,
  defs: string,
  body: string,
  light: string,
  seen: Window = { x: 0.5, y: 0.5, zoom: 1 },
): string {
  const { width: W, height: H, unit: U } = stage;
  const w = W / seen.zoom;
  const h = H / seen.zoom;
  const x = clamp(seen.x * W - w / 2, 0, W - w);
  const y = clamp(seen.y * H - h / 2, 0, H - h);
  const vignette = glow(
    "vig",
    [
      [0.55, "#0a0d08", 0],
      [1, "#0a0d08", 0.46],
    ],
    'cx=".5" cy=".46" r=".78"',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n1(x)} ${n1(y)} ${n1(w)} ${n1(h)}" width="${W}" height="${H}"><defs>${sharedBlurs(U)}${vignette}${defs}</defs>${body}${light}${rect(0, 0, W, H, url("vig"))}</svg>`;
}

function stageOf(spec: PlantPicture, ripe: number, dried: boolean, grown: number): Stage {
  const { width, height } = pictureSize(spec);
  return {
    width,
    height,
    unit: Math.min(width, height) / 100,
    seed: spec.seed,
    random: randomFrom(spec.seed, "room"),
    palette: plantPalette(spec.seed, spec.hue, ripe, dried),
    grown,
  };
}

function drawGermination(spec: GerminationPicture): string {
  const stage = stageOf(spec, 0, false, 0);
  const made =
    spec.medium === "cube" || spec.medium === "pellet"
      ? cubeOrPellet(stage, spec.week, spec.medium)
      : spec.week >= 1.8
        ? inStarterCup(stage, spec.week)
        : spec.medium === "paper"
          ? onPaper(stage, spec.week)
          : inGlass(stage, spec.week);
  const shot = spec.shot ?? 0;
  const random = randomFrom(spec.seed, "shot", shot);
  const seen =
    shot === 0
      ? undefined
      : { x: 0.5 + around(random, 0.1), y: 0.5 + around(random, 0.08), zoom: between(random, 1.15, 1.5) };
  return page(stage, made.defs, made.body, made.light, seen);
}

/** A stake with a tie for a plant that would fall over, and a net over one that is trained flat. */
function supports(
  spec: LivingSpec,
  nature: Nature,
  scene: Scene,
  stage: Stage,
  height: number,
): { behind: string; before: string } {
  const { unit: U, width: W } = stage;
  const { x, y } = scene.foot;
  let behind = "";
  let before = "";
  if ((nature.flaws.crooked ?? 0) > 0.5) {
    behind += stroke(
      `M${n1(x + U * 3)} ${n1(y + U * 2)}L${n1(x + U * 4)} ${n1(y - height * 0.9)}`,
      "#a9824e",
      U * 1.1,
    );
    before += stroke(
      `M${n1(x - U)} ${n1(y - height * 0.3)}L${n1(x + U * 4)} ${n1(y - height * 0.33)}`,
      "#3c6b3a",
      U * 0.5,
    );
  }
  if (spec.training === "scrog" && height > stage.height * 0.2) {
    const at = y - Math.min(height * 0.62, scene.full * 0.46);
    let net = "";
    for (let i = 0; i <= 8; i++)
      net += `M${n1(W * (0.12 + i * 0.095))} ${n1(at - U * 3)}L${n1(W * (0.06 + i * 0.11))} ${n1(at + U * 4)}`;
    net += `M${n1(W * 0.1)} ${n1(at - U * 2.6)}H${n1(W * 0.9)}M${n1(W * 0.08)} ${n1(at)}H${n1(W * 0.92)}M${n1(W * 0.05)} ${n1(at + U * 3.6)}H${n1(W * 0.95)}`;
    behind += stroke(net, "#efeee6", U * 0.5, 0.8);
    before += stroke(net, "#f7f6ee", U * 0.35, 0.35);
  }
  return { behind, before };
}

function drawInRoom(spec: LivingSpec, nature: Nature, age: Age): string {
  const canopy = spec.view === "canopy";
  const grown = clamp(age.phase === "vegetative" ? age.week / 8 : 0.7 + 0.3 * stretching(age));
  const stage = stageOf(spec, ripeness(age), false, grown);
  const scene = rooms[spec.setting](stage);
  const shot = spec.shot ?? 0;
  const random = randomFrom(spec.seed, "shot", spec.view, shot);
  const zoom = canopy ? between(random, 1.7, 2.3) : shot === 0 ? 1 : between(random, 1.12, 1.45);
  // Young plants have a smaller pot on the same floor.
  const small =
    age.phase === "vegetative" && scene.pot !== "ground" ? lerp(0.62, 1, clamp((age.week - 1) / 3)) : 1;
  const roomForPot = (stage.height * 0.985 - scene.foot.y) / Math.max(0.4, potHeight(scene.pot));
  const full = Math.min(scene.potWidth, roomForPot);
  const pot = full * small;
  const foot = { x: scene.foot.x, y: scene.foot.y + (full - pot) * potHeight(scene.pot) };
  const plant = drawLivingPlant(nature, age, stage.palette, foot.x, foot.y, scene.full, zoom);
  const { behind, before } = supports(spec, nature, { ...scene, foot }, stage, plant.height);
  const body =
    scene.back +
    moved(foot.x, foot.y, drawPot(randomFrom(spec.seed, "pot"), scene.pot, pot, stage.unit)) +
    behind +
    plant.svg +
    before +
    scene.front;
  const focus = canopy ? plant.crown : { x: stage.width / 2, y: foot.y - plant.height * 0.5 };
  const seen = {
    x: focus.x / stage.width + around(random, shot === 0 ? 0 : 0.06),
    y: focus.y / stage.height + around(random, shot === 0 ? 0 : 0.05),
    zoom,
  };
  return page(stage, scene.defs + potGradient(scene.pot, spec.seed), body, scene.light, seen);
}

/** Draws a plant picture as an SVG document of the size {@link pictureSize} gives. */
export function drawPlant(spec: PlantPicture): string {
  if (spec.phase === "germination") return drawGermination(spec);
  const nature = natureOf(spec.seed, spec);
  const age: Age = { phase: spec.phase, week: spec.week };
  const shotRandom = randomFrom(hash(spec.seed, spec.phase, Math.floor(spec.week), spec.shot ?? 0));
  if (spec.phase === "harvest" && spec.view !== "whole") {
    const stage = stageOf(spec, 1, true, 1);
    const room = { ...stage, random: randomFrom(spec.seed, spec.view, spec.shot ?? 0) };
    const made = spec.view === "drying" ? drying(room) : spec.view === "jar" ? jar(room) : trimmedBuds(room);
    return page(stage, made.defs, made.body, made.light);
  }
  if (spec.view === "leaf" || spec.view === "bud") {
    const stage = stageOf(spec, ripeness(age), false, 1);
    const made =
      spec.view === "leaf"
        ? leafCloseup(stage, shotRandom, nature)
        : budCloseup(stage, shotRandom, nature, age);
    return page(stage, made.defs, made.body, made.light);
  }
  return drawInRoom(spec, nature, age);
}
