import { camera, clamp, lerp, type Project, RAD } from "../geometry.ts";
import { around, between, randomFrom } from "../random.ts";
import { fill, line, n1, softOutline, stroke } from "../svg.ts";
import { drawBud } from "./bud.ts";
import { budSites, type Foliage, growLeaves, lightAt } from "./foliage.ts";
import { type Age, budding, healthy, type Nature, nodesGrown, ripeness } from "./growth.ts";
import { drawLeaf } from "./leaf.ts";
import type { Palette } from "./palette.ts";
import { type Axis, growSkeleton, type Skeleton, thickness } from "./skeleton.ts";

interface Layer {
  depth: number;
  svg: string;
}

export interface LivingPlant {
  svg: string;
  /** Pixels from the foot to the highest tip. */
  height: number;
  /** Pixel of the middle of the crown. */
  crown: { x: number; y: number };
  /** Pixel of the main tip. */
  top: { x: number; y: number };
  skeleton: Skeleton;
}

/** The height that this individual has when it is fully grown, plant units: the room is framed for it from the first week. */
export function finalHeight(nature: Nature): number {
  const { height, reach } = growSkeleton(nature, { phase: "harvest", week: 1 });
  return Math.max(height + 0.16, reach * (nature.training === "none" ? 1.5 : 2.2));
}

function drawStem(
  axis: Axis,
  skeleton: Skeleton,
  nature: Nature,
  palette: Palette,
  project: Project,
  unitPixels: number,
  grown: number,
): Layer {
  const points = axis.line.map(project);
  const depth = points.reduce((sum, p) => sum + p.depth, 0) / Math.max(1, points.length);
  const slim = 1 - 0.4 * (nature.flaws.stretch ?? 0);
  const width = clamp(unitPixels * 0.021 * thickness(axis, grown) * slim * (0.6 + grown / 26), 0.7, 30);
  const light = lightAt(skeleton, axis.tip);
  const d = line(points);
  return {
    depth: depth - 0.03,
    svg:
      stroke(d, palette.stem(light * 0.5), width) +
      stroke(d, palette.stem(clamp(light * 0.5 + 0.35)), width * 0.36, 0.7),
  };
}

/** Grey mildew and bites on single leaves. */
function leafMarks(seed: string, nature: Nature, x: number, y: number, pixels: number): string {
  const random = randomFrom(nature.seed, "marks", seed);
  let out = "";
  const holes = nature.flaws.holes ?? 0;
  const mould = nature.flaws.mould ?? 0;
  if (holes > 0 && random() < holes * 0.6)
    for (let i = 0; i < 3; i++) {
      const r = pixels * between(random, 0.03, 0.06);
      const [cx, cy] = [x + around(random, 0.15) * pixels, y + around(random, 0.15) * pixels];
      const blob = Array.from({ length: 6 }, (_, k) => ({
        x: cx + Math.cos(k) * r * between(random, 0.7, 1.2),
        y: cy + Math.sin(k) * r,
      }));
      out += fill(softOutline(blob), "#161a10", 0.85) + stroke(softOutline(blob), "#b8a05a", r * 0.3, 0.8);
    }
  if (mould > 0 && random() < mould * 0.35)
    for (let i = 0; i < 4; i++) {
      const r = pixels * between(random, 0.03, 0.08);
      out += `<circle cx="${n1(x + around(random, 0.28) * pixels)}" cy="${n1(y + around(random, 0.28) * pixels)}" r="${n1(r)}" fill="#e9ebe4" fill-opacity=".6"/>`;
    }
  return out;
}

/**
 * Draws a plant in growth, in flower or ripe.
 * @param x pixel of the foot of the stem
 * @param y pixel of the foot of the stem
 * @param full pixels from foot to tip that this individual would reach in the end
 * @param zoom how much nearer the camera comes: leaves get as many teeth as will be seen
 */
