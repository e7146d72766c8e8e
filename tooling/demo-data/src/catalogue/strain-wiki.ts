import type { Lang } from "../people/growers.ts";
import type { StrainRow, WikiRow } from "../rows.ts";

/** Strains that the encyclopedia has an entry on. */
const NAMES = [
  ...["Night Plum", "Velvet Orbit", "Lemon Thicket", "Quiet Thunder", "Harbour Fog"],
  ...["Monsoon Letter", "White Parallel", "Birch Smoke", "Copper Lantern", "Old Harbour"],
];

interface Words {
  title(name: string): string;
  cross(name: string, mother: string, father: string): string;
  seed(name: string): string;
  shape(days: number, height: number): string;
  unknown: string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    title: (name) => `${name}: origin and growth`,
    cross: (name, mother, father) => `${name} is a cross of ${mother} and ${father}.`,
    seed: (name) =>
      `${name} is kept from seed; growers still find two clearly different phenotypes in a packet.`,
    shape: (days, height) =>
      `Indoors it flowers for about ${days} days and ends at roughly ${height} cm. Top it once and keep the air moving late in flower.`,
    unknown: "an unknown parent",
  },
  de: {
    title: (name) => `${name}: Herkunft und Wuchs`,
    cross: (name, mother, father) => `${name} ist eine Kreuzung aus ${mother} und ${father}.`,
    seed: (name) =>
      `${name} wird aus Samen erhalten; in einer Packung finden Grower bis heute zwei klar verschiedene Phänotypen.`,
    shape: (days, height) =>
      `Indoor blüht sie rund ${days} Tage und wird etwa ${height} cm hoch. Einmal toppen und spät in der Blüte für Luftbewegung sorgen.`,
    unknown: "einem unbekannten Elternteil",
  },
  es: {
    title: (name) => `${name}: origen y crecimiento`,
    cross: (name, mother, father) => `${name} es un cruce de ${mother} y ${father}.`,
    seed: (name) =>
      `${name} se conserva por semilla; en un mismo paquete salen dos fenotipos bien distintos.`,
    shape: (days, height) =>
      `En interior florece unos ${days} días y llega a unos ${height} cm. Haz una poda apical y mueve bien el aire al final de la floración.`,
    unknown: "un parental desconocido",
  },
  ru: {
    title: (name) => `${name}: происхождение и рост`,
    cross: (name, mother, father) => `${name} — результат скрещивания: ${mother} и ${father}.`,
    seed: (name) =>
      `${name} сохраняют семенами; в одной упаковке до сих пор встречаются два разных фенотипа.`,
    shape: (days, height) =>
      `В помещении цветёт около ${days} дней и вырастает примерно до ${height} см. Достаточно одного топпинга, а в конце цветения нужен хороший обдув.`,
    unknown: "неизвестный родитель",
  },
  th: {
    title: (name) => `${name}: ที่มาและการเติบโต`,
    cross: (name, mother, father) => `${name} เป็นลูกผสมของ ${mother} กับ ${father}`,
    seed: (name) => `${name} เก็บพันธุ์ด้วยเมล็ด ในซองเดียวมักเจอสองฟีโนที่ต่างกันชัดเจน`,
    shape: (days, height) =>
      `ในร่มทำดอกราว ${days} วัน สูงประมาณ ${height} ซม. เด็ดยอดหนึ่งครั้งพอ ช่วงปลายทำดอกให้ลมผ่านดี ๆ`,
    unknown: "พ่อแม่ที่ไม่ทราบชื่อ",
  },
};

/** Entries in five languages about strains whose parents the demo family names. */
export function strainWiki(
  strains: readonly StrainRow[],
  parents: readonly { strain_id: number; role: "mother" | "father"; parent_id: number | null }[],
): WikiRow[] {
  return NAMES.flatMap((name) => {
    const strain = strains.find((row) => row.name === name);
    if (!strain) return [];
    const parent = (role: "mother" | "father") => {
      const id = parents.find((row) => row.strain_id === strain.id && row.role === role)?.parent_id;
      return strains.find((row) => row.id === id)?.name;
    };
    return Object.entries(WORDS).map(([lang, words]): WikiRow => {
      const mother = parent("mother");
      const father = parent("father");
      const cross =
        mother === undefined && father === undefined
          ? ""
          : `<p>${words.cross(name, mother ?? words.unknown, father ?? words.unknown)}</p>`;
      const { flowering_days_max: days, height_max: height } = strain;
      const shape = days === null || height === null ? "" : `<p>${words.shape(days, height)}</p>`;
      return {
        ...{ lang, type: "strain", content_id: strain.id, title: words.title(name) },
        text: `${cross}<p>${words.seed(name)}</p>${shape}`,
        source: `https://encyclopedia.example/${lang}/${strain.slug}`,
      };
    });
  });
}
