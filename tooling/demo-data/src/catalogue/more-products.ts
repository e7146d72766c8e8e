import type { ProductSeed } from "./products.ts";

type Named = readonly [name: string, extra?: Partial<Pick<ProductSeed, "space" | "category">>];

const range = (
  brand: string,
  category: string,
  shape: ProductSeed["shape"],
  items: readonly Named[],
): ProductSeed[] => items.map(([name, extra]) => ({ brand, name, category, shape, ...extra }));

/** Products that round off the smaller sections; the diaries were drawn without them. */
export const MORE_PRODUCTS: readonly ProductSeed[] = [
  ...range("Тихий шкаф", "box", "tent", [
    ["Тумба", { space: 0.2 }],
    ["Шкаф 60", { space: 0.36 }],
    ["Сушилка", { space: 0.3, category: "drying" }],
  ]),
  ...range("Cupboard Farms", "propagator", "tent", [["Windowsill", { space: 0.12 }]]),
  ...range("Kabinett Grün", "box", "tent", [
    ["Vitrine", { space: 0.25 }],
    ["Kinderstube", { space: 0.15, category: "propagator" }],
  ]),
  ...range("Cuarto Quieto", "propagation", "tent", [["Semillero 40", { space: 0.16 }]]),
  ...range("Zeltwerk Nord", "drying", "tent", [["Trockenkoje 60", { space: 0.36 }]]),
  ...range("Aire Limpio Sur", "carbon", "filter", [
    ["Sur 100"],
    ["Sur 150"],
    ["Malla 125", { category: "dust" }],
  ]),
  ...range("Nullduft", "odour", "bottle", [["Gel 400"]]),
  ...range("Kältewinkel", "portable", "fan", [["Winkel 9"], ["Winkel 12"], ["Winkel 18"]]),
  ...range("Lom Yen", "dehumidifier", "controller", [
    ["Lom 10"],
    ["Lom 20"],
    ["Mok 5", { category: "humidifier" }],
  ]),
  ...range("Cool Ledge", "split", "fan", [["Ledge 5"]]),
  ...range("Válvula Norte", "watering", "controller", [
    ["Norte 2"],
    ["Norte 6"],
    ["Reloj 4", { category: "power" }],
  ]),
  ...range("Tell-Tale Controls", "power", "meter", [["Tell-Tale Plug"]]),
  ...range("Gewächswart", "environment", "meter", [["Wart Fühler"]]),
  ...range("Tropfwerk", "pump", "hydro", [["Werk 8"], ["Werk 24"], ["Tropfer 50", { category: "valve" }]]),
  ...range("Slow Rain", "pump", "hydro", [["Steady 8"]]),
  ...range("Gota Lenta", "valve", "hydro", [["Goteros 25"]]),
  ...range("Nam Lai", "channel", "hydro", [["Rang 6"], ["Rang 12"], ["Thang 20", { category: "bucket" }]]),
  ...range("Undercurrent", "bucket", "hydro", [["Eight Buckets"]]),
  ...range("Floating Root Works", "table", "hydro", [["Wick Shelf"]]),
  ...range("Peat & Pumice", "perlite", "bag", [["Coarse Perlite"]]),
  ...range("Cocotal", "coco", "bag", [["Chips de Coco"]]),
  ...range("Чёрная грядка", "clay", "bag", [["Дренаж"]]),
  ...range("Тёплый ветер", "inline", "fan", [
    ["Ветер 100"],
    ["Ветер 160"],
    ["Клипса", { category: "circulation" }],
  ]),
  ...range("Northlane Air", "circulation", "fan", [["Lane Clip"]]),
  ...range("Leisewind", "axial", "fan", [["Hauch Flach 120"]]),
  ...range("Gärwerk", "bag", "bag", [["Sack 1"], ["Sack 3"], ["Kanne 10", { category: "bottle" }]]),
  ...range("Burbuja Clara", "bottle", "bottle", [
    ["Clara 2"],
    ["Clara 5"],
    ["Llama 1", { category: "burner" }],
  ]),
  ...range("Ninth Bubble", "burner", "controller", [["Blue Flame"]]),
  ...range("Loam & Lumen", "ph", "bottle", [["pH Down"], ["pH Up"]]),
];
