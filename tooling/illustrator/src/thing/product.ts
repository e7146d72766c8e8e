import { hsl } from "../colour.ts";
import type { PictureSize, ProductPicture, ProductShape } from "../picture-spec.ts";
import { pick, randomFrom } from "../random.ts";
import { blurFilter, glow, gradient } from "../svg.ts";
import { climateDevices } from "./climate-devices.ts";
import { containers } from "./containers.ts";
import type { DrawShape, Livery } from "./draw-shape.ts";
import { lamps } from "./lamps.ts";

const shapes: Record<ProductShape, DrawShape> = { ...containers, ...lamps, ...climateDevices };

/** A thing of the catalogue as a shop would show it: plain ground, soft shadow, a label without words. */
export function drawProduct(spec: ProductPicture, { width, height }: PictureSize): string {
  const random = randomFrom(spec.seed, "product");
  const h = spec.hue;
  const livery: Livery = {
    main: hsl(h, 38, 36),
    deep: hsl(h, 42, 20),
    pale: hsl(h, 44, 84),
    accent: hsl(h + pick(random, 40, 150, 200), 56, 52),
  };
  const wall = pick(random, 46, 46, 200, h);
  const defs =
    gradient("bg", [
      [0, hsl(wall, 24, 93)],
      [0.7, hsl(wall, 20, 85)],
      [0.71, hsl(wall, 18, 77)],
      [1, hsl(wall, 16, 68)],
    ]) +
    gradient(
      "cy",
      [
        [0, "#000000", 0.5],
        [0.22, "#ffffff", 0.28],
        [0.4, "#ffffff", 0],
        [0.8, "#000000", 0.14],
        [1, "#000000", 0.46],
      ],
      true,
    ) +
    gradient(
      "steel",
      [
        [0, "#6f736f"],
        [0.25, "#eceeea"],
        [0.55, "#b9bdb8"],
        [1, "#5b5f5b"],
      ],
      true,
    ) +
    glow("gl", [
      [0, "#fff6d8", 0.95],
      [1, "#fff6d8", 0],
    ]) +
    blurFilter("s", 11);
  // The thing itself is drawn in 640 × 640; a wider picture shows more of the ground beside it.
  const view = spec.frame === "box" ? "-80 20 800 600" : "0 0 640 640";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${width}" height="${height}"><defs>${defs}</defs><rect ${spec.frame === "box" ? 'x="-80" width="800"' : 'width="640"'} height="640" fill="url(#bg)"/>${shapes[spec.shape](random, livery)}</svg>`;
}
