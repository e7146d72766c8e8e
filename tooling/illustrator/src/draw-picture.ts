import { drawPlant } from "./draw-plant.ts";
import { type PictureSpec, pictureSize } from "./picture-spec.ts";
import { drawAvatar } from "./thing/avatar.ts";
import { drawLogo } from "./thing/logo.ts";
import { drawProduct } from "./thing/product.ts";

/**
 * Draws a picture: converts a spec to an SVG document, deterministically. It uses no fonts, scripts, images or URLs, so every renderer draws
 * it the same.
 */
export function drawPicture(spec: PictureSpec): string {
  switch (spec.kind) {
    case "plant":
      return drawPlant(spec);
    case "product":
      return drawProduct(spec, pictureSize(spec));
    case "avatar":
      return drawAvatar(spec, pictureSize(spec).width);
    case "logo":
      return drawLogo(spec, pictureSize(spec).width);
  }
}
