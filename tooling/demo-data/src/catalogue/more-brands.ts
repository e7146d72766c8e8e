import type { BrandSeed } from "./brands.ts";

/** Brands that round off the smaller sections; the diaries were drawn without them. */
export const MORE_BRANDS: readonly BrandSeed[] = [
  {
    section: "grow-boxes",
    name: "Тихий шкаф",
    lang: "ru",
    hue: 34,
    text: "Гроубоксы из фанеры с войлоком внутри: вентилятор слышно только ночью.",
  },
  {
    section: "air-filters",
    name: "Aire Limpio Sur",
    lang: "es",
    hue: 168,
    text: "Filtros de carbón de coco, con recarga para no tirar la carcasa.",
  },
  {
    section: "air-conditioners",
    name: "Kältewinkel",
    lang: "de",
    hue: 206,
    text: "Mobile Klimageräte mit zwei Schläuchen, damit kein Unterdruck entsteht.",
  },
  {
    section: "air-conditioners",
    name: "Lom Yen",
    lang: "th",
    hue: 182,
    text: "เครื่องลดความชื้นสำหรับห้องปลูกหน้าฝน ถังน้ำถอดล้างง่าย",
  },
  {
    section: "controllers",
    name: "Válvula Norte",
    lang: "es",
    hue: 24,
    text: "Programadores de riego que avisan cuando el depósito baja del cuarto.",
  },
  {
    section: "drip-systems",
    name: "Tropfwerk",
    lang: "de",
    hue: 212,
    text: "Tropfsysteme mit Druckminderer und Tropfern, die man ohne Werkzeug tauscht.",
  },
  {
    section: "hydroponic-systems",
    name: "Nam Lai",
    lang: "th",
    hue: 196,
    text: "ราง NFT และถัง DWC ทำจากพลาสติกเกรดอาหาร ล้างคราบง่าย",
  },
  {
    section: "ventilation-fans",
    name: "Тёплый ветер",
    lang: "ru",
    hue: 16,
    text: "Канальные вентиляторы с плавным пуском и таблицей шума на коробке.",
  },
  {
    section: "co2-generators",
    name: "Gärwerk",
    lang: "de",
    hue: 62,
    text: "CO₂ aus Gärung: einmal anmischen, sechs Wochen Ruhe.",
  },
  {
    section: "co2-generators",
    name: "Burbuja Clara",
    lang: "es",
    hue: 152,
    text: "Botellas con válvula y tabla de segundos por metro cúbico.",
  },
];
