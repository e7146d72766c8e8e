import type { LightCode } from "@grow/domain";
import type { ProductShape } from "@grow/tooling-illustrator";

/** A product of one of the fictional brands; strains stand apart. */
export interface ProductSeed {
  readonly brand: string;
  readonly name: string;
  readonly category: string;
  readonly shape: ProductShape;
  readonly light?: LightCode;
  /** Power of a lamp, W. */
  readonly watt?: number;
  /** Light in the middle of the field of a lamp at full power, µmol/m²s. */
  readonly ppfd?: number;
  /** Floor of a tent or box, m². */
  readonly space?: number;
}

type Extra = Pick<ProductSeed, "light" | "watt" | "ppfd" | "space">;

const range = (
  brand: string,
  category: string,
  shape: ProductShape,
  items: readonly (string | readonly [string, Extra])[],
): ProductSeed[] =>
  items.map((item) =>
    typeof item === "string"
      ? { brand, name: item, category, shape }
      : { brand, name: item[0], category, shape, ...item[1] },
  );

const lamp = (watt: number, ppfd: number, light: LightCode = 3): Extra => ({ light, watt, ppfd });

/** All products but seeds. */
export const PRODUCTS: readonly ProductSeed[] = [
  ...range("Loam & Lumen", "base", "canister", ["Base A/B", "Tidewater Bloom", "Green Measure"]),
  ...range("Loam & Lumen", "additive", "bottle", ["Root Start", "Calm Magnesium", "Late Sugar"]),
  ...range("Rootwright", "additive", "bottle", ["First Thread", "Fungal Loom", "Deep Anchor"]),
  ...range("Rootwright", "base", "canister", ["Underground Grow", "Underground Bloom"]),
  ...range("Blattwerk", "base", "canister", ["Wuchs 1", "Blüte 2", "Kalkmag"]),
  ...range("Blattwerk", "additive", "bottle", ["Wurzelzeit", "Endspurt"]),
  ...range("Saltmarsh Organics", "base", "canister", ["Spring Tide", "Neap Bloom"]),
  ...range("Saltmarsh Organics", "additive", "bottle", ["Kelp Line", "Eelgrass Tea"]),
  ...range("Minera Verde", "base", "canister", ["Crece 1", "Florece 2", "CalMg Roca"]),
  ...range("Minera Verde", "additive", "bottle", ["Raíz Viva", "Engorde"]),
  ...range("Tenth Ion", "base", "bag", ["Salt Ledger Grow", "Salt Ledger Bloom"]),
  ...range("Tenth Ion", "additive", "bottle", ["Calcium Plain", "Potash Plain"]),
  ...range("Krume & Korn", "base", "bag", ["Langsam Wuchs", "Langsam Blüte", "Wurmhumus fein"]),
  ...range("Halden Lights", "led", "lamp_board", [
    ["Board 100", lamp(100, 640)],
    ["Board 150", lamp(150, 780)],
    ["Board 240", lamp(240, 1050)],
    ["Board 320", lamp(320, 1180)],
  ]),
  ...range("Second Noon", "led", "lamp_bar", [
    ["Bars 300", lamp(300, 860)],
    ["Bars 480", lamp(480, 1120)],
    ["Bars 650", lamp(650, 1340)],
  ]),
  ...range("Lichtkante", "led", "lamp_board", [
    ["Kante 120", lamp(120, 660)],
    ["Kante 200", lamp(200, 920)],
  ]),
  ...range("Lichtkante", "hid", "lamp_bulb", [["Natrium 400", lamp(400, 740, 2)]]),
  ...range("Северный полдень", "led", "lamp_board", [
    ["Полка 60", lamp(60, 420)],
    ["Полдень 180", lamp(180, 850)],
  ]),
  ...range("Северный полдень", "fluorescent", "lamp_bulb", [["Трубка 4×24", lamp(96, 240, 1)]]),
  ...range("Canvas Orchard", "tent", "tent", [
    ["Orchard 60", { space: 0.36 }],
    ["Orchard 80", { space: 0.64 }],
    ["Orchard 120", { space: 1.44 }],
  ]),
  ...range("Zeltwerk Nord", "tent", "tent", [
    ["Koje 60", { space: 0.36 }],
    ["Koje 100", { space: 1 }],
    ["Halle 120", { space: 1.44 }],
  ]),
  ...range("Cuarto Quieto", "tent", "tent", [
    ["Quieto 80", { space: 0.64 }],
    ["Quieto 100", { space: 1 }],
  ]),
  ...range("Cupboard Farms", "box", "tent", [
    ["Pantry", { space: 0.25 }],
    ["Wardrobe", { space: 0.5 }],
  ]),
  ...range("Kabinett Grün", "box", "tent", [["Kommode", { space: 0.3 }]]),
  ...range("Carbon Lane", "exhaust", "filter", ["Lane 100", "Lane 125", "Lane 150"]),
  ...range("Nullduft", "exhaust", "filter", ["Still 100", "Still 125"]),
  ...range("Cool Ledge", "split", "fan", ["Ledge 2", "Ledge 3"]),
  ...range("Tell-Tale Controls", "environment", "controller", ["Tell-Tale Four", "Tell-Tale Eight"]),
  ...range("Gewächswart", "watering", "controller", ["Wart Klima", "Wart Wasser"]),
  ...range("Slow Rain", "drip", "hydro", ["Drizzle 4", "Drizzle 16"]),
  ...range("Gota Lenta", "drip", "hydro", ["Gota 6", "Gota 12"]),
  ...range("Undercurrent", "dwc", "hydro", ["One Bucket", "Four Buckets"]),
  ...range("Floating Root Works", "ebb", "hydro", ["Tide Table", "Film Rail"]),
  ...range("Peat & Pumice", "soil", "bag", ["Seedling Light", "Big Pot Mix"]),
  ...range("Cocotal", "coco", "bag", ["Fibra Lavada", "Coco Perla 70/30"]),
  ...range("Чёрная грядка", "soil", "bag", ["Живая смесь", "Рассадная"]),
  ...range("Northlane Air", "inline", "fan", ["Lane Fan 100", "Lane Fan 150"]),
  ...range("Leisewind", "inline", "fan", ["Hauch 100", "Hauch 125"]),
  ...range("Ninth Bubble", "bag", "bag", ["Slow Bag", "Mushroom Bag"]),
];
