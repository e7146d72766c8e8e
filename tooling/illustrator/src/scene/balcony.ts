import { hsl } from "../colour.ts";
import { between, pick } from "../random.ts";
import { blurred, ellipse, glow, gradient, n1, rect, stroke, url } from "../svg.ts";
import { distantPlant, type Scene, type Stage } from "./scene.ts";
import { cityLights, cityLine } from "./view-outside.ts";

/** A balcony over a town: railing, floor boards or tiles, perhaps a herb in a box. */
export function balcony(stage: Stage): Scene {
  const { width: W, height: H, unit: U, random, palette } = stage;
  const hour = pick(random, "noon", "evening", "morning", "dusk");
  const sky = {
    noon: ["#7fb2d6", "#d6e6e8"],
    morning: ["#b7cfdd", "#f6e6cc"],
    evening: ["#8f9fc0", "#f6c79a"],
    dusk: ["#3d4a6b", "#d98d74"],
  }[hour];
  const town = { noon: "#a9b4b4", morning: "#b5b3a8", evening: "#8c7f86", dusk: "#3a3d55" }[hour];
  const warm = hour === "noon" ? "#fff8e0" : hour === "morning" ? "#fff0cc" : "#ffcf96";
  const sunX = W * pick(random, 0.2, 0.8);
  const railTop = H * 0.56;
  const floor = H * 0.84;
  const defs =
    gradient("sky", [
      [0, sky[0] ?? "#7fb2d6"],
      [0.75, sky[1] ?? "#d6e6e8"],
    ]) +
    glow("sun", [
      [0, warm, 0.95],
      [0.35, warm, 0.4],
      [1, warm, 0],
    ]) +
    gradient("boards", [
      [0, "#a98b68"],
      [1, "#4d3a28"],
    ]);
  let back = rect(0, 0, W, H, url("sky")) + ellipse(sunX, H * 0.34, W * 0.55, W * 0.55, url("sun"));
  const houses =
    cityLine(random, W, H * 0.66, H * 0.22, town) +
    cityLine(random, W, H * 0.72, H * 0.18, hsl(220, 8, hour === "dusk" ? 17 : 46));
  const lit = hour === "dusk" ? cityLights(random, W, H * 0.68, H * 0.16, U * 0.8) : "";
  // Beneath the blurred town stands a sharp one: a blur fades out towards the edges of the picture.
  back += houses + blurred("b2", houses + lit);
  const rail = pick(random, "bars", "glass", "boards");
  const colour = pick(random, "#2b2e2c", "#e9e6dc", "#5a4630");
  if (rail === "glass")
    back +=
      rect(0, railTop, W, floor - railTop, "#dbe8ea", 0.32) +
      stroke(
        `M${n1(W * 0.1)} ${n1(floor)}L${n1(W * 0.34)} ${n1(railTop)}M${n1(W * 0.16)} ${n1(floor)}L${n1(W * 0.4)} ${n1(railTop)}`,
        "#ffffff",
        U * 1.4,
        0.22,
      );
  else if (rail === "bars") {
    let bars = "";
    for (let x = U * 2; x < W; x += U * 6) bars += `M${n1(x)} ${n1(railTop)}V${n1(floor)}`;
    back += stroke(bars, colour, U * 0.9);
  } else
    for (let i = 0; i < 4; i++)
      back += rect(0, railTop + U * (3 + i * 8), W, U * 6.4, hsl(30, 24, between(random, 34, 42)));
  back += rect(0, railTop - U * 1.4, W, U * 2.8, colour);
  if (random() < 0.7)
    back += blurred(
      "b2",
      distantPlant(
        random,
        palette,
        W * pick(random, 0.1, 0.92),
        floor + U * 2,
        H * (0.14 + 0.2 * stage.grown),
        W * 0.28,
      ),
    );
  back += rect(0, floor, W, H - floor, url("boards"));
  let gaps = "";
  for (let i = -6; i < 14; i++)
    gaps += `M${n1(W * (0.5 + (i - 4) * 0.075))} ${n1(floor)}L${n1(W * (0.5 + (i - 4) * 0.16))} ${H}`;
  back += stroke(gaps, "#20160c", U * 0.35, 0.55) + rect(0, floor, W, U * 0.8, "#1b130b", 0.4);
  const foot = { x: W * between(random, 0.46, 0.54), y: H * 0.765 };
  back += ellipse(foot.x + (sunX < W / 2 ? U * 14 : -U * 14), H * 0.945, U * 26, U * 3, "#150d06", 0.34);
  return {
    defs,
    back,
    front: "",
    light: ellipse(sunX, H * 0.3, W * 0.8, W * 0.8, url("sun"), 0.3),
    foot,
    full: Math.min(H * 0.69, W * 1),
    pot: pick(random, "terracotta", "glazed", "fabric", "plastic"),
    potWidth: U * between(random, 29, 34),
  };
}
