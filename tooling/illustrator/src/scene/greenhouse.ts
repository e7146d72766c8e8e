import { between, pick } from "../random.ts";
import { blurred, ellipse, fill, glow, gradient, n1, rect, stroke, url } from "../svg.ts";
import { distantPlant, nearLeaves, type Scene, type Stage } from "./scene.ts";
import { hills } from "./view-outside.ts";

/** A greenhouse: ribs that run to a vanishing point, milky panes, rows of plants on both sides of a path. */
export function greenhouse(stage: Stage): Scene {
  const { width: W, height: H, unit: U, random, palette } = stage;
  const [top, low] = pick(
    random,
    ["#cfe2ea", "#eef3e4"] as const,
    ["#f3e3c4", "#f7efd8"] as const,
    ["#d5dedd", "#e9ece4"] as const,
  );
  const round = random() < 0.55;
  const metal = pick(random, "#f4f5f0", "#8f968c", "#5d6a5a");
  const vx = W * between(random, 0.42, 0.58);
  const vy = H * 0.5;
  const defs =
    gradient("sky", [
      [0, top],
      [0.7, low],
      [1, "#b5bf9a"],
    ]) +
    gradient("path", [
      [0, "#c3b597"],
      [1, "#6e5c42"],
    ]) +
    glow("sun", [
      [0, "#fffbe8", 0.95],
      [0.4, "#fff6d4", 0.4],
      [1, "#fff3c8", 0],
    ]);
  let back = rect(0, 0, W, H, url("sky"));
  const view = hills(random, W, H, 0.47, ["#a9bd98", "#88a474"]);
  // Ribs, the farthest and thinnest first.
  let ribs = "";
  for (let i = 1; i <= 7; i++) {
    const k = 0.16 * 1.52 ** (i - 1);
    const x0 = vx - W * 0.5 * k;
    const x1 = vx + W * 0.5 * k;
    const eave = vy - H * 0.16 * k;
    const ridge = vy - H * 0.52 * k;
    const foot = vy + H * 0.3 * k;
    const arch = round
      ? `M${n1(x0)} ${n1(foot)}V${n1(eave)}C${n1(x0)} ${n1(ridge)} ${n1(x1)} ${n1(ridge)} ${n1(x1)} ${n1(eave)}V${n1(foot)}`
      : `M${n1(x0)} ${n1(foot)}V${n1(eave)}L${n1(vx)} ${n1(ridge)}L${n1(x1)} ${n1(eave)}V${n1(foot)}`;
    ribs += stroke(arch, metal, U * 0.5 * k + U * 0.25, 0.55 + i * 0.05);
  }
  for (const [dx, dy] of [
    [-0.5, -0.16],
    [0.5, -0.16],
    [0, -0.46],
    [-0.34, -0.34],
    [0.34, -0.34],
    [-0.5, 0.05],
    [0.5, 0.05],
  ] as const)
    ribs += stroke(
      `M${n1(vx + W * dx * 0.16)} ${n1(vy + H * dy * 0.16)}L${n1(vx + W * dx * 2.6)} ${n1(vy + H * dy * 2.6)}`,
      metal,
      U * 0.45,
      0.6,
    );
  back += view + fill(`M0 0H${W}V${n1(vy)}H0Z`, "#ffffff", 0.18) + ribs;
  const base = rect(0, H * 0.61, W, H * 0.39, "#59663f");
  let ground =
    fill(
      `M${n1(-W * 0.1)} ${n1(H * 1.1)}V${n1(H * 0.61)}L${n1(vx)} ${n1(vy + U * 2)}L${n1(W * 1.1)} ${n1(H * 0.61)}V${n1(H * 1.1)}Z`,
      "#59663f",
    ) +
    fill(
      `M${n1(vx - U * 2)} ${n1(vy + U * 4)}L${n1(-W * 0.1)} ${n1(H * 1.1)}H${n1(W * 1.1)}L${n1(vx + U * 2)} ${n1(vy + U * 4)}Z`,
      url("path"),
    );
  let rows = "";
  for (let i = 0; i < 4; i++) {
    const k = 0.3 * 1.55 ** i;
    for (const side of [-1, 1])
      rows += distantPlant(
        random,
        palette,
        vx + side * W * 0.26 * k * 1.5,
        vy + H * 0.24 * k,
        H * 0.42 * k * (0.5 + 0.5 * stage.grown),
        W * 0.3 * k,
        1.25,
      );
  }
  ground += rows;
  back += base + blurred("b2", ground);
  const sunX = W * pick(random, 0.25, 0.78);
  const foot = { x: W * between(random, 0.47, 0.53), y: H * 0.76 };
  back += ellipse(foot.x, H * 0.93, U * 34, U * 4, "#1d160b", 0.3);
  return {
    defs,
    back,
    front: blurred("b3", nearLeaves(random, palette, stage, 2), 0.8),
    light: ellipse(sunX, H * 0.14, W * 0.9, W * 0.9, url("sun"), 0.36),
    foot,
    full: Math.min(H * 0.68, W * 1.02),
    pot: pick(random, "fabric", "plastic", "terracotta", "bucket"),
    potWidth: U * between(random, 31, 36),
  };
}
