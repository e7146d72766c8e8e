import { hsl } from "./colour.ts";
import type { PictureSpec, Setting } from "./picture-spec.ts";

const byRoom: Record<Setting, string> = {
  tent: "#6f7062",
  window: "#8f9684",
  greenhouse: "#7d8b73",
  outdoor: "#7f7c5d",
  balcony: "#6f6560",
};

/**
 * Approximates the mean colour of a picture that is not drawn yet. The photo row has it until the picture exists.
 */
export function placeholderColour(spec: PictureSpec): string {
  switch (spec.kind) {
    case "avatar":
      return "#8a8f73";
    case "logo":
      return hsl(spec.hue, 24, 62);
    case "product":
      return "#c2bfb2";
    case "plant":
      if (spec.phase === "germination") return spec.medium === "paper" ? "#a99e8c" : "#a9b097";
      if (spec.view === "leaf") return "#4d7a45";
      if (spec.view === "bud") return spec.hue > 235 ? "#55455a" : "#4a5a3c";
      if (spec.view === "drying") return "#5c472c";
      if (spec.view === "jar") return "#8b8270";
      return byRoom[spec.setting];
  }
}
