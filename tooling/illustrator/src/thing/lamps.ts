import { between, pick } from "../random.ts";
import { n1 } from "../svg.ts";
import type { DrawShape } from "./draw-shape.ts";

type LampShape = "lamp_board" | "lamp_bar" | "lamp_bulb";

const ropes =
  '<path d="M200 240L310 92M440 240L330 92" stroke="#3b3d36" stroke-width="4"/><circle cx="320" cy="86" r="9" fill="none" stroke="#3b3d36" stroke-width="5"/>';

/** Lamps, lit. */
export const lamps: Record<LampShape, DrawShape> = {
  lamp_board(random, { main, accent }) {
    const red = between(random, 6, 14);
    let diodes = "";
    for (let y = 0; y < 7; y++)
      for (let x = 0; x < 16; x++)
        diodes += `<circle cx="${132 + x * 25}" cy="${262 + y * 20}" r="5" fill="${(x * 3 + y) % Math.floor(red) === 0 ? "#ffab92" : "#fffbe9"}"/>`;
    return `<ellipse cx="320" cy="380" rx="330" ry="210" fill="url(#gl)"/>${ropes}<rect x="100" y="206" width="440" height="34" rx="8" fill="${pick(random, "#3a3d37", main)}"/><rect x="250" y="182" width="140" height="32" rx="6" fill="#24261f"/><rect x="266" y="192" width="36" height="8" rx="4" fill="${accent}"/><rect x="100" y="236" width="440" height="176" rx="10" fill="#e8e6da"/><rect x="100" y="236" width="440" height="176" rx="10" fill="none" stroke="#30332c" stroke-width="10"/>${diodes}`;
  },
  lamp_bar(random, { main, accent }) {
    const count = pick(random, 4, 6, 8);
    let bars = "";
    for (let i = 0; i < count; i++) {
      const y = 226 + (i * 210) / (count - 1);
      bars += `<rect x="96" y="${n1(y)}" width="448" height="16" rx="5" fill="#d5d6cf"/><rect x="104" y="${n1(y + 4)}" width="432" height="8" rx="4" fill="#fffdf0"/>`;
      for (let k = 0; k < 18; k++)
        bars += `<circle cx="${118 + k * 24}" cy="${n1(y + 8)}" r="3" fill="${k % 5 === 2 ? "#ffb39c" : "#fff3c9"}"/>`;
    }
    return `<ellipse cx="320" cy="400" rx="320" ry="200" fill="url(#gl)"/>${ropes}<rect x="150" y="206" width="26" height="254" rx="5" fill="#2c2f2a"/><rect x="464" y="206" width="26" height="254" rx="5" fill="#2c2f2a"/>${bars}<rect x="236" y="300" width="168" height="64" rx="8" fill="${main}"/><rect x="252" y="318" width="60" height="8" rx="4" fill="#fff" fill-opacity=".7"/><circle cx="380" cy="332" r="12" fill="${accent}"/>`;
  },
  lamp_bulb(random, { main }) {
    const wing = pick(random, "M110 250L236 176h168L530 250z", "M132 262q188 -150 376 0z");
    return `<ellipse cx="320" cy="400" rx="300" ry="220" fill="url(#gl)"/>${ropes}<path d="${wing}" fill="#cfd2cb"/><path d="${wing}" fill="url(#cy)" opacity=".6"/><rect x="290" y="150" width="60" height="44" rx="6" fill="${main}"/><path d="M296 250h48l-6 46h-36z" fill="#8d918b"/><path d="M300 292h40c10 40 26 60 26 100a46 46 0 0 1 -92 0c0 -40 16 -60 26 -100z" fill="#fff4cf"/><path d="M300 292h40c10 40 26 60 26 100a46 46 0 0 1 -92 0c0 -40 16 -60 26 -100z" fill="url(#gl)"/><path d="M308 320v70h24v-70" fill="none" stroke="#e0a83e" stroke-width="5"/>`;
  },
};
