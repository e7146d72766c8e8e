import type { PhotoSource } from "../media/photo/photo.tsx";

/** Pictures served from .storybook/pictures, with their real dimensions. */
const measures: Record<string, readonly [width: number, height: number, color: string]> = {
  tent: [320, 400, "#5d5f58"],
  bud: [320, 400, "#4a4550"],
  window: [320, 400, "#8a9584"],
  outdoors: [320, 400, "#7d8766"],
  "gallery-1": [420, 525, "#504a57"],
  "gallery-2": [420, 420, "#524b58"],
  "gallery-3": [420, 299, "#6d7a5c"],
  "gallery-4": [420, 600, "#64714f"],
  "gallery-5": [420, 525, "#5d6a49"],
};

/** A story's picture by file name. */
export function picture(name: string, alt = ""): PhotoSource {
  const [width, height, color] = measures[name] ?? [176, 220, "#7d7a6a"];
  return { src: `/${name}.webp`, width, height, color, alt };
}

/** A product drawing for stories. */
export function product(name: "bottle" | "packet", alt = ""): PhotoSource {
  return { src: `/${name}.svg`, width: 640, height: 640, color: "#ddd8c8", alt };
}

/** A tent in flower, 20 px wide and blurred by scaling. */
export const preview =
  "data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAABQBACdASoUABkAPu1sq1EppaOiqAqpMB2JYwDE2BDlOySbd9zniAIbXbLgAPkXtgh03gvaxRhAs7AmS817DocL844WEXCTPulxG898bo9CnYq2LVuUe7GOS3LV7ZI7QYjuDbPT1bHZme80v3NYnyX47dwiUs2wgIOQaOP41iY8AAAA";
