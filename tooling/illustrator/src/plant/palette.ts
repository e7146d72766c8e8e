import { hsl, mix } from "../colour.ts";
import { clamp, lerp } from "../geometry.ts";
import { randomFrom } from "../random.ts";

/** The colours of one plant at one age. */
export interface Palette {
  /**
   * Colour of a piece of leaf.
   * @param light 0 in deep shade, 1 in full light
   * @param tired 0 fresh, 1 quite yellow (or purple and yellow, in a purple plant)
   * @param shift a little hue of its own, degrees
   */
  leaf(light: number, tired?: number, shift?: number): string;
  /** Colour of a calyx. `mood` 0–1 chooses between the greener and the more coloured ones. */
  calyx(light: number, mood: number): string;
  /** Colour of a hair; `turned` 0–1 says whether this one has gone brown. */
  pistil(turned: number, light: number): string;
  stem(light: number): string;
  /** Part of the leaves that have begun to fade at the end of flowering. */
  fading: number;
  purple: boolean;
}

/** @param budHue degrees; @param ripeness 0 before and in early flowering, 1 at harvest; @param dried after harvest */
export function plantPalette(seed: number, budHue: number, ripeness: number, dried = false): Palette {
  const random = randomFrom(seed, "palette");
  const green = 93 + random() * 24;
  const depth = random() * 5;
  const purple = budHue > 235 && budHue < 355;
  const redStem = purple || random() < 0.25;
  const fading = clamp((ripeness - 0.55) / 0.45) * lerp(0.25, 0.75, random());
  const tint = purple ? clamp(ripeness * 1.1) * 0.32 : 0;
  return {
    fading,
    purple,
    leaf(light, tired = 0, shift = 0) {
      const l = clamp(light);
      const fresh = hsl(green + 20 - 38 * l + shift, 40 - 4 * l, lerp(12, 58 - depth, l ** 0.85));
      const dark = tint === 0 ? fresh : mix(fresh, hsl(292, 22, lerp(9, 40, l)), tint);
      if (tired <= 0) return dried ? mix(dark, hsl(70, 22, lerp(14, 46, l)), 0.5) : dark;
      const old = purple
        ? hsl(lerp(-34, 48, clamp(shift / 12 + 0.5)), 36, lerp(22, 58, l))
        : hsl(54 - 6 * tired, 62, lerp(30, 66, l));
      return mix(dark, old, tired);
    },
    calyx(light, mood) {
      const l = clamp(light);
      if (purple) {
        const coloured =
          mood < 0.38
            ? hsl(100, 22, lerp(14, 68, l))
            : hsl(budHue + (mood - 0.6) * 34, lerp(26, 20, l), lerp(11, 66, l));
        const ripe = mix(hsl(104, 30, lerp(14, 66, l)), coloured, clamp(0.3 + ripeness));
        return dried ? mix(ripe, hsl(52, 22, lerp(13, 58, l)), 0.34) : ripe;
      }
      const h = lerp(budHue + 18, budHue - 16, l) + (mood - 0.5) * 16;
      return dried ? hsl(lerp(h, 62, 0.55), 28, lerp(13, 62, l)) : hsl(h, lerp(40, 36, l), lerp(15, 73, l));
    },
    pistil(turned, light) {
      return turned > 0.5 ? hsl(16 + turned * 22, 58, lerp(30, 56, light)) : hsl(48, 52, lerp(62, 90, light));
    },
    stem(light) {
      return redStem ? hsl(lerp(-14, 66, light), 24, lerp(20, 52, light)) : hsl(86, 30, lerp(20, 58, light));
    },
  };
}
