import { hsl } from "../colour.ts";
import type { AvatarPicture } from "../picture-spec.ts";
import { between, randomFrom } from "../random.ts";
import { fill, n1, stroke } from "../svg.ts";

const hues = [38, 74, 92, 128, 168, 205, 262, 300, 332, 12];

/** A rosette of leaves from above on a flat ground: reads at 24 px, tells people apart at 96. */
export function drawAvatar(spec: AvatarPicture, size: number): string {
  const random = randomFrom(spec.seed, "avatar");
  const hue = hues[Math.floor(random() * hues.length)] ?? 92;
  const leaves = 4 + Math.floor(random() * 6);
  const dark = random() < 0.5;
  const rings = 2 + Math.floor(random() * 2);
  const offset = random() * 90;
  const fat = between(random, 0.24, 0.66);
  const point = between(random, 0.62, 0.98);
  const saw = random() < 0.34;
  const turn = between(random, 6, 22);
  const ground = dark ? hsl(hue, 26, 22) : hsl(hue, 40, 84);
  let out = "";
  for (let r = rings; r > 0; r--)
    for (let i = 0; i < leaves; i++) {
      const angle = offset + (i + (r % 2) * 0.5) * (360 / leaves);
      const long = 24 + r * (rings === 2 ? 23 : 16.5);
      const wide = long * fat;
      const colour = hsl(hue + (rings - r) * turn, dark ? 42 : 38, 34 + (rings - r) * 14 + (i % 2) * 3);
      const edge = `M0 0C${n1(-wide)} ${n1(-long * 0.3)} ${n1(-wide * 0.9)} ${n1(-long * point)} 0 ${n1(-long)}C${n1(wide * 0.9)} ${n1(-long * point)} ${n1(wide)} ${n1(-long * 0.3)} 0 0Z`;
      const ribs = saw
        ? `M0 ${n1(-long * 0.4)}l${n1(wide * 0.4)} ${n1(-long * 0.16)}M0 ${n1(-long * 0.4)}l${n1(-wide * 0.4)} ${n1(-long * 0.16)}M0 ${n1(-long * 0.6)}l${n1(wide * 0.3)} ${n1(-long * 0.14)}M0 ${n1(-long * 0.6)}l${n1(-wide * 0.3)} ${n1(-long * 0.14)}`
        : "";
      out += `<g transform="rotate(${n1(angle)})">${fill(edge, colour)}${stroke(`M0 -6L0 ${n1(-long * 0.86)}${ribs}`, dark ? "#ffffff" : "#14210f", 1.6, 0.22)}</g>`;
    }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-80 -80 160 160" width="${size}" height="${size}"><rect x="-80" y="-80" width="160" height="160" fill="${ground}"/>${out}<circle r="${n1(between(random, 4, 8))}" fill="${hsl(hue + 40, 70, 70)}"/></svg>`;
}
