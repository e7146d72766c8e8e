import { hsl } from "../colour.ts";
import { between, pick } from "../random.ts";
import { n1 } from "../svg.ts";
import type { DrawShape } from "./draw-shape.ts";
import { leafMark, shadow } from "./label.ts";

type DeviceShape = "tent" | "filter" | "fan" | "controller" | "meter" | "hydro";

/** Tents, air, measuring and watering. */
export const climateDevices: Record<DeviceShape, DrawShape> = {
  tent(random, { accent }) {
    const plant = `<g transform="translate(290 500) scale(${n1(between(random, 1.7, 2.5))})" fill="${hsl(110, 36, 32)}">${[-70, -40, -14, 14, 40, 70].map((r) => `<path transform="rotate(${r})" d="M0 0C-9 -20 -8 -50 0 -66C8 -50 9 -20 0 0Z"/>`).join("")}</g>`;
    return `${shadow(190, 560)}<path d="M160 110h240v440h-240z" fill="#262924"/><path d="M400 110l90 -26v430l-90 36z" fill="#171916"/><path d="M160 110l90 -26h240l-90 26z" fill="#373b34"/><path d="M186 150h190v370h-190z" fill="#dfe1d9"/><path d="M186 150h190v60h-190z" fill="#fff8de"/><path d="M186 150q60 190 -6 370h-20v-370z" fill="#2c302a"/><rect x="215" y="142" width="132" height="12" fill="#3a3d37"/>${plant}<path d="M262 488h58l-6 34h-46z" fill="#31342e"/><circle cx="446" cy="170" r="26" fill="#0e100d"/><circle cx="446" cy="170" r="26" fill="none" stroke="#3d413a" stroke-width="6"/><rect x="424" y="360" width="44" height="60" fill="#2b2f29"/><rect x="340" y="118" width="46" height="14" rx="3" fill="${accent}"/>`;
  },
  filter(random, { accent }) {
    let holes = "";
    for (let y = 0; y < 17; y++)
      for (let x = 0; x < 12; x++)
        holes += `<circle cx="${226 + x * 17 + (y % 2) * 8}" cy="${196 + y * 19}" r="4" fill="#20231d" fill-opacity=".5"/>`;
    const cloth = random() < 0.4;
    return `${shadow(140, 556)}<rect x="214" y="150" width="212" height="390" rx="14" fill="${cloth ? "#f0efe8" : "#c7c9c2"}"/>${cloth ? "" : holes}<rect x="214" y="150" width="212" height="390" rx="14" fill="url(#cy)"/><rect x="202" y="130" width="236" height="46" rx="8" fill="#2c2f29"/><rect x="202" y="508" width="236" height="46" rx="8" fill="#2c2f29"/><rect x="268" y="76" width="104" height="60" rx="6" fill="url(#steel)"/><rect x="262" y="320" width="116" height="46" rx="5" fill="${accent}"/><rect x="276" y="338" width="70" height="8" rx="4" fill="#fff" fill-opacity=".85"/>`;
  },
  fan(random, { main, accent }) {
    const turn = between(random, 0, 60);
    const blades = Array.from(
      { length: 7 },
      (_, i) =>
        `<path transform="rotate(${n1(turn + (i * 360) / 7)} 300 310)" d="M300 310q-18 -80 34 -118q28 40 -8 112z" fill="#5f6560"/>`,
    ).join("");
    const rings = [40, 76, 112]
      .map((r) => `<circle cx="300" cy="310" r="${r}" fill="none" stroke="#1d201c" stroke-width="4"/>`)
      .join("");
    return `${shadow(190, 556)}<path d="M216 470h170l24 80h-218z" fill="#24271f"/><path d="M300 170h120q60 0 60 140t-60 140h-120z" fill="${main}"/><path d="M300 170h120q60 0 60 140t-60 140h-120z" fill="url(#cy)" opacity=".6"/><circle cx="300" cy="310" r="150" fill="#2c302b"/><circle cx="300" cy="310" r="128" fill="#10120f"/>${blades}${rings}<circle cx="300" cy="310" r="30" fill="#2c302b"/><circle cx="300" cy="310" r="150" fill="none" stroke="url(#steel)" stroke-width="12"/><rect x="404" y="286" width="50" height="14" rx="6" fill="${accent}"/>`;
  },
  controller(random, { main, accent }) {
    const value = pick(
      random,
      "M0 30L30 18L60 26L90 8L120 14L150 4",
      "M0 10L30 24L60 12L90 28L120 20L150 26",
      "M0 26Q40 -4 80 18T150 6",
    );
    const sensor = "M398 500q60 60 90 -10q20 -54 44 -64";
    return `${shadow(190, 548)}<path d="${sensor}" fill="none" stroke="#23251f" stroke-width="9"/><rect x="512" y="376" width="40" height="64" rx="12" fill="#e9e6da"/><path d="M522 392h20M522 404h20M522 416h20" stroke="#8d9088" stroke-width="4"/><rect x="150" y="130" width="300" height="400" rx="30" fill="#eceae0"/><rect x="150" y="130" width="300" height="400" rx="30" fill="url(#cy)" opacity=".3"/><rect x="180" y="166" width="240" height="180" rx="14" fill="#14201a"/><rect x="200" y="190" width="64" height="14" rx="5" fill="${accent}"/><rect x="200" y="216" width="110" height="36" rx="6" fill="#eafbe4"/><rect x="326" y="216" width="70" height="36" rx="6" fill="${main}"/><g transform="translate(206 286)"><path d="${value}" fill="none" stroke="#9fd07a" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></g><circle cx="238" cy="430" r="42" fill="#2c2f29"/><path d="M238 430l22 -28" stroke="#fff" stroke-width="7" stroke-linecap="round"/><rect x="312" y="400" width="96" height="24" rx="12" fill="${main}"/><rect x="312" y="442" width="96" height="24" rx="12" fill="#c9c6b8"/>`;
  },
  meter(random, { main, deep, accent }) {
    const turn = n1(between(random, -14, 12));
    return `${shadow(110, 560)}<g transform="rotate(${turn} 320 320)"><rect x="262" y="96" width="116" height="290" rx="44" fill="${main}"/><rect x="262" y="96" width="116" height="290" rx="44" fill="url(#cy)" opacity=".7"/><rect x="282" y="140" width="76" height="92" rx="8" fill="#dbe6cf"/><path d="M294 196v-34h14v34zM316 162h14v16h-14v18h14M344 196h2" fill="none" stroke="#1d2a18" stroke-width="6"/><circle cx="302" cy="268" r="13" fill="${accent}"/><circle cx="340" cy="268" r="13" fill="#f1eee4"/><path d="M274 386h92l-8 44h-76z" fill="${deep}"/><rect x="292" y="430" width="56" height="74" rx="10" fill="#cfe0e2" fill-opacity=".8"/><path d="M310 436v50M330 436v50" stroke="#565b58" stroke-width="6"/></g>`;
  },
  hydro(random, { main, accent }) {
    const sites = pick(random, 2, 3);
    let pots = "";
    for (let i = 0; i < sites; i++) {
      const x = 320 + (i - (sites - 1) / 2) * (sites === 2 ? 180 : 128);
      pots += `<ellipse cx="${n1(x)}" cy="316" rx="48" ry="15" fill="#0f110d"/><ellipse cx="${n1(x)}" cy="312" rx="40" ry="11" fill="#8b5a3a"/>${Array.from({ length: 9 }, (_, k) => `<circle cx="${n1(x - 30 + k * 7.5)}" cy="${308 + (k % 3) * 4}" r="6" fill="${k % 2 === 0 ? "#b5764c" : "#7c4b2e"}"/>`).join("")}${leafMark(x, 306, 2, hsl(108, 38, 34))}`;
    }
    const body = "M110 320h420l-26 190q-4 24 -28 24h-312q-24 0 -28 -24z";
    return `${shadow(210, 550)}<path d="${body}" fill="${pick(random, "#22251f", main)}"/><path d="${body}" fill="url(#cy)" opacity=".7"/><path d="M96 300h448q14 0 14 16t-14 16h-448q-14 0 -14 -16t14 -16z" fill="#30342d"/>${pots}<path d="M540 330q44 40 20 140" fill="none" stroke="${accent}" stroke-width="10"/><rect x="150" y="400" width="22" height="96" rx="8" fill="#dbe8ea" fill-opacity=".5"/><rect x="150" y="440" width="22" height="56" rx="8" fill="#7fb6c4" fill-opacity=".9"/>`;
  },
};