export function drawLivingPlant(
  nature: Nature,
  age: Age,
  palette: Palette,
  x: number,
  y: number,
  full: number,
  zoom = 1,
): LivingPlant {
  const skeleton = growSkeleton(nature, age);
  // A plant that shot up looks it beside its healthy self, as long as the room can hold it.
  const own = finalHeight(nature);
  const unitPixels = Math.min(full / finalHeight(healthy(nature)), (full * 1.1) / own);
  const project = camera(x, y, unitPixels, 0.24);
  const grown = nodesGrown(nature, age);
  const bud = budding(age);
  const foliage: Foliage = { nature, skeleton, grown, fading: palette.fading, budding: bud };
  const layers: Layer[] = skeleton.axes.map((axis) =>
    drawStem(axis, skeleton, nature, palette, project, unitPixels, grown),
  );

  growLeaves(foliage).forEach(({ leaf, stalk }, i) => {
    const foot = project(stalk);
    const base = project(leaf.base);
    const pixels = leaf.length * unitPixels;
    const light = clamp(leaf.light);
    layers.push({
      depth: base.depth + leaf.along.z * leaf.length * 0.5,
      svg:
        stroke(
          `M${n1(foot.x)} ${n1(foot.y)}L${n1(base.x)} ${n1(base.y)}`,
          palette.stem(light * 0.8),
          clamp(pixels * 0.022, 0.5, 8),
        ) +
        drawLeaf(leaf, palette, project, pixels * zoom) +
        (nature.flaws.holes === undefined && nature.flaws.mould === undefined
          ? ""
          : leafMarks(
              String(i),
              nature,
              base.x + leaf.along.x * pixels * 0.4,
              base.y - leaf.along.y * pixels * 0.4,
              pixels,
            )),
    });
  });

  if (age.phase !== "vegetative" && age.week > 0.8) {
    const ripe = ripeness(age);
    for (const site of budSites(foliage)) {
      const random = randomFrom(nature.seed, "bud", site.id);
      const fat = randomFrom(nature.seed, "fat")();
      const at = project(site.at);
      const swell = lerp(0.3, 1, bud) * between(random, 0.85, 1.15);
      const length = unitPixels * 0.3 * site.size ** 0.8 * site.long * swell;
      const width = Math.min(
        length * 0.62,
        unitPixels * lerp(0.07, 0.105, fat) * site.size ** 0.6 * lerp(0.4, 1, bud),
      );
      const flat = project({
        x: site.at.x + site.dir.x * 0.1,
        y: site.at.y + site.dir.y * 0.1,
        z: site.at.z + site.dir.z * 0.1,
      });
      const angle = Math.atan2(flat.x - at.x, at.y - flat.y) / RAD;
      const rotten = (nature.flaws.mould ?? 0) > 0.35 && random() < 0.16 ? (nature.flaws.mould ?? 0) : 0;
      layers.push({
        depth: at.depth + 0.05 * site.size,
        svg: drawBud(
          random,
          {
            x: at.x - Math.sin(angle * RAD) * length * 0.42,
            y: at.y + Math.cos(angle * RAD) * length * 0.42,
            angle,
            length,
            width,
            light: clamp(lightAt(skeleton, site.at) + 0.1),
            swollen: bud,
            ripe,
            calyx: clamp(unitPixels * lerp(0.016, 0.0235, bud) * (at.depth < -0.1 ? 1.35 : 1), 2.6, 18),
            frost: bud > 0.3 ? bud * 0.42 : 0,
            leafy: lerp(1.3, 0.8, bud),
            mould: rotten,
          },
          palette,
        ),
      });
    }
  }

  layers.sort((a, b) => a.depth - b.depth);
  const main = skeleton.axes[0];
  const tip = project(main?.tip ?? { x: 0, y: 0, z: 0 });
  const top = Math.min(...skeleton.axes.map((axis) => project(axis.tip).y));
  return {
    svg: layers.map((layer) => layer.svg).join(""),
    height: y - top,
    crown: { x: lerp(x, tip.x, 0.6), y: lerp(y, top, 0.72) },
    top: { x: tip.x, y: tip.y },
    skeleton,
  };
}
