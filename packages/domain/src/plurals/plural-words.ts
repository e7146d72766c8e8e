import { oneOf } from "../argument-checks.ts";
import { type PluralLanguage, pickPlural, pluralLanguage } from "./plural-form.ts";

type Two = readonly [one: string, other: string];
type Three = readonly [one: string, few: string, many: string];
type Four = readonly [...Three, fraction: string];

/** Forms of a word in every language, as `pluralForm` counts them. German and Thai repeat a form. */
export interface PluralWord {
  readonly en: Two;
  readonly ru: Three;
  readonly de: Three;
  readonly es: Two;
  readonly th: Two;
  readonly cs: Four;
}

/** Things that are counted on the site. */
export const PLURAL_WORDS = {
  award: {
    en: ["award", "awards"],
    ru: ["награда", "награды", "наград"],
    de: ["Auszeichnung", "Auszeichnungen", "Auszeichnungen"],
    es: ["premio", "premios"],
    th: ["รางวัล", "รางวัล"],
    cs: ["ocenění", "ocenění", "ocenění", "ocenění"],
  },
  seed: {
    en: ["seed", "seeds"],
    ru: ["семечко", "семечка", "семечек"],
    de: ["Samen", "Samen", "Samen"],
    es: ["semilla", "semillas"],
    th: ["เมล็ด", "เมล็ด"],
    cs: ["semínko", "semínka", "semínek", "semínka"],
  },
  week: {
    en: ["week", "weeks"],
    ru: ["неделя", "недели", "недель"],
    de: ["Woche", "Wochen", "Wochen"],
    es: ["semana", "semanas"],
    th: ["สัปดาห์", "สัปดาห์"],
    cs: ["týden", "týdny", "týdnů", "týdne"],
  },
  diary: {
    en: ["diary", "diaries"],
    ru: ["дневник", "дневника", "дневников"],
    de: ["Tagebuch", "Tagebücher", "Tagebücher"],
    es: ["diario", "diarios"],
    th: ["ไดอารี่", "ไดอารี่"],
    cs: ["deník", "deníky", "deníků", "deníku"],
  },
  grower: {
    en: ["grower", "growers"],
    ru: ["гровер", "гровера", "гроверов"],
    de: ["Grower", "Grower", "Grower"],
    es: ["cultivador", "cultivadores"],
    th: ["คนปลูก", "คนปลูก"],
    cs: ["pěstitel", "pěstitelé", "pěstitelů", "pěstitele"],
  },
  harvest: {
    en: ["harvest", "harvests"],
    ru: ["урожай", "урожая", "урожаев"],
    de: ["Ernte", "Ernten", "Ernten"],
    es: ["cosecha", "cosechas"],
    th: ["การเก็บเกี่ยว", "การเก็บเกี่ยว"],
    cs: ["sklizeň", "sklizně", "sklizní", "sklizně"],
  },
  strain: {
    en: ["strain", "strains"],
    ru: ["сорт", "сорта", "сортов"],
    de: ["Sorte", "Sorten", "Sorten"],
    es: ["variedad", "variedades"],
    th: ["สายพันธุ์", "สายพันธุ์"],
    cs: ["odrůda", "odrůdy", "odrůd", "odrůdy"],
  },
  tent: {
    en: ["tent", "tents"],
    ru: ["гроутент", "гроутента", "гроутентов"],
    de: ["Growzelt", "Growzelte", "Growzelte"],
    es: ["carpa", "carpas"],
    th: ["เต็นท์ปลูก", "เต็นท์ปลูก"],
    cs: ["stan", "stany", "stanů", "stanu"],
  },
  review: {
    en: ["review", "reviews"],
    ru: ["отзыв", "отзыва", "отзывов"],
    de: ["Bewertung", "Bewertungen", "Bewertungen"],
    es: ["reseña", "reseñas"],
    th: ["รีวิว", "รีวิว"],
    cs: ["recenze", "recenze", "recenzí", "recenze"],
  },
  comment: {
    en: ["comment", "comments"],
    ru: ["комментарий", "комментария", "комментариев"],
    de: ["Kommentar", "Kommentare", "Kommentare"],
    es: ["comentario", "comentarios"],
    th: ["ความคิดเห็น", "ความคิดเห็น"],
    cs: ["komentář", "komentáře", "komentářů", "komentáře"],
  },
  like: {
    en: ["like", "likes"],
    ru: ["лайк", "лайка", "лайков"],
    de: ["Like", "Likes", "Likes"],
    es: ["me gusta", "me gusta"],
    th: ["ถูกใจ", "ถูกใจ"],
    cs: ["lajk", "lajky", "lajků", "lajku"],
  },
  plant: {
    en: ["plant", "plants"],
    ru: ["растение", "растения", "растений"],
    de: ["Pflanze", "Pflanzen", "Pflanzen"],
    es: ["planta", "plantas"],
    th: ["ต้น", "ต้น"],
    cs: ["rostlina", "rostliny", "rostlin", "rostliny"],
  },
  product: {
    en: ["product", "products"],
    ru: ["товар", "товара", "товаров"],
    de: ["Produkt", "Produkte", "Produkte"],
    es: ["producto", "productos"],
    th: ["สินค้า", "สินค้า"],
    cs: ["produkt", "produkty", "produktů", "produktu"],
  },
  conversation: {
    en: ["conversation", "conversations"],
    ru: ["беседа", "беседы", "бесед"],
    de: ["Unterhaltung", "Unterhaltungen", "Unterhaltungen"],
    es: ["conversación", "conversaciones"],
    th: ["บทสนทนา", "บทสนทนา"],
    cs: ["konverzace", "konverzace", "konverzací", "konverzace"],
  },
  notification: {
    en: ["notification", "notifications"],
    ru: ["уведомление", "уведомления", "уведомлений"],
    de: ["Benachrichtigung", "Benachrichtigungen", "Benachrichtigungen"],
    es: ["notificación", "notificaciones"],
    th: ["การแจ้งเตือน", "การแจ้งเตือน"],
    cs: ["oznámení", "oznámení", "oznámení", "oznámení"],
  },
  solution: {
    en: ["solution", "solutions"],
    ru: ["решение", "решения", "решений"],
    de: ["Lösung", "Lösungen", "Lösungen"],
    es: ["solución", "soluciones"],
    th: ["คำตอบ", "คำตอบ"],
    cs: ["řešení", "řešení", "řešení", "řešení"],
  },
  vote: {
    en: ["vote", "votes"],
    ru: ["голос", "голоса", "голосов"],
    de: ["Stimme", "Stimmen", "Stimmen"],
    es: ["voto", "votos"],
    th: ["โหวต", "โหวต"],
    cs: ["hlas", "hlasy", "hlasů", "hlasu"],
  },
  view: {
    en: ["view", "views"],
    ru: ["просмотр", "просмотра", "просмотров"],
    de: ["Aufruf", "Aufrufe", "Aufrufe"],
    es: ["visita", "visitas"],
    th: ["การเข้าชม", "การเข้าชม"],
    cs: ["zhlédnutí", "zhlédnutí", "zhlédnutí", "zhlédnutí"],
  },
  second: {
    en: ["second", "seconds"],
    ru: ["секунда", "секунды", "секунд"],
    de: ["Sekunde", "Sekunden", "Sekunden"],
    es: ["segundo", "segundos"],
    th: ["วินาที", "วินาที"],
    cs: ["sekunda", "sekundy", "sekund", "sekundy"],
  },
  minute: {
    en: ["minute", "minutes"],
    ru: ["минута", "минуты", "минут"],
    de: ["Minute", "Minuten", "Minuten"],
    es: ["minuto", "minutos"],
    th: ["นาที", "นาที"],
    cs: ["minuta", "minuty", "minut", "minuty"],
  },
  hour: {
    en: ["hour", "hours"],
    ru: ["час", "часа", "часов"],
    de: ["Stunde", "Stunden", "Stunden"],
    es: ["hora", "horas"],
    th: ["ชั่วโมง", "ชั่วโมง"],
    cs: ["hodina", "hodiny", "hodin", "hodiny"],
  },
  day: {
    en: ["day", "days"],
    ru: ["день", "дня", "дней"],
    de: ["Tag", "Tage", "Tage"],
    es: ["día", "días"],
    th: ["วัน", "วัน"],
    cs: ["den", "dny", "dnů", "dne"],
  },
  month: {
    en: ["month", "months"],
    ru: ["месяц", "месяца", "месяцев"],
    de: ["Monat", "Monate", "Monate"],
    es: ["mes", "meses"],
    th: ["เดือน", "เดือน"],
    cs: ["měsíc", "měsíce", "měsíců", "měsíce"],
  },
  year: {
    en: ["year", "years"],
    ru: ["год", "года", "лет"],
    de: ["Jahr", "Jahre", "Jahre"],
    es: ["año", "años"],
    th: ["ปี", "ปี"],
    cs: ["rok", "roky", "let", "roku"],
  },
} as const satisfies Record<string, PluralWord>;

/** A thing that is counted. */
export type PluralSet = keyof typeof PLURAL_WORDS;

/**
 * Gets the word for a number of things, without the number.
 *
 * @param language - language tag, such as `ru` or `ru-RU`; an unknown one gives English
 * @param count - a finite number
 * @returns the word; `null` for a number that is not finite
 * @example
 * pluralWord("ru-RU", "week", 5); // "недель"
 * pluralWord("cs", "week", 1.5); // "týdne"
 */
export function pluralWord(
  language: PluralLanguage | (string & {}),
  set: PluralSet,
  count: number,
): string | null {
  const words: PluralWord = PLURAL_WORDS[oneOf(Object.keys(PLURAL_WORDS) as PluralSet[], set)];
  const asked = pluralLanguage(language);
  const known = Object.hasOwn(words, asked) ? (asked as PluralLanguage) : "en";
  return pickPlural(known, count, words[known]);
}
