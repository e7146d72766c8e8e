import { between, type Random } from "../random.ts";
import { fill, n1, rect } from "../svg.ts";

/** Three lines of hills or hedges, the farthest first. `top` is where the farthest begins, part of the height. */
export function hills(random: Random, W: number, H: number, top: number, colours: readonly string[]): string {
  return colours
    .map((colour, i) => {
      const y = H * (top + i * 0.085);
      const wave = () => H * between(random, 0.02, 0.075);
      return fill(
        `M${n1(-W * 0.1)} ${n1(y + H * 0.01)}L0 ${n1(y)}Q${n1(W * between(random, 0.15, 0.3))} ${n1(y - wave() * 1.6)} ${n1(W * 0.48)} ${n1(y - wave() * 0.3)}T${W} ${n1(y - wave())}H${n1(W * 1.1)}V${n1(H * 1.1)}H${n1(-W * 0.1)}Z`,
        colour,
      );
    })
    .join("");
}

/** A town in the distance: blocks and roofs on a common ground line. */
export function cityLine(random: Random, W: number, ground: number, tall: number, colour: string): string {
  let d = `M${n1(-W * 0.1)} ${n1(ground * 2)}V${n1(ground)}`;
  let x = -W * 0.08;
  while (x < W * 1.06) {
    const w = W * between(random, 0.05, 0.13);
    const h = tall * between(random, 0.2, 1) ** 1.6;
    d +=
      random() < 0.35
        ? `L${n1(x)} ${n1(ground - h * 0.8)}L${n1(x + w / 2)} ${n1(ground - h)}L${n1(x + w)} ${n1(ground - h * 0.8)}`
        : `L${n1(x)} ${n1(ground - h)}L${n1(x + w)} ${n1(ground - h)}`;
    x += w;
  }
  return fill(`${d}V${n1(ground * 2)}Z`, colour, 0.85);
}

/** Lit windows in a town at dusk. */
export function cityLights(random: Random, W: number, ground: number, tall: number, size: number): string {
  let out = "";
  for (let i = 0; i < 34; i++)
    out += rect(
      random() * W,
      ground - tall * random() * 0.6,
      size,
      size * 1.3,
      random() < 0.7 ? "#ffdf9a" : "#fff6dd",
      between(random, 0.4, 0.95),
    );
  return out;
}
