import { describe, expect, it } from "vitest";
import { CHECKED_LOCALES, FORBIDDEN_WORDS, forbiddenWords } from "./glossary.ts";

/** Texts that the site used before. */
const OLD_TEXTS: Readonly<Record<keyof typeof FORBIDDEN_WORDS, readonly string[]>> = {
  en: [
    "ZIP or JSON that was taken along",
    "Take {name} away",
    "Bring in a diary from a file",
    "Throw it away",
    "It stands in no list and in no search",
    "Draft kept on this device, {time}",
    "Go on with it",
    "Letters go to {email}.",
    "The link in our mail",
    "You may not do this.",
    "These passwords do not match",
    "Please fill this in.",
    "Somebody has this already.",
    "You have been signed out meanwhile",
    "More complaints",
    "Review your equipment",
    "Conditions",
    "Film {number} of this week",
    "Publish Week {number}",
  ],
  de: ["ZIP, das mitgenommen wurde", "freiwillig", "Brotkrumen", "Ausrüstung", "Tagebuch anfangen"],
  es: [
    "Denunciar a los moderadores",
    "Qué tan completa está la semana",
    "Lecturas por semana",
    "Entra primero, por favor.",
  ],
  ru: [
    "Твои дневники здесь",
    "Войди, чтобы писать",
    "Укажи почту",
    "Подпишись на гровера",
    "о выращивании конопли",
    "Неделя грова",
    "Сорт, гровер, продукт",
    "Перемешивайте после каждого средства",
    "Схемы питания есть только у марок удобрений",
    "Все подкормки и дозы",
    "Влажность в тенте",
    "Войдите в портал брендов",
    "КБД до",
    "Сеанс завершён",
    "Срок действия ссылки истёк",
    "Экспорт CSV",
    "Сохраните дневник, пожалуйста",
    "Дневник - неделя за неделей",
    "Удалить “{name}”",
  ],
  th: [
    "เริ่มบันทึก",
    "รายงานการสูบ",
    "ผู้ปลูก",
    "อุปกรณ์อื่นทั้งหมดจะออกจากระบบ",
    "พร้อมคำตอบ รูปภาพ และความคิดเห็น",
    "แค่คอมเมนต์ใต้รีวิวก็พอ",
    "พร้อมไลก์และความคิดเห็น",
    "การรดน้ำ",
    "การ์ดผสมปุ๋ย",
    "ข้อมูลจากผู้พัฒนาสายพันธุ์",
    "ซาติวา",
    "เซิร์ฟเวอร์ตอบว่าผิดพลาด",
    "รายงานใหม่จะแสดงที่นี่",
  ],
};

const FINE_TEXTS: Readonly<Record<keyof typeof FORBIDDEN_WORDS, readonly string[]>> = {
  en: [
    "Keep my version",
    "Type the first few letters of a username.",
    "Standing tall",
    "since week {number}",
  ],
  de: ["Sieh in {email} nach", "Sie wird gesendet", "mit Messwerten"],
  es: ["Reportar este comentario", "Usa los datos de la semana {number}"],
  ru: [
    "Вы читаете",
    "Новые гроу-дневники",
    "Войдите",
    "цветы",
    "Гроутент",
    "Укажите почту",
    "Экспорт в CSV",
    "Выберите «На экран „Домой“»",
    "Каждый куст — неделя за неделей",
  ],
  th: ["ไดอารี่", "เครื่องนี้", "อินดิก้า", "ธาตุอาหารเสริม", "เท่านั้น"],
};

describe("FORBIDDEN_WORDS", () => {
  const found = (locale: keyof typeof FORBIDDEN_WORDS, text: string) =>
    FORBIDDEN_WORDS[locale].filter(({ pattern }) => pattern.test(text)).length;

  for (const locale of ["en", "de", "es", "ru", "th"] as const) {
    it.each(OLD_TEXTS[locale])(`forbids in ${locale}: %s`, (text) => {
      expect(found(locale, text)).toBeGreaterThan(0);
    });

    it.each(FINE_TEXTS[locale])(`allows in ${locale}: %s`, (text) => {
      expect(found(locale, text)).toBe(0);
    });
  }
});

describe("forbiddenWords", () => {
  it("names the text, the word and what to use instead", () => {
    expect(forbiddenWords("en", { "api.no_right": "You may not do this." }, {})).toEqual([
      `api.no_right: "may not", use can't, don't have permission`,
    ]);
  });

  it("finds nothing in good texts", () => {
    expect(forbiddenWords("en", { "api.saved": "Saved" }, {})).toEqual([]);
  });

  it("checks the rewritten languages", () => {
    expect(CHECKED_LOCALES).toEqual(expect.arrayContaining(["en", "de", "es", "th"]));
  });

  it("allows the Thai word for saving only where something is saved", () => {
    const [save] = FORBIDDEN_WORDS.th;
    expect(save?.unlessEnglish?.test("Save changes")).toBe(true);
    expect(save?.unlessEnglish?.test("Edit diary")).toBe(false);
  });

  it("allows the Thai word for gear only where English speaks of gear", () => {
    const texts = { "setup.others": "อุปกรณ์อื่น", "sessions.title": "อุปกรณ์" };
    expect(
      forbiddenWords("th", texts, { "setup.others": "Other gear", "sessions.title": "Devices" }),
    ).toEqual(['sessions.title: "อุปกรณ์", use เครื่อง (device)']);
  });
});
