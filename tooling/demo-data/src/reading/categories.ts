import type { Names } from "./names.ts";

export type CategorySlug = "practice" | "harvest" | "seeds" | "people";

export type TagSlug =
  | "vpd"
  | "climate"
  | "led"
  | "ec"
  | "coco"
  | "watering"
  | "germination"
  | "seedbanks"
  | "landraces"
  | "outdoor"
  | "window"
  | "drying"
  | "trichomes"
  | "law";

/** Categories of the journal, in the order they are shown in. */
export const CATEGORIES: Readonly<Record<CategorySlug, Names>> = {
  practice: {
    en: "Growing",
    de: "Anbau",
    es: "Cultivo",
    ru: "Выращивание",
    th: "เทคนิคการปลูก",
  },
  harvest: {
    en: "Harvest and drying",
    de: "Ernte und Trocknung",
    es: "Cosecha y secado",
    ru: "Сбор и сушка",
    th: "เก็บเกี่ยวและตาก",
  },
  seeds: {
    en: "Seeds and strains",
    de: "Samen und Sorten",
    es: "Semillas y variedades",
    ru: "Семена и сорта",
    th: "เมล็ดและสายพันธุ์",
  },
  people: {
    en: "Growers and news",
    de: "Grower und Nachrichten",
    es: "Cultivadores y noticias",
    ru: "Гроверы и новости",
    th: "คนปลูกและข่าว",
  },
};

/** Tags of the posts. Every tag has at least one post. */
export const TAGS: Readonly<Record<TagSlug, Names>> = {
  vpd: { en: "VPD", de: "VPD", es: "VPD", ru: "VPD", th: "VPD" },
  climate: {
    en: "Temperature and humidity",
    de: "Temperatur und Luftfeuchte",
    es: "Temperatura y humedad",
    ru: "Температура и влажность",
    th: "อุณหภูมิและความชื้น",
  },
  led: { en: "LED", de: "LED", es: "LED", ru: "LED", th: "ไฟ LED" },
  ec: { en: "EC", de: "EC", es: "EC", ru: "EC", th: "EC" },
  coco: { en: "Coco", de: "Kokos", es: "Coco", ru: "Кокос", th: "ขุยมะพร้าว" },
  watering: { en: "Watering", de: "Gießen", es: "Riego", ru: "Полив", th: "การรดน้ำ" },
  germination: {
    en: "Germination",
    de: "Keimung",
    es: "Germinación",
    ru: "Проращивание",
    th: "การเพาะเมล็ด",
  },
  seedbanks: { en: "Seedbanks", de: "Samenbanken", es: "Bancos de semillas", ru: "Сидбанки", th: "ซีดแบงก์" },
  landraces: {
    en: "Landraces",
    de: "Landrassen",
    es: "Variedades autóctonas",
    ru: "Ландрасы",
    th: "พันธุ์พื้นเมือง",
  },
  outdoor: { en: "Outdoors", de: "Outdoor", es: "Exterior", ru: "Под открытым небом", th: "กลางแจ้ง" },
  window: { en: "Window sill", de: "Fensterbank", es: "Ventana", ru: "Подоконник", th: "ริมหน้าต่าง" },
  drying: { en: "Drying", de: "Trocknen", es: "Secado", ru: "Сушка", th: "การตาก" },
  trichomes: { en: "Trichomes", de: "Trichome", es: "Tricomas", ru: "Трихомы", th: "ไตรโคม" },
  law: { en: "Law", de: "Recht", es: "Legislación", ru: "Закон", th: "กฎหมาย" },
};
