import { type PluralLanguage, pluralForm } from "./plural-form.ts";

type One = readonly [always: string];
type Two = readonly [one: string, other: string];
type Three = readonly [one: string, few: string, many: string];

/** Forms of a word in every language. A form that is missing is the same as the last one. */
export interface PluralWord {
  readonly en: Two;
  readonly ru: Three;
  readonly de: Two;
  readonly es: Two;
  readonly th: One;
  readonly cz: Three;
}

/** Things that are counted on the site. */
export const PLURAL_WORDS = {
  award: {
    en: ["award", "awards"],
    ru: ["награда", "награды", "наград"],
    de: ["Auszeichnung", "Auszeichnungen"],
    es: ["premio", "premios"],
    th: ["รางวัล"],
    cz: ["ocenění", "ocenění", "ocenění"],
  },
  seed: {
    en: ["seed", "seeds"],
    ru: ["семечко", "семечка", "семечек"],
    de: ["Samen", "Samen"],
    es: ["semilla", "semillas"],
    th: ["เมล็ด"],
    cz: ["semínko", "semínka", "semínek"],
  },
  week: {
    en: ["week", "weeks"],
    ru: ["неделя", "недели", "недель"],
    de: ["Woche", "Wochen"],
    es: ["semana", "semanas"],
    th: ["สัปดาห์"],
    cz: ["týden", "týdny", "týdnů"],
  },
  diary: {
    en: ["diary", "diaries"],
    ru: ["дневник", "дневника", "дневников"],
    de: ["Tagebuch", "Tagebücher"],
    es: ["diario", "diarios"],
    th: ["ไดอารี่"],
    cz: ["deník", "deníky", "deníků"],
  },
  grower: {
    en: ["grower", "growers"],
    ru: ["гровер", "гровера", "гроверов"],
    de: ["Grower", "Grower"],
    es: ["cultivador", "cultivadores"],
    th: ["คนปลูก"],
    cz: ["pěstitel", "pěstitelé", "pěstitelů"],
  },
  harvest: {
    en: ["harvest", "harvests"],
    ru: ["урожай", "урожая", "урожаев"],
    de: ["Ernte", "Ernten"],
    es: ["cosecha", "cosechas"],
    th: ["การเก็บเกี่ยว"],
    cz: ["sklizeň", "sklizně", "sklizní"],
  },
  strain: {
    en: ["strain", "strains"],
    ru: ["сорт", "сорта", "сортов"],
    de: ["Sorte", "Sorten"],
    es: ["variedad", "variedades"],
    th: ["สายพันธุ์"],
    cz: ["odrůda", "odrůdy", "odrůd"],
  },
  tent: {
    en: ["tent", "tents"],
    ru: ["гроутент", "гроутента", "гроутентов"],
    de: ["Growzelt", "Growzelte"],
    es: ["carpa", "carpas"],
    th: ["เต็นท์ปลูก"],
    cz: ["stan", "stany", "stanů"],
  },
  review: {
    en: ["review", "reviews"],
    ru: ["отзыв", "отзыва", "отзывов"],
    de: ["Bewertung", "Bewertungen"],
    es: ["reseña", "reseñas"],
    th: ["รีวิว"],
    cz: ["recenze", "recenze", "recenzí"],
  },
  comment: {
    en: ["comment", "comments"],
    ru: ["комментарий", "комментария", "комментариев"],
    de: ["Kommentar", "Kommentare"],
    es: ["comentario", "comentarios"],
    th: ["ความคิดเห็น"],
    cz: ["komentář", "komentáře", "komentářů"],
  },
  like: {
    en: ["like", "likes"],
    ru: ["лайк", "лайка", "лайков"],
    de: ["Like", "Likes"],
    es: ["me gusta", "me gusta"],
    th: ["ถูกใจ"],
    cz: ["lajk", "lajky", "lajků"],
  },
  plant: {
    en: ["plant", "plants"],
    ru: ["растение", "растения", "растений"],
    de: ["Pflanze", "Pflanzen"],
    es: ["planta", "plantas"],
    th: ["ต้น"],
    cz: ["rostlina", "rostliny", "rostlin"],
  },
  product: {
    en: ["product", "products"],
    ru: ["товар", "товара", "товаров"],
    de: ["Produkt", "Produkte"],
    es: ["producto", "productos"],
    th: ["สินค้า"],
    cz: ["produkt", "produkty", "produktů"],
  },
  conversation: {
    en: ["conversation", "conversations"],
    ru: ["беседа", "беседы", "бесед"],
    de: ["Unterhaltung", "Unterhaltungen"],
    es: ["conversación", "conversaciones"],
    th: ["บทสนทนา"],
    cz: ["konverzace", "konverzace", "konverzací"],
  },
  notification: {
    en: ["notification", "notifications"],
    ru: ["уведомление", "уведомления", "уведомлений"],
    de: ["Benachrichtigung", "Benachrichtigungen"],
    es: ["notificación", "notificaciones"],
    th: ["การแจ้งเตือน"],
    cz: ["oznámení", "oznámení", "oznámení"],
  },
  solution: {
    en: ["solution", "solutions"],
    ru: ["решение", "решения", "решений"],
    de: ["Lösung", "Lösungen"],
    es: ["solución", "soluciones"],
    th: ["คำตอบ"],
    cz: ["řešení", "řešení", "řešení"],
  },
  vote: {
    en: ["vote", "votes"],
    ru: ["голос", "голоса", "голосов"],
    de: ["Stimme", "Stimmen"],
    es: ["voto", "votos"],
    th: ["โหวต"],
    cz: ["hlas", "hlasy", "hlasů"],
  },
  view: {
    en: ["view", "views"],
    ru: ["просмотр", "просмотра", "просмотров"],
    de: ["Aufruf", "Aufrufe"],
    es: ["visita", "visitas"],
    th: ["การเข้าชม"],
    cz: ["zhlédnutí", "zhlédnutí", "zhlédnutí"],
  },
  second: {
    en: ["second", "seconds"],
    ru: ["секунда", "секунды", "секунд"],
    de: ["Sekunde", "Sekunden"],
    es: ["segundo", "segundos"],
    th: ["วินาที"],
    cz: ["sekunda", "sekundy", "sekund"],
  },
  minute: {
    en: ["minute", "minutes"],
    ru: ["минута", "минуты", "минут"],
    de: ["Minute", "Minuten"],
    es: ["minuto", "minutos"],
    th: ["นาที"],
    cz: ["minuta", "minuty", "minut"],
  },
  hour: {
    en: ["hour", "hours"],
    ru: ["час", "часа", "часов"],
    de: ["Stunde", "Stunden"],
    es: ["hora", "horas"],
    th: ["ชั่วโมง"],
    cz: ["hodina", "hodiny", "hodin"],
  },
  day: {
    en: ["day", "days"],
    ru: ["день", "дня", "дней"],
    de: ["Tag", "Tage"],
    es: ["día", "días"],
    th: ["วัน"],
    cz: ["den", "dny", "dnů"],
  },
  month: {
    en: ["month", "months"],
    ru: ["месяц", "месяца", "месяцев"],
    de: ["Monat", "Monate"],
    es: ["mes", "meses"],
    th: ["เดือน"],
    cz: ["měsíc", "měsíce", "měsíců"],
  },
  year: {
    en: ["year", "years"],
    ru: ["год", "года", "лет"],
    de: ["Jahr", "Jahre"],
    es: ["año", "años"],
    th: ["ปี"],
    cz: ["rok", "roky", "let"],
  },
} as const satisfies Record<string, PluralWord>;

/** A thing that is counted. */
export type PluralSet = keyof typeof PLURAL_WORDS;

/**
 * Gets the word for a number of things, without the number.
 *
 * @param language - language of the word; an unknown one gives English
 * @param count - any number; one that is not finite takes the last form
 * @example
 * pluralWord("ru", "week", 5); // "недель"
 */
export function pluralWord(language: PluralLanguage | (string & {}), set: PluralSet, count: number): string {
  const words: PluralWord = PLURAL_WORDS[set];
  const known = language in words ? (language as PluralLanguage) : "en";
  const forms: readonly string[] = words[known];
  return forms[pluralForm(known, count)] ?? forms.at(-1) ?? "";
}
