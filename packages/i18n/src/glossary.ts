import type { TRANSLATED_LOCALES } from "./locales.ts";

type TranslatedLocale = (typeof TRANSLATED_LOCALES)[number];

/** A word that texts people see must not use. */
export interface ForbiddenWord {
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly use: string;
  /** Allowed where the English text matches: Thai บันทึก is "save", never "diary". */
  readonly unlessEnglish?: RegExp;
}

/** One word for each thing, and the voice of the site: short, direct, to "you". */
export const FORBIDDEN_WORDS: Readonly<Record<TranslatedLocale, readonly ForbiddenWord[]>> = {
  en: [
    { pattern: /\btak(?:e|en|ing)\b.*\b(?:along|away|over)\b/i, use: "export, remove or copy" },
    { pattern: /\bbr(?:ing|ought)\b.*\b(?:in|back)\b/i, use: "import or restore" },
    { pattern: /\bthrow(?:n)?\b.*\baway\b/i, use: "discard or delete" },
    { pattern: /\bstands?\b/i, use: "appear, show up, be" },
    { pattern: /\bkept\b/i, use: "saved or cached" },
    { pattern: /\bgo on\b/i, use: "continue" },
    { pattern: /\bletters (?:go|come|are sent)\b|\bthis letter\b/i, use: "email" },
    { pattern: /\be-mail|\bmails?\b/i, use: "email" },
    { pattern: /\bmay not\b/i, use: "can't, don't have permission" },
    { pattern: /\b(?:can|do|does|is|are|was|were|has|have|could|did|will)[ ]?not\b/i, use: "a contraction" },
    { pattern: /\bplease\b/i, use: "nothing: say what to do" },
    { pattern: /\b(?:some|every)body\b|\bwhoever\b/i, use: "someone, everyone, anyone" },
    { pattern: /\bmeanwhile\b|\bin the meantime\b|\bonce more\b/i, use: "again, or nothing" },
    { pattern: /\bcomplaints?\b/i, use: "report" },
    { pattern: /\bequipment\b/i, use: "gear" },
    { pattern: /\bconditions\b/i, use: "environment" },
    { pattern: /\bfilms?\b/i, use: "video" },
    { pattern: /\w (?:Week|Harvest) \{/, use: "lower case inside a sentence" },
  ],
  de: [
    { pattern: /mitnehmen|mitgenommen|\bnimm\b.*\bmit\b/i, use: "exportieren" },
    { pattern: /freiwillig/i, use: "optional" },
    { pattern: /brotkrumen/i, use: "Navigationspfad" },
    { pattern: /\bgefolgt\b/i, use: "du folgst" },
    { pattern: /\bbedingungen\b/i, use: "Klima & Licht" },
    { pattern: /ausrüstung/i, use: "Equipment" },
    { pattern: /neunzehn von zwanzig|drei von vier/i, use: "eine Zahl in Prozent" },
    { pattern: /tagebuch (?:anfangen|anlegen)/i, use: "Tagebuch beginnen" },
    { pattern: /\bIhnen\b|\w(?:en|n) Sie\b/, use: "du" },
  ],
  es: [
    { pattern: /denunci/i, use: "reportar" },
    { pattern: /qué tan\b/i, use: "cuánto, lo que falta" },
    { pattern: /\blecturas?\b/i, use: "medición" },
    { pattern: /\bllevárselo|\bllevarse\b/i, use: "exportar" },
    { pattern: /alimentación/i, use: "abonado" },
    { pattern: /armario textil/i, use: "carpa" },
    { pattern: /\bborrar\b/i, use: "eliminar" },
    { pattern: /\b(?:iniciar|inicia) sesión/i, use: "entrar" },
    { pattern: /\bustedes?\b/i, use: "tú, vosotros" },
    { pattern: /\babonos\b/i, use: "nutrientes" },
    { pattern: /\bcondiciones\b/i, use: "ambiente" },
    { pattern: /\bpor favor\b/i, use: "nothing: say what to do" },
  ],
  ru: [
    {
      pattern: /(?<![а-яё])(?:ты|теб[яе]|тобой|тво(?:й|я|ё|е|и|его|ему|ей|ею|ём|им|их|ими|ю))(?![а-яё])/i,
      use: "вы",
    },
    {
      pattern:
        /(?<![а-яё])(?:войди|введи|выбери|нажми|проверь|попробуй|загрузи|сохрани|добавь|укажи|открой|напиши|отправь)(?![а-яё])/i,
      use: "вы",
    },
    {
      pattern:
        /(?<![а-яё])(?:удали|убери|измени|обнови|включи|скачай|подтверди|спроси|посмотри|опубликуй|подпишись)(?![а-яё])/i,
      use: "вы",
    },
    { pattern: /конопл/i, use: "каннабис" },
    { pattern: /харвест/i, use: "урожай" },
    { pattern: /(?<![а-яё])гро(?:у(?!-)|в|ва|ве|ву|вом)(?![а-яё])/i, use: "цикл" },
    { pattern: /показани|показател/i, use: "замер" },
    { pattern: /палатк/i, use: "гроутент" },
    { pattern: /сетап/i, use: "условия" },
    { pattern: /премиум/i, use: "Premium" },
    { pattern: /(?<![а-яё])знак(?:а|ов)?(?![а-яё])/i, use: "символ" },
    { pattern: /гроурепорт/i, use: "дневник" },
    { pattern: /пожалуйста/i, use: "nothing: say what to do" },
    { pattern: /продукт/i, use: "товар, удобрение" },
    { pattern: /(?<![а-яё])средств/i, use: "удобрение" },
    { pattern: /(?<![а-яё])(?:марок|марк(?:а|и|у|е|ой|ам|ами|ах))(?![а-яё])/i, use: "бренд" },
    { pattern: /подкорм/i, use: "полив" },
    { pattern: /(?<![а-яё])тент/i, use: "гроутент" },
    { pattern: /портал/i, use: "кабинет бренда" },
    { pattern: /(?<![а-яё])КБД(?![а-яё])/, use: "CBD" },
    { pattern: /сеанс/i, use: "вход" },
    { pattern: /срок [а-яё ]*ссылки/i, use: "ссылка устарела" },
    { pattern: /экспорт CSV/i, use: "экспорт в CSV" },
    { pattern: /[а-яё] - [а-яё]/i, use: "тире" },
    { pattern: /["”]/, use: "«ёлочки»" },
  ],
  th: [
    { pattern: /บันทึก/, use: "ไดอารี่ (diary)", unlessEnglish: /\b(?:un)?sav(?:e|ed|ing)\b|\blogs?\b/i },
    { pattern: /รายงานการสูบ/, use: "รีวิวหลังสูบ" },
    { pattern: /ผู้ปลูก/, use: "คนปลูก" },
    { pattern: /ใยมะพร้าว/, use: "ขุยมะพร้าว" },
    { pattern: /แค็ตตาล็อก/, use: "แคตตาล็อก" },
    { pattern: /พรีเมียม/, use: "Premium" },
    { pattern: /ระยะเติบโต|ระยะออกดอก/, use: "ทำใบ, ทำดอก" },
    { pattern: /เลิกทำ/, use: "ยกเลิก" },
    { pattern: /(?<!เ)ท่าน|กรุณา|โปรด/, use: "คุณ, and nothing for please" },
    { pattern: /อุปกรณ์/, use: "เครื่อง (device)", unlessEnglish: /\bgear\b/i },
    { pattern: /รูปภาพ/, use: "รูป" },
    { pattern: /คอมเมนต์/, use: "ความคิดเห็น" },
    { pattern: /ไลก์/, use: "ถูกใจ" },
    { pattern: /หมวดหมู่/, use: "หมวด" },
    { pattern: /การรดน้ำ/, use: "การให้น้ำ" },
    { pattern: /สารอาหาร|ตารางการให้ปุ๋ย|การ์ดผสมปุ๋ย/, use: "ปุ๋ย, ตารางปุ๋ย, สูตรผสมปุ๋ย" },
    { pattern: /กาบมะพร้าว/, use: "ขุยมะพร้าว" },
    { pattern: /เซ็ตอัป/, use: "ชุดปลูก" },
    { pattern: /ผู้พัฒนาสายพันธุ์/, use: "บรีดเดอร์" },
    { pattern: /เมล็ดเพศเมีย|พันธุ์พื้นเมือง|อินดิกา|ซาติวา/, use: "เฟม, แลนด์เรซ, อินดิก้า, ซาติว่า" },
    { pattern: /เครือข่ายขัดข้อง|ตอบว่าผิดพลาด/, use: "เน็ตมีปัญหา, เซิร์ฟเวอร์มีปัญหา" },
    { pattern: /จะแสดงที่นี่|จะปรากฏ/, use: "จะขึ้นที่นี่" },
    { pattern: /แบ่งปัน/, use: "แชร์" },
  ],
};

/** The languages whose texts have been rewritten with these words. Add a language once its texts pass. */
export const CHECKED_LOCALES: readonly TranslatedLocale[] = ["en", "de", "es", "ru", "th"];

/**
 * Finds forbidden words in texts of one language.
 *
 * @param texts - texts by id
 * @param english - the English texts by the same ids
 * @returns one sentence for each find; empty for a language that is not checked yet
 * @example
 * forbiddenWords("en", { "api.stale": "Please reload" }, {}); // ['api.stale: "Please", use nothing: say what to do']
 */
export function forbiddenWords(
  locale: TranslatedLocale,
  texts: Readonly<Record<string, string>>,
  english: Readonly<Record<string, string>>,
): string[] {
  if (!CHECKED_LOCALES.includes(locale)) return [];
  return Object.entries(texts).flatMap(([id, text]) =>
    FORBIDDEN_WORDS[locale].flatMap(({ pattern, use, unlessEnglish }) => {
      const found = pattern.exec(text)?.[0];
      if (found === undefined || unlessEnglish?.test(english[id] ?? "")) return [];
      return `${id}: "${found}", use ${use}`;
    }),
  );
}
