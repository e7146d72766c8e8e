import type { Random } from "@grow/testing";
import type { WrittenDiary } from "../growing/diary-rows.ts";
import type { Lang } from "../people/growers.ts";
import type { ReviewRow } from "../rows.ts";
import type { Catalogue } from "./catalogue-rows.ts";

/** What growers say of their gear, from bad to good. */
const WORDS: Readonly<Record<Lang, readonly [bad: string, fair: string, good: string]>> = {
  en: [
    "Rattles after two months, and the maker's answer took three weeks.",
    "Does what it says. The manual could be clearer about the first setup.",
    "Second run with it and no trouble at all. I'd buy it again.",
  ],
  de: [
    "Klappert nach zwei Monaten, und die Antwort vom Hersteller kam erst nach drei Wochen.",
    "Tut, was draufsteht. Die Anleitung zum Aufbau könnte klarer sein.",
    "Zweiter Durchgang damit und keine Probleme. Würde ich wieder kaufen.",
  ],
  ru: [
    "Через два месяца начал дребезжать, поддержка ответила только через три недели.",
    "Работает как заявлено. Инструкция по сборке могла бы быть понятнее.",
    "Второй цикл без проблем. Взял бы ещё раз.",
  ],
  es: [
    "A los dos meses vibra, y el fabricante tardó tres semanas en contestar.",
    "Hace lo que promete. El manual de montaje podría ser más claro.",
    "Segunda cosecha con él y ni un problema. Lo compraría otra vez.",
  ],
  th: [
    "ใช้สองเดือนก็เริ่มสั่น รอคำตอบจากผู้ผลิตสามสัปดาห์",
    "ใช้ได้ตามที่บอก แต่คู่มือประกอบน่าจะชัดกว่านี้",
    "ใช้รอบที่สองแล้วไม่มีปัญหาเลย ซื้ออีกแน่นอน",
  ],
};

/** Sections whose products are reviewed with the harvest. */
const WITH_HARVEST: ReadonlySet<string> = new Set(["seedbank", "nutrients"]);

/** Reviews of lamps, tents and the rest, from the harvested diaries that use them; about half of the growers write one. */
export function writeGearReviews(
  random: Random,
  diaries: readonly WrittenDiary[],
  { products }: Catalogue,
  before: number,
): ReviewRow[] {
  const rows: ReviewRow[] = [];
  for (const { row: diary, equip } of diaries) {
    if (!diary.is_harvest) continue;
    const used = new Set(equip.flatMap(({ product_id }) => product_id ?? []));
    for (const product_id of used) {
      const product = products[product_id - 1];
      if (!product || WITH_HARVEST.has(product.section) || !random.chance(0.5)) continue;
      // Each product has growers who like it more and less.
      const n_general = Math.max(
        2,
        Math.min(10, Math.round(7.4 + (product_id % 5) * 0.4 + random.number(-2.4, 1.6))),
      );
      const [bad, fair, good] = WORDS[diary.lang];
      const text = n_general <= 5 ? bad : n_general <= 8 ? fair : good;
      const date = diary.update_date;
      rows.push({
        id: before + rows.length + 1,
        user_id: diary.user_id,
        product_id,
        diary_id: diary.id,
        week_id: null,
        text: random.chance(0.7) ? text : "",
        lang: diary.lang,
        n_general,
        growing: null,
        resistance: null,
        add_date: date,
        update_date: date,
      });
    }
  }
  return rows;
}
