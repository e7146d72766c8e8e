import type { Random } from "@grow/testing";
import type { Lang } from "./growers.ts";

/** What a grower says about themselves, by language. */
const ABOUT: Record<Lang, readonly string[]> = {
  en: [
    "Pheno hunter in a small flat. Coco, LED and too many labels.",
    "One tent, two plants, no hurry. I weigh everything twice.",
    "Living soil since the compost heap got out of hand. Ask me about worms.",
    "I write down what went wrong first. It saves the next run.",
    "Autoflowers on a shelf, four hours of sun on the balcony in summer.",
  ],
  de: [
    "Kellergrow mit LED, Kokos und Notizbuch. Ich antworte gern auf Fragen zu EC.",
    "Balkon im Sommer, Growzelt im Winter. Hauptsache, es riecht nach Garten.",
    "Living Soil und Regenwasser. Weniger messen, mehr hinschauen.",
    "Zwei Pflanzen, ein Zelt, viel Geduld.",
  ],
  ru: [
    "Гроутент 80×80, кокос и капельный полив. Пишу всё, даже ошибки.",
    "Выращиваю с дедом по его блокноту. Органика и терпение.",
    "Люблю компактные кусты и долгую сушку.",
    "Один куст, один светильник, один дневник.",
  ],
  es: [
    "Terraza al sur, tierra viva y paciencia. Respondo a todo lo que sé.",
    "Carpa de 80×80, coco y riego por goteo. Peso dos veces cada cogollo.",
    "Exterior en verano, interior en invierno. Me gusta el secado lento.",
    "Aprendiendo con cada cosecha. Las fotos malas también cuentan.",
  ],
  th: [
    "ปลูกในเต็นท์เล็ก ขุยมะพร้าวกับไฟ LED ถามเรื่องน้ำได้เลย",
    "ปลูกดินมีชีวิตหลังบ้าน ฝนเยอะแต่ยังไหว",
    "ต้นเดียวแต่ดูแลทุกวัน จดทุกอย่างลงไดอารี่",
    "ชอบทรงพุ่มเตี้ยและตากช้า ๆ",
  ],
};

/** The words about a grower in their row. */
export interface Profile {
  about: string;
  lang: Lang;
  grow_since: number | null;
  instagram: string | null;
  youtube: string | null;
  facebook: string | null;
  x: string | null;
  website: string | null;
  is_discreet: boolean;
  is_ban: boolean;
  is_remove: boolean;
  remove_date: string | null;
}

/** Growers whose pages show what a page may look like. */
export const EDGE_CASES = {
  /** Says everything that a profile can say, and has something under each tab. */
  everything: "verdant.vic",
  /** Says nothing about themselves. */
  nothing: "karas",
  /** Signed up yesterday and has done nothing yet. */
  newcomer: "first.tent",
  /** Is read by link and found in no list. */
  discreet: "quietcorner",
  /** Was suspended by moderators. */
  suspended: "blattlaus_nein",
  /** Has left; their diaries stay under the name Removed. */
  removed: "la_hoja_fea",
} as const;

/** The profile of a grower who joined in a year. */
export function writeProfile(
  random: Random,
  { name, lang }: { readonly name: string; readonly lang: Lang },
  joined: string,
  anchor: string,
): Profile {
  const isTalkative = random.chance(0.75);
  const year = Number(joined.slice(0, 4));
  const profile: Profile = {
    about: isTalkative ? random.pick(ABOUT[lang]) : "",
    lang,
    grow_since: random.chance(0.7) ? year - random.whole(0, 12) : null,
    instagram: random.chance(0.3) ? handleOf(name) : null,
    youtube: null,
    facebook: null,
    x: null,
    website: null,
    is_discreet: name === EDGE_CASES.discreet,
    is_ban: name === EDGE_CASES.suspended,
    is_remove: name === EDGE_CASES.removed,
    remove_date: name === EDGE_CASES.removed ? anchor : null,
  };
  if (name === EDGE_CASES.everything) {
    return {
      ...profile,
      about: `${ABOUT.en[0]} I answer questions about colour, drying and stubborn clones.\n\nClones go to neighbours, seeds to anyone who asks nicely.`,
      grow_since: 2017,
      instagram: "verdant.vic",
      youtube: "verdantvic",
      facebook: "verdant.vic",
      x: "verdant_vic",
      website: "https://verdantvic.example",
    };
  }
  if (name === EDGE_CASES.nothing || profile.is_remove) {
    return { ...profile, about: "", grow_since: null, instagram: null };
  }
  return profile;
}

/** The same name elsewhere, in the letters that are allowed there. */
const handleOf = (name: string): string => name.replaceAll("-", ".").slice(0, 30);
