import type { Section } from "@grow/domain";
import { SECTION_CATEGORIES } from "@grow/domain/sections";
import type { ProductCompositionRow, ProductElementRow, ProductProps } from "../rows.ts";
import type { ProductSeed } from "./products.ts";

const ROOT = /root|wurzel|raíz|thread|anchor|fungal/i;
const BLOOM = /bloom|blüte|florece/i;
const ORGANIC = new Set(["Krume & Korn", "Saltmarsh Organics"]);

/** Categories of products whose seed names them in a way of its own. */
const RENAMED: Readonly<Record<string, string>> = {
  exhaust: "carbon",
  drip: "gravity",
  dwc: "bucket",
};

/** The category of a product, in the words of its section. */
export function categoryOf({ name, brand, category }: ProductSeed, section: Section): string {
  if (section === "nutrients" && category !== "ph") {
    if (ORGANIC.has(brand)) return "organic";
    if (BLOOM.test(name)) return "bloom";
    return ROOT.test(name) ? "root" : category;
  }
  if (category === "ebb") return name.includes("Rail") ? "channel" : "table";
  const word = RENAMED[category] ?? category;
  if (!SECTION_CATEGORIES[section].includes(word)) throw new Error(`${section} has no category ${word}`);
  return word;
}

/** The number in a name: the pipe of a fan, the plants of a drip system. */
const numberIn = (name: string, usual: number) => Number(/\d+/.exec(name)?.[0] ?? usual);

const CONTROLS = ["ventilation", "lights", "humidifiers", "co2"] as const;
const SENSORS = ["air_temperature", "humidity", "co2", "par", "soil_temperature"] as const;

/** What the maker tells about a product, by section. */
export function factsOf(seed: ProductSeed, section: Section, category: string): ProductProps {
  const { name, space = 0.36, watt, ppfd, light } = seed;
  const number = numberIn(name, 1);
  const side = Math.round(Math.sqrt(space) * 100);
  const pipe = Math.min(315, Math.max(100, number));
  switch (section) {
    case "grow-lights":
      return watt && ppfd
        ? { watt, ppfd, efficacy: light === 3 ? (watt > 400 ? 2.9 : 2.7) : light === 2 ? 1.7 : 1 }
        : {};
    case "grow-tents":
    case "grow-boxes":
      return {
        box_size: {
          length: side,
          width: side,
          height: side >= 100 ? 200 : side >= 60 ? 160 : 90,
          unit: "cm",
        },
        ...(section === "grow-boxes" ? { watt: Math.round(space * 300) } : {}),
      };
    case "air-filters":
      if (category === "odour") return {};
      return {
        air_filter_type: category === "dust" ? "intake" : "exhaust",
        air_flow: Math.round((pipe / 100) ** 2 * 240),
        pipe_diameter: pipe,
      };
    case "ventilation-fans":
      if (category === "circulation") return { air_flow: 160, watt: 12 };
      return {
        air_flow: Math.round((pipe / 100) ** 2 * 260),
        pipe_diameter: pipe,
        watt: Math.round(pipe / 4),
      };
    case "air-conditioners":
      return { watt: 180 + number * 70, air_flow: 220 + number * 18 };
    case "controllers":
      if (category === "watering")
        return {
          controller_type: "watering",
          controller_controls: ["lights"],
          sensors: ["water_ph", "water_ec"],
        };
      return {
        controller_type: "environment",
        controller_controls:
          category === "power" ? (["lights"] as const) : CONTROLS.slice(0, 2 + (name.length % 3)),
        ...(category === "power" ? {} : { sensors: SENSORS.slice(0, 2 + (name.length % 4)) }),
      };
    case "drip-systems":
      if (category === "valve") return {};
      return { drip_volume: { volume: number * 5, unit: seed.brand === "Slow Rain" ? "gallon" : "liter" } };
    case "hydroponic-systems": {
      const system =
        category === "bucket" ? "dwc" : category === "channel" ? "nft" : /wick/i.test(name) ? "wick" : "ebb";
      return { hydroponic_system: system, volume: category === "bucket" ? 20 * Math.max(1, number) : 80 };
    }
    case "substrates":
      return { volume: category === "clay" || category === "perlite" ? 10 : 50 };
    case "co2-generators":
      return category === "burner" ? {} : { volume: 3 * Math.max(1, number) };
    default:
      return {};
  }
}

const LABELS: Readonly<Record<string, readonly [n: number, p: number, k: number, ca: number, mg: number]>> = {
  base: [4.2, 1.1, 3.8, 2.6, 0.7],
  bloom: [1.4, 4.2, 5.6, 1, 0.9],
  root: [0.8, 1.6, 0.9, 0.2, 0.1],
  additive: [0.4, 0.6, 1.8, 1.2, 1.4],
  organic: [2.8, 1.9, 2.4, 1.6, 0.4],
};

const TRACES = [
  ["fe", 0.032, "EDTA"],
  ["mn", 0.014, "EDTA"],
  ["zn", 0.006, "EDTA"],
  ["cu", 0.004, "EDTA"],
  ["b", 0.008, "H₃BO₃"],
  ["mo", 0.001, "Na₂MoO₄"],
] as const;

/** The label of a nutrient; a solid fertiliser keeps longer and has no pH. */
export function compositionOf(
  product: { readonly id: number; readonly category: string | null; readonly section: string },
  seed: ProductSeed,
): { label: ProductCompositionRow; traces: ProductElementRow[] } | null {
  const label = product.section === "nutrients" ? LABELS[product.category ?? ""] : undefined;
  if (!label) return null;
  // The same line tells a little more or less from product to product.
  const scaled = label.map((value) => Math.round(value * (0.85 + (product.id % 5) * 0.08) * 10) / 10);
  const [n = 0, p = 0, k = 0, ca = 0, mg = 0] = scaled;
  const isSolid = seed.shape === "bag";
  const hasTraces = product.category === "base" || product.category === "bloom";
  return {
    label: {
      product_id: product.id,
      n,
      p,
      k,
      ca,
      mg,
      s: Math.round(mg * 8) / 10,
      micro: hasTraces ? 0.065 : null,
      sources: product.category === "organic" ? {} : { n: "Ca(NO₃)₂", k: "KNO₃" },
      form: isSolid ? "granules" : "liquid",
      part: null,
      dose: isSolid ? null : product.category === "base" ? 2 : 1,
      ec: isSolid ? null : Math.round((n + k) * 4.5) / 100,
      ph: isSolid ? null : 3.8 + (product.id % 4) * 0.4,
      keeps_months: isSolid ? 24 : 12,
      ingredients: hasTraces ? "Ca(NO₃)₂, KNO₃, MgSO₄, KH₂PO₄, Fe-EDTA" : "",
    },
    traces: hasTraces
      ? TRACES.map(([element, val, source], position) => ({
          product_id: product.id,
          element,
          val,
          source,
          position,
        }))
      : [],
  };
}
