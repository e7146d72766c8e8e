import { between, pick } from "../random.ts";
import { n1 } from "../svg.ts";
import type { DrawShape } from "./draw-shape.ts";
import { leafMark, print, shadow } from "./label.ts";

type ContainerShape = "bottle" | "canister" | "bag" | "seed_pack" | "pot";

/** Nutrients, substrates, seeds and pots. */
export const containers: Record<ContainerShape, DrawShape> = {
  bottle(random, { main, deep, pale, accent }) {
    const shoulder = between(random, 176, 210);
    const body = `M262 128h116v48c0 26 54 40 54 ${n1(shoulder - 118)}v${n1(384 - shoulder + 90)}q0 40 -40 40h-144q-40 0 -40 -40v-${n1(384 - shoulder + 90)}c0 -${n1(shoulder - 152)} 54 -${n1(shoulder - 126)} 54 -${n1(shoulder - 118)}z`;
    const cap = pick(random, "#23251f", accent, deep);
    return `${shadow(120, 548)}<path d="${body}" fill="${pick(random, deep, main, "#2b2d29", "#e9e6da")}"/><rect x="208" y="300" width="224" height="170" fill="${pale}"/><rect x="208" y="300" width="224" height="12" fill="${main}"/><rect x="208" y="458" width="224" height="12" fill="${accent}"/>${leafMark(262, 388, 0.95, main)}${print(310, 342, 100, deep)}${print(228, 424, 180, main, 2)}<path d="${body}" fill="url(#cy)"/><rect x="252" y="84" width="136" height="56" rx="9" fill="${cap}"/><rect x="252" y="84" width="136" height="56" rx="9" fill="url(#cy)"/>${Array.from({ length: 11 }, (_, i) => `<rect x="${258 + i * 12}" y="90" width="3" height="44" fill="#000" fill-opacity=".22"/>`).join("")}`;
  },
  canister(random, { main, deep, pale, accent }) {
    const body = "M176 196q0 -26 26 -26h196l58 52q8 8 8 22v272q0 26 -26 26h-236q-26 0 -26 -26z";
    return `${shadow(170, 548)}<path d="M226 172v-58q0 -22 22 -22h120q18 0 26 14l38 66" fill="none" stroke="${deep}" stroke-width="26"/><path d="${body}" fill="${pick(random, "#eceadf", deep, main)}"/><rect x="200" y="286" width="240" height="190" fill="${pale}"/><rect x="200" y="286" width="240" height="56" fill="${main}"/>${leafMark(320, 440, 1.7, main)}${print(220, 304, 130, "#ffffff", 1)}<circle cx="412" cy="314" r="14" fill="${accent}"/><path d="${body}" fill="url(#cy)" opacity=".75"/><rect x="214" y="76" width="74" height="40" rx="7" fill="${accent}"/><rect x="214" y="76" width="74" height="40" rx="7" fill="url(#cy)"/>`;
  },
  bag(random, { main, deep, pale, accent }) {
    const body =
      "M190 120q130 -22 260 0q-10 40 6 90q22 180 0 330q-130 24 -272 0q-22 -160 0 -330q16 -50 6 -90z";
    const print2 = pick(random, "stripe", "disc");
    return `${shadow(150, 560)}<path d="${body}" fill="${main}"/>${print2 === "stripe" ? `<path d="M178 430q142 26 284 0v54q-142 26 -284 0z" fill="${accent}" fill-opacity=".85"/>` : `<circle cx="400" cy="470" r="38" fill="${accent}"/>`}<path d="M196 250h248v160h-248z" fill="${pale}"/>${leafMark(320, 356, 1.9, deep)}${print(240, 374, 160, main, 2)}<path d="${body}" fill="url(#cy)" opacity=".8"/><path d="M190 142q130 -20 260 0M196 158q124 -18 248 0" stroke="#fff" stroke-opacity=".4" stroke-width="3" fill="none" stroke-dasharray="9 6"/><path d="M214 214q20 60 6 110M426 220q-16 70 -4 130M250 470q12 40 -4 60" stroke="#000" stroke-opacity=".16" stroke-width="7" fill="none"/>`;
  },
  seed_pack(random, { main, deep, pale, accent }) {
    const turn = n1(between(random, -6, 5));
    const window = pick(random, true, false);
    const seeds = window
      ? `<rect x="246" y="400" width="148" height="64" rx="32" fill="#fff" fill-opacity=".72"/>${[0, 1, 2, 3, 4].map((i) => `<ellipse cx="${272 + i * 24}" cy="${432 + (i % 2) * 10 - 5}" rx="9" ry="12" transform="rotate(${i * 37} ${272 + i * 24} 432)" fill="#7d6548"/>`).join("")}`
      : print(236, 420, 168, deep);
    return `${shadow(140, 540)}<g transform="rotate(${turn} 320 320)"><path d="M206 120h228v400h-228z" fill="${pale}"/><path d="M206 120h228v58h-228z" fill="${deep}"/><path d="M206 178h228v5h-228z" fill="#fff" fill-opacity=".5"/><circle cx="320" cy="296" r="98" fill="${main}" fill-opacity=".2"/>${leafMark(320, 368, 3, main)}${seeds}<circle cx="400" cy="490" r="16" fill="${accent}"/><circle cx="320" cy="146" r="9" fill="#f1eee4"/><path d="M206 120h228v400h-228z" fill="url(#cy)" opacity=".35"/></g>`;
  },
  pot(random, { main, accent }) {
    const fabric = random() < 0.5;
    const side = fabric ? "#3b3e39" : main;
    const body = fabric ? "M150 196l12 300q158 46 316 0l12 -300z" : "M150 190l42 320q128 36 256 0l42 -320z";
    const handles = fabric
      ? `<path d="M176 250q-46 40 6 92M464 250q46 40 -6 92" fill="none" stroke="#1c1e1b" stroke-width="18" stroke-linecap="round"/>`
      : "";
    return `${shadow(180, 540)}${handles}<path d="${body}" fill="${side}"/><path d="${body}" fill="url(#cy)" opacity=".8"/><ellipse cx="320" cy="194" rx="${fabric ? 170 : 178}" ry="42" fill="${fabric ? "#23261f" : main}"/><ellipse cx="320" cy="200" rx="152" ry="33" fill="#1c130c"/>${fabric ? `<path d="M154 236q166 46 332 0" fill="none" stroke="#d9d6c8" stroke-opacity=".55" stroke-width="3" stroke-dasharray="8 6"/><rect x="284" y="330" width="72" height="72" rx="6" fill="${accent}"/>${leafMark(320, 388, 1, "#ffffff")}` : `<path d="M142 190q178 58 356 0l-4 44q-174 54 -348 0z" fill="${main}"/><path d="M142 190q178 58 356 0l-4 44q-174 54 -348 0z" fill="url(#cy)"/>${leafMark(320, 426, 2, "#ffffff")}`}`;
  },
};
