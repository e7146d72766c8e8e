import { type PluralLanguage, pluralForm } from "./plural-form.ts";

type Two = readonly [one: string, other: string];
type Three = readonly [one: string, few: string, many: string];

/** Forms of a word in every language: three in cz, de and ru, two elsewhere. */
export interface PluralWord {
  readonly en: Two;
  readonly ru: Three;
  readonly de: Three;
  readonly es: Two;
  readonly th: Two;
  readonly cz: Three;
}

/** Things that are counted on the site. The second and third form are the same word in German, all forms in Thai. */
export const PLURAL_WORDS = {
  award: {
    en: ["award", "awards"],
    ru: ["награда", "награды", "наград"],
    de: ["Auszeichnung", "Auszeichnungen", "Auszeichnungen"],
    es: ["premio", "premios"],
    th: ["รางวัล", "รางวัล"],
    cz: ["ocenění", "ocenění", "ocenění"],
  },
  seed: {
    en: ["seed", "seeds"],
    ru: ["семечко", "семечка", "семечек"],
    de: ["Samen", "Samen", "Samen"],
    es: ["semilla", "semillas"],
    th: ["เมล็ด", "เมล็ด"],
    cz: ["semínko", "semínka", "semínek"],
  },
  week: {
    en: ["week", "weeks"],
    ru: ["неделя", "недели", "недель"],
    de: ["Woche", "Wochen", "Wochen"],
    es: ["semana", "semanas"],
    th: ["สัปดาห์", "สัปดาห์"],
    cz: ["týden", "týdny", "týdnů"],
  },
  diary: {
    en: ["diary", "diaries"],
    ru: ["дневник", "дневника", "дневников"],
    de: ["Tagebuch", "Tagebücher", "Tagebücher"],
    es: ["diario", "diarios"],
    th: ["บันทึก", "บันทึก"],
    cz: ["deník", "deníky", "deníků"],
  },
  grower: {
    en: ["grower", "growers"],
    ru: ["гровер", "гровера", "гроверов"],
    de: ["Grower", "Grower", "Grower"],
    es: ["cultivador", "cultivadores"],
    th: ["ผู้ปลูก", "ผู้ปลูก"],
    cz: ["pěstitel", "pěstitelé", "pěstitelů"],
  },
  harvest: {
    en: ["harvest", "harvests"],
    ru: ["урожай", "урожая", "урожаев"],
    de: ["Ernte", "Ernten", "Ernten"],
    es: ["cosecha", "cosechas"],
    th: ["การเก็บเกี่ยว", "การเก็บเกี่ยว"],
    cz: ["sklizeň", "sklizně", "sklizní"],
  },
  strain: {
    en: ["strain", "strains"],
    ru: ["сорт", "сорта", "сортов"],
    de: ["Sorte", "Sorten", "Sorten"],
    es: ["variedad", "variedades"],
    th: ["สายพันธุ์", "สายพันธุ์"],
    cz: ["odrůda", "odrůdy", "odrůd"],
  },
  tent: {
    en: ["tent", "tents"],
    ru: ["палатка", "палатки", "палаток"],
    de: ["Zelt", "Zelte", "Zelte"],
    es: ["carpa", "carpas"],
    th: ["เต็นท์", "เต็นท์"],
    cz: ["stan", "stany", "stanů"],
  },
  review: {
    en: ["review", "reviews"],
    ru: ["отзыв", "отзыва", "отзывов"],
    de: ["Bewertung", "Bewertungen", "Bewertungen"],
    es: ["reseña", "reseñas"],
    th: ["รีวิว", "รีวิว"],
    cz: ["recenze", "recenze", "recenzí"],
  },
  comment: {
    en: ["comment", "comments"],
    ru: ["комментарий", "комментария", "комментариев"],
    de: ["Kommentar", "Kommentare", "Kommentare"],
    es: ["comentario", "comentarios"],
    th: ["ความคิดเห็น", "ความคิดเห็น"],
    cz: ["komentář", "komentáře", "komentářů"],
  },
  like: {
    en: ["like", "likes"],
    ru: ["лайк", "лайка", "лайков"],
    de: ["Like", "Likes", "Likes"],
    es: ["me gusta", "me gusta"],
    th: ["ถูกใจ", "ถูกใจ"],
    cz: ["lajk", "lajky", "lajků"],
  },
  plant: {
    en: ["plant", "plants"],
    ru: ["растение", "растения", "растений"],
    de: ["Pflanze", "Pflanzen", "Pflanzen"],
    es: ["planta", "plantas"],
    th: ["ต้น", "ต้น"],
    cz: ["rostlina", "rostliny", "rostlin"],
  },
  product: {
    en: ["product", "products"],
    ru: ["товар", "товара", "товаров"],
    de: ["Produkt", "Produkte", "Produkte"],
    es: ["producto", "productos"],
    th: ["สินค้า", "สินค้า"],
    cz: ["produkt", "produkty", "produktů"],
  },
  conversation: {
    en: ["conversation", "conversations"],
    ru: ["беседа", "беседы", "бесед"],
    de: ["Unterhaltung", "Unterhaltungen", "Unterhaltungen"],
    es: ["conversación", "conversaciones"],
    th: ["บทสนทนา", "บทสนทนา"],
    cz: ["konverzace", "konverzace", "konverzací"],
  },
  notification: {
    en: ["notification", "notifications"],
    ru: ["уведомление", "уведомления", "уведомлений"],
    de: ["Benachrichtigung", "Benachrichtigungen", "Benachrichtigungen"],
    es: ["notificación", "notificaciones"],
    th: ["การแจ้งเตือน", "การแจ้งเตือน"],
    cz: ["oznámení", "oznámení", "oznámení"],
  },
  solution: {
    en: ["solution", "solutions"],
    ru: ["решение", "решения", "решений"],
    de: ["Lösung", "Lösungen", "Lösungen"],
    es: ["solución", "soluciones"],
    th: ["คำตอบ", "คำตอบ"],
    cz: ["řešení", "řešení", "řešení"],
  },
  vote: {
    en: ["vote", "votes"],
    ru: ["голос", "голоса", "голосов"],
    de: ["Stimme", "Stimmen", "Stimmen"],
    es: ["voto", "votos"],
    th: ["โหวต", "โหวต"],
    cz: ["hlas", "hlasy", "hlasů"],
  },
  view: {
    en: ["view", "views"],
    ru: ["просмотр", "просмотра", "просмотров"],
    de: ["Aufruf", "Aufrufe", "Aufrufe"],
    es: ["visita", "visitas"],
    th: ["การเข้าชม", "การเข้าชม"],
    cz: ["zhlédnutí", "zhlédnutí", "zhlédnutí"],
  },
  second: {
    en: ["second", "seconds"],
    ru: ["секунда", "секунды", "секунд"],
    de: ["Sekunde", "Sekunden", "Sekunden"],
    es: ["segundo", "segundos"],
    th: ["วินาที", "วินาที"],
    cz: ["sekunda", "sekundy", "sekund"],
  },
  minute: {
    en: ["minute", "minutes"],
    ru: ["минута", "минуты", "минут"],
    de: ["Minute", "Minuten", "Minuten"],
    es: ["minuto", "minutos"],
    th: ["นาที", "นาที"],
    cz: ["minuta", "minuty", "minut"],
  },
  hour: {
    en: ["hour", "hours"],
    ru: ["час", "часа", "часов"],
    de: ["Stunde", "Stunden", "Stunden"],
    es: ["hora", "horas"],
    th: ["ชั่วโมง", "ชั่วโมง"],
    cz: ["hodina", "hodiny", "hodin"],
  },
  day: {
    en: ["day", "days"],
    ru: ["день", "дня", "дней"],
    de: ["Tag", "Tage", "Tage"],
    es: ["día", "días"],
    th: ["วัน", "วัน"],
    cz: ["den", "dny", "dnů"],
  },
  month: {
    en: ["month", "months"],
    ru: ["месяц", "месяца", "месяцев"],
    de: ["Monat", "Monate", "Monate"],
    es: ["mes", "meses"],
    th: ["เดือน", "เดือน"],
    cz: ["měsíc", "měsíce", "měsíců"],
  },
  year: {
    en: ["year", "years"],
    ru: ["год", "года", "лет"],
    de: ["Jahr", "Jahre", "Jahre"],
    es: ["año", "años"],
    th: ["ปี", "ปี"],
    cz: ["rok", "roky", "let"],
  },
} as const satisfies Record<string, PluralWord>;

/** A thing that is counted. */
export type PluralSet = keyof typeof PLURAL_WORDS;

/**
 * Word for a number of things, without the number.
 *
 * @param language - language of the word; one that has no words gives English
 * @example
 * pluralWord("ru", "week", 5); // "недель"
 */
export function pluralWord(language: PluralLanguage | (string & {}), set: PluralSet, count: number): string {
  const words: PluralWord = PLURAL_WORDS[set];
  const known = language in words ? (language as PluralLanguage) : "en";
  const forms: readonly string[] = words[known];
  return forms[pluralForm(known, count)] ?? words.en[1];
}
